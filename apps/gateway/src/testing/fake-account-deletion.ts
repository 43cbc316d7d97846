import { deletedAccountRoutes } from '@giftwell/contracts/auth/account-deletion';
import { invalid } from '@giftwell/contracts/core/error';
import { fakeService } from '@giftwell/server-kit/testing';

/** Deletes users whose password is `password`, by noting their ids. */
export const fakeAccountDeletion = (password: string, deleted: Set<number>) =>
  fakeService(deletedAccountRoutes, {
    async delete(input, { userId }) {
      if (input.password !== password) throw invalid('wrong_password', 'That isn’t your password.');
      deleted.add(userId);
      return { ok: true as const };
    },
  });
