import { profileChangeRoutes } from '@giftwell/contracts/auth/profile';
import { fakeService } from '@giftwell/server-kit/testing';
import { userOf } from './fake-user.js';

/** A new password raises the user's session epoch. */
export const fakeProfile = (epochs: Map<number, number>) =>
  fakeService(profileChangeRoutes, {
    async change({ username, newPassword }, { userId }) {
      const user = { ...userOf(userId), ...(username !== undefined && { username }) };
      if (newPassword === undefined) return { user, sessionEpoch: null };
      const sessionEpoch = (epochs.get(userId) ?? 0) + 1;
      epochs.set(userId, sessionEpoch);
      return { user, sessionEpoch };
    },
  });
