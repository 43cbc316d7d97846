import { passkeyAccountRoutes } from '@giftwell/contracts/auth/passkeys';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { Serves, type AnyCall } from '@giftwell/server-kit';
import { toUser } from '../accounts/accounts.service.js';
import { PasskeySignInsService } from './passkey-sign-ins.service.js';

/** For the gateway, which opens a session. */
@Serves(passkeyAccountRoutes)
export class PasskeyAccountController {
  constructor(private readonly signIns: PasskeySignInsService) {}

  async verify({ assertion }: HandlerInput<typeof passkeyAccountRoutes.verify>, call: AnyCall) {
    const user = await this.signIns.verify(assertion, call);
    return { user: toUser(user), sessionEpoch: user.sessionEpoch };
  }
}
