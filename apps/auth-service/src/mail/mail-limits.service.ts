import type { MailProps } from '@giftwell/mail-templates';
import { Clock, CONFIG } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Config } from '../config.js';
import { PreferencesService } from '../preferences/preferences.service.js';
import type { MailEntity } from './mail.entity.js';
import { SuppressedAddressEntity } from './suppressed-address.entity.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * Each kind has a budget of its own, so that links to an account arrive however many other mails there are: mails about
 * the account itself, mails that others cause to an address without an account, and the rest.
 */
type Kind = 'account' | 'guest' | 'other';
const accountMails: (keyof MailProps)[] = [
  ...(['confirm-address', 'finish-sign-up', 'reset-password', 'address-taken', 'password-changed'] as const),
  ...(['address-changed', 'sign-in-added', 'failed-sign-ins', 'export-ready', 'account-deleted'] as const),
];
/** The kind of a row, in SQL. */
const kindOfRow = `CASE WHEN template IN (${accountMails.map((name) => `'${name}'`).join()}) THEN 'account'
  WHEN "userId" IS NULL AND list IS NOT NULL THEN 'guest' ELSE 'other' END`;

function kindOf({ template, userId, list }: MailEntity): Kind {
  if (accountMails.includes(template)) return 'account';
  return userId === null && list !== null ? 'guest' : 'other';
}

/** Limits the number of mails, and knows the addresses that get none. Addresses are compared in lower case. */
@Injectable()
export class MailLimitsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly preferences: PreferencesService,
  ) {}

  /** Milliseconds until this mail may go to the address; 0 if now. */
  async waitMs(mail: MailEntity, address: string): Promise<number> {
    if (await this.isOverBudget(mail, address)) return hourMs;
    const sent = await this.count(`"settledAt" > $1`, [this.before(minuteMs)]);
    return sent >= this.config.MAILS_PER_MINUTE ? minuteMs : 0;
  }

  private async isOverBudget(mail: MailEntity, address: string): Promise<boolean> {
    const { MAILS_PER_ADDRESS, MAILS_PER_GUEST, MAILS_PER_SENDER } = this.config;
    const kind = kindOf(mail);
    const [max, windowMs] = kind === 'guest' ? [MAILS_PER_GUEST, dayMs] : [MAILS_PER_ADDRESS, hourMs];
    const toAddress = `"sentTo" = $1 AND "settledAt" > $2 AND ${kindOfRow} = $3`;
    if ((await this.count(toAddress, [address.toLowerCase(), this.before(windowMs), kind])) >= max)
      return true;
    if (mail.senderId === null) return false;
    const bySender = `"senderId" = $1 AND "settledAt" > $2 AND template = $3`;
    const sent = await this.count(bySender, [mail.senderId, this.before(dayMs), mail.template]);
    return sent >= MAILS_PER_SENDER;
  }

  /** Number of sent mails with this condition. */
  private async count(condition: string, values: unknown[]): Promise<number> {
    const [row] = await this.db.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM mails WHERE state = 'sent' AND ${condition}`,
      values,
    );
    return row.count;
  }

  private before(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }

  /** Whether the reader has switched off all lists of this mail. */
  async isUnwanted(mail: MailEntity): Promise<boolean> {
    return mail.list !== null && !(await this.preferences.firstWanted(mail));
  }

  isSuppressed(address: string): Promise<boolean> {
    return this.db.getRepository(SuppressedAddressEntity).existsBy({ address: address.toLowerCase() });
  }

  /** Lets mails go to the address again; false if they do already. */
  async release(address: string): Promise<boolean> {
    const suppressed = this.db.getRepository(SuppressedAddressEntity);
    const { affected } = await suppressed.delete({ address: address.toLowerCase() });
    return !!affected;
  }

  async suppress(tx: EntityManager, address: string, reason: string): Promise<void> {
    const row = { address: address.toLowerCase(), reason, at: this.clock.now() };
    await tx.createQueryBuilder().insert().into(SuppressedAddressEntity).values(row).orIgnore().execute();
  }
}
