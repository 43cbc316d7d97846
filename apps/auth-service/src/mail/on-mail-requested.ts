import type { EventData } from '@giftwell/contracts/core/event';
import { mailRequested } from '@giftwell/contracts/auth/mail';
import { EventHandler, type Handles } from '@giftwell/server-kit';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { MailsService, type WantedMail } from './mails.service.js';

/** Sends mails for other services, unless the user is gone. */
@EventHandler(mailRequested)
export class OnMailRequested implements Handles<typeof mailRequested> {
  constructor(
    private readonly mails: MailsService,
    private readonly accounts: AccountsService,
  ) {}

  async handle(wanted: EventData<typeof mailRequested>, tx: EntityManager): Promise<void> {
    const mail = withReader(wanted);
    const { to } = mail;
    if (to.userId === undefined || (await this.accounts.find(to.userId))) await this.mails.request(tx, mail);
  }
}

/** Mails of a list go to a user, others to a user or an address. */
function withReader(wanted: EventData<typeof mailRequested>): WantedMail {
  if ('to' in wanted) return wanted;
  const { userId, validUntil, ...mail } = wanted;
  return { ...mail, to: { userId }, ...(validUntil && { validUntil: new Date(validUntil) }) };
}
