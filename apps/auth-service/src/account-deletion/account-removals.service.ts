import { unauthenticated } from '@giftwell/contracts/core/error';
import { Erasure } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { MailsService } from '../mail/mails.service.js';
import { TokensService } from '../tokens/tokens.service.js';
import { eraseUser } from './erase-user.job.js';

/** Removes everything that this service holds about a user. */
@Injectable()
export class AccountRemovalsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly tokens: TokensService,
    private readonly mails: MailsService,
    private readonly erasure: Erasure,
  ) {}

  /** Also sends the last mail. Throws if the account no longer exists. */
  async remove(tx: EntityManager, userId: number): Promise<void> {
    await this.tokens.lock(tx, userId);
    const user = await this.accounts.lock(tx, userId);
    if (!user) throw unauthenticated();
    await this.mails.deleteCopies(tx, user);
    await this.erasure.begin(tx, eraseUser, userId);
    await this.mails.request(tx, {
      ...{ key: `auth:account-deleted:${userId}`, to: { address: user.email } },
      ...{ template: 'account-deleted', data: { name: user.username } },
    });
  }
}
