import type { signUpRoutes } from '@giftwell/contracts/auth/address';
import type { HandlerOutput } from '@giftwell/contracts/core/route';
import { CONFIG, type AnyCall } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountsService, type Account, type NewAccount } from '../accounts/accounts.service.js';
import type { Config } from '../config.js';
import { TokensService } from '../tokens/tokens.service.js';
import { AccountCreationService } from './account-creation.service.js';
import { PendingRegistrationsService } from './pending-registrations.service.js';

/** Opens accounts: at once, or with a mail server after the owner of the address has used a link. */
@Injectable()
export class SignUpsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly db: DataSource,
    private readonly creation: AccountCreationService,
    private readonly pending: PendingRegistrationsService,
  ) {}

  /** Null if a link is mailed first. The answer then doesn't reveal whether the address has an account. */
  async begin(account: NewAccount, call: AnyCall): Promise<Account | null> {
    if (this.config.SMTP_URL === undefined)
      return this.db.transaction((tx) => this.creation.createUnconfirmed(tx, account, call));
    await this.pending.keep(account);
    return null;
  }
}

/** Opens accounts by links. */
@Injectable()
export class SignUpLinksService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly tokens: TokensService,
    private readonly creation: AccountCreationService,
    private readonly pending: PendingRegistrationsService,
  ) {}

  /** Opens the account, under another name if its own was taken meanwhile. */
  finish(value: string, call: AnyCall): Promise<HandlerOutput<typeof signUpRoutes.finish>> {
    return this.tokens.redeem(value, ['finish-sign-up'], async (tx, { id }) => {
      const wanted = await this.pending.take(tx, id);
      const username = await this.accounts.freeUsername(wanted.username);
      const { email } = await this.creation.createConfirmed(tx, { ...wanted, username }, call);
      return { email, renamedTo: username === wanted.username ? null : username };
    });
  }
}
