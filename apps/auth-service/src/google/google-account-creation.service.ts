import type { GoogleIdentity } from '@giftwell/contracts/auth/google';
import { Clock, type AnyCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountsService, type Account } from '../accounts/accounts.service.js';
import { AccountCreationService } from '../sign-ups/account-creation.service.js';
import { usernameFrom } from './username-from.js';

/** An identity whose address Google has verified. */
export type VerifiedIdentity = GoogleIdentity & { email: string };

/** Creates accounts for people who arrive from Google. */
@Injectable()
export class GoogleAccountCreationService {
  constructor(
    private readonly db: DataSource,
    private readonly accounts: AccountsService,
    private readonly creation: AccountCreationService,
    private readonly clock: Clock,
  ) {}

  /** Without a password, under a free username. `timeZone`: of the browser, if known. */
  async create(identity: VerifiedIdentity, timeZone: string | null, call: AnyCall): Promise<Account> {
    const username = await this.accounts.freeUsername(usernameFrom(identity.name, identity.email));
    const account = {
      ...{ username, email: identity.email, passwordHash: null, google: identity },
      ...{ timeZone: timeZone ?? undefined, createdAt: this.clock.now() },
    };
    return this.db.transaction((tx) => this.creation.createConfirmed(tx, account, call));
  }
}
