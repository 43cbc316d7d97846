import type { EventData } from '@giftwell/contracts/core/event';
import { mailRequested } from '@giftwell/contracts/auth/mail';
import { EventHandler, type Handles } from '@giftwell/server-kit';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { MailsService } from './mails.service.js';

/** Sends mails for other services, unless the user is gone. */
@EventHandler(mailRequested)
export class OnMailRequested implements Handles<typeof mailRequested> {
  constructor(
    private readonly mails: MailsService,
    private readonly accounts: AccountsService,
  ) {}

  async handle({ userId, ...wanted }: EventData<typeof mailRequested>, tx: EntityManager): Promise<void> {
    if (await this.accounts.find(userId)) await this.mails.request(tx, { ...wanted, to: { userId } });
  }
}
