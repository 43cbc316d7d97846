import { addressRoutes } from '@giftwell/contracts/auth/address';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { Serves, type AnyCall, type UserCall } from '@giftwell/server-kit';
import { AccountsService } from '../accounts/accounts.service.js';
import { MailLimitsService } from '../mail/mail-limits.service.js';
import { AddressLinksService } from './address-links.service.js';
import { AddressesService } from './addresses.service.js';

type Routes = typeof addressRoutes;
const ok = { ok: true as const };

@Serves(addressRoutes)
export class AddressController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly addresses: AddressesService,
    private readonly links: AddressLinksService,
    private readonly limits: MailLimitsService,
  ) {}

  confirm({ token }: HandlerInput<Routes['confirm']>, call: AnyCall) {
    return this.addresses.confirm(token, call);
  }

  async state(_: object, { userId }: UserCall) {
    const { email, emailConfirmedAt, passwordHash } = await this.accounts.get(userId);
    const refused = await this.limits.isSuppressed(email);
    return { email, confirmed: emailConfirmedAt !== null, refused, hasPassword: passwordHash !== null };
  }

  async sendLink(_: object, { userId }: UserCall) {
    const account = await this.accounts.get(userId);
    // To a confirmed address only if it was refused: a new mail tells if it still is.
    const wasRefused = await this.limits.release(account.email);
    if (wasRefused || !account.emailConfirmedAt) await this.links.send(account);
    return ok;
  }

  async change(input: HandlerInput<Routes['change']>, call: UserCall) {
    await this.links.change(input, call);
    return ok;
  }
}
