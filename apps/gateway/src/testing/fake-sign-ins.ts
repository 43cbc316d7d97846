import { passkeyAccountRoutes } from '@giftwell/contracts/auth/passkeys';
import { invalid } from '@giftwell/contracts/core/error';
import { fakeService } from '@giftwell/server-kit/testing';
import { FakeGoogle } from './fake-google.js';
import { userOf } from './fake-user.js';

/** `passkey-of-7` is a passkey of user 7; all others are refused. */
const FakePasskeys = fakeService(passkeyAccountRoutes, {
  async verify({ assertion }) {
    if (assertion.id !== 'passkey-of-7') throw invalid('passkey_refused', 'That passkey didn’t work here.');
    return { user: userOf(7), sessionEpoch: 0 };
  },
});

export const fakeSignIns = [FakeGoogle, FakePasskeys];
