import { googleAccountRoutes } from '@giftwell/contracts/auth/google';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { Serves, type AnyCall, type UserCall } from '@giftwell/server-kit';
import { toUser } from '../accounts/accounts.service.js';
import { CredentialsService } from '../credentials/credentials.service.js';
import { GoogleLinksService } from './google-links.service.js';
import { GoogleSignInsService } from './google-sign-ins.service.js';

type Routes = typeof googleAccountRoutes;
const ok = { ok: true as const };

/** For the gateway, which has asked Google. */
@Serves(googleAccountRoutes)
export class GoogleAccountController {
  constructor(
    private readonly signIns: GoogleSignInsService,
    private readonly credentials: CredentialsService,
    private readonly links: GoogleLinksService,
  ) {}

  async signIn(input: HandlerInput<Routes['signIn']>, call: AnyCall) {
    const user = await this.signIns.signIn(input, call);
    return { user: toUser(user), sessionEpoch: user.sessionEpoch };
  }

  async allowLink(input: HandlerInput<Routes['allowLink']>, call: UserCall) {
    this.links.check(await this.credentials.reauthenticate(input, call));
    return ok;
  }

  async link({ identity }: HandlerInput<Routes['link']>, call: UserCall) {
    await this.links.link(identity, call);
    return ok;
  }
}
