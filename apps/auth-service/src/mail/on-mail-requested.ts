import type { EventData } from '@giftwell/contracts/core/event';
import { mailRequested, type MailList } from '@giftwell/contracts/auth/mail';
import { EventHandler, type Handles } from '@giftwell/server-kit';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { ReminderNotificationsService } from '../web-push/reminder-notifications.service.js';
import { MailsService, type WantedMail } from './mails.service.js';

/** Sends mails for other services, unless the user is gone; reminders show on the user's browsers as well. */
@EventHandler(mailRequested)
export class OnMailRequested implements Handles<typeof mailRequested> {
  constructor(
    private readonly mails: MailsService,
    private readonly accounts: AccountsService,
    private readonly notifications: ReminderNotificationsService,
  ) {}

  async handle(wanted: EventData<typeof mailRequested>, tx: EntityManager): Promise<void> {
    const mail = withReader(wanted);
    const { to } = mail;
    if (to.userId !== undefined && !(await this.accounts.find(to.userId))) return;
    const isNew = await this.mails.request(tx, mail);
    if (isNew && wanted.template === 'gift-reminder') await this.notifications.request(tx, wanted);
  }
}

type Requested = EventData<typeof mailRequested>;
type ToAddress = Extract<Requested, { to: object }>;

/** Which mails to an address without an account its owner can stop. */
const guestLists: Partial<Record<Requested['template'], MailList>> = {
  'wishlist-invitation': 'invitations',
  'gift-reserved': 'reservations',
  'reserved-gift-changed': 'reservations',
  'reserved-gift-gone': 'reservations',
  'group-gift-mail': 'group_gifts',
};
/** About money that was paid, so the payer can't switch them off. */
const receipts = ['receipt', 'refunded'];

function guestListOf({ to, template, data }: ToAddress): MailList | undefined {
  if (!('address' in to) || ('kind' in data && receipts.includes(data.kind))) return undefined;
  return guestLists[template];
}

/** Mails of a list go to a user, others to a user or an address. */
function withReader(wanted: Requested): WantedMail {
  if ('to' in wanted) {
    const list = guestListOf(wanted);
    return { ...wanted, ...(list && { list }) };
  }
  const { userId, validUntil, ...mail } = wanted;
  return { ...mail, to: { userId }, ...(validUntil && { validUntil: new Date(validUntil) }) };
}
