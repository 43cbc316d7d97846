import { googleAccountRoutes, type GoogleIdentity } from '@giftwell/contracts/auth/google';
import { conflict, invalid } from '@giftwell/contracts/core/error';
import { fakeService } from '@giftwell/server-kit/testing';
import { userOf } from './fake-user.js';

/** The identities that arrived, and the user whose account was to be linked. */
export const arrivals: { identity: GoogleIdentity; timeZone?: string | null; linkedBy?: number }[] = [];

/** `taken@example.com` has an account; everybody else is user 500. */
export const FakeGoogle = fakeService(googleAccountRoutes, {
  async signIn({ identity, timeZone }) {
    arrivals.push({ identity, timeZone });
    if (identity.email === 'taken@example.com') throw conflict('account_exists', 'There is an account');
    return { user: userOf(500, identity.email ?? undefined), sessionEpoch: 0 };
  },
  async allowLink({ password }) {
    if (password !== 'correct horse') throw invalid('wrong_password', 'That isn’t your password.');
    return { ok: true as const };
  },
  async link({ identity }, { userId }) {
    arrivals.push({ identity, linkedBy: userId });
    return { ok: true as const };
  },
});
