import { googleRoutes } from '@giftwell/contracts/auth/google';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { AccountsService } from '../accounts/accounts.service.js';
import { CredentialsService } from '../credentials/credentials.service.js';
import { GoogleLinksService } from './google-links.service.js';

const ok = { ok: true as const };

@Serves(googleRoutes)
export class GoogleController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly credentials: CredentialsService,
    private readonly links: GoogleLinksService,
  ) {}

  async state(_: object, { userId }: UserCall) {
    const { googleId, googleEmail, passwordHash } = await this.accounts.get(userId);
    return { linked: googleId !== null, email: googleEmail, hasPassword: passwordHash !== null };
  }

  /** The password that is asked for stays as a way to sign in. */
  async unlink({ password }: HandlerInput<typeof googleRoutes.unlink>, call: UserCall) {
    await this.credentials.reauthenticate({ password, from: call.clientAddress ?? '' }, call);
    await this.links.unlink(call);
    return ok;
  }
}
