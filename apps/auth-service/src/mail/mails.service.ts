import type { MailList } from '@giftwell/contracts/auth/mail';
import { idSchema } from '@giftwell/contracts/core/ids';
import type { MailProps } from '@giftwell/mail-templates';
import { Clock, CONFIG, defineJob, Jobs } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, In, LessThan, Not, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Config } from '../config.js';
import { MailEntity, type MailState } from './mail.entity.js';

/** The job's attempts are for our own failures; a failing mail server leads to a new job. */
export const sendMail = defineJob({
  name: 'auth.send-mail',
  data: z.object({ mailId: idSchema }),
  attempts: 15,
});

/** Deletes the copies of mails to a user whose account is deleted. */
export const deleteMailCopies = defineJob({
  // Jobs in the queue have this name.
  name: 'auth.recall-mails',
  data: z.object({ messageIds: z.array(z.string()) }),
  attempts: 15,
});

/** Mails whose row is deleted once they are settled, because it has the address of a deleted account. */
const finalMailTemplates: (keyof MailProps)[] = ['account-deleted'];

/** A requested mail: to a user, to another address of theirs, or only to an address. */
export interface WantedMail {
  /** Unique among all mails; a second request with the same key is ignored. */
  key: string;
  to: { userId: number; address?: string } | { userId?: undefined; address: string };
  /** What it is about: a mail to the same reader that still waits is replaced. */
  topic?: string | undefined;
  template: keyof MailProps;
  /** Data for the template besides the user; ids instead of tokens. */
  data?: object;
  /** Set for mails that the reader didn't request. */
  list?: MailList;
  /** Further lists that it stands for. */
  otherLists?: MailList[] | undefined;
  /** The user who caused a mail to another person's address. */
  senderId?: number | undefined;
  /** After this the mail is useless. */
  validUntil?: Date;
}

const hourMs = 3_600_000;
/** Longer than an attempt to send a mail. */
const deleteAgainMs = hourMs / 2;
/**
 * When a mail of a topic leaves, in ms: after a delay, in which others of its topic replace it, and with a pause after
 * the last one.
 */
const paces: Partial<Record<keyof MailProps, { delayMs: number; pauseMs: number }>> = {
  'wishlist-invitation': { delayMs: 0, pauseMs: 24 * hourMs },
  'reserved-gift-changed': { delayMs: hourMs / 6, pauseMs: hourMs },
};
/** A mail that waits longer than this because of a limit for guests is not sent. */
const guestMailMs = 4 * 24 * hourMs;
/** How long a settled mail is known by its key. */
const keptMs = 90 * 24 * hourMs;

/** Stores mails as rows, with their state. */
@Injectable()
export class MailsService {
  private readonly domain: string;

  constructor(
    @Inject(CONFIG) { MAIL_FROM }: Config,
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {
    this.domain = MAIL_FROM.replace(/^.*@/, '').replace('>', '');
  }

  /** Sent once `tx` commits; false if a mail with this key was requested before. */
  async request(tx: EntityManager, wanted: WantedMail): Promise<boolean> {
    const last = await this.lastOfTopic(tx, wanted);
    if (last?.state === 'waiting') {
      const { template, data = {} } = wanted;
      await tx.update(MailEntity, { id: last.id, state: 'waiting' }, { template, data });
      // Otherwise it leaves when it was to leave.
      if (!paces[template]) await this.jobs.add(tx, sendMail, { mailId: last.id });
      return true;
    }
    const mailId = await this.store(tx, wanted);
    if (mailId !== undefined) await this.jobs.add(tx, sendMail, { mailId }, this.delayMs(wanted, last));
    return mailId !== undefined;
  }

  /** Undefined if there is a mail with this key. */
  private async store(
    tx: EntityManager,
    { to, data = {}, list, validUntil, ...wanted }: WantedMail,
  ): Promise<number | undefined> {
    const createdAt = this.clock.now();
    const isToGuest = to.userId === undefined && list !== undefined;
    const lastsUntil = isToGuest ? new Date(createdAt.getTime() + guestMailMs) : null;
    const { identifiers } = await tx
      .createQueryBuilder()
      .insert()
      .into(MailEntity)
      .values({
        ...{ ...wanted, data, list: list ?? null, validUntil: validUntil ?? lastsUntil },
        ...{ userId: to.userId ?? null, address: to.address ?? null },
        ...{ messageId: `<${randomUUID()}@${this.domain}>`, createdAt },
      })
      .orIgnore()
      .execute();
    return identifiers[0]?.['id'] as number | undefined;
  }

  /** The last mail to the same reader about the same. Others of the topic wait until `tx` ends. */
  private async lastOfTopic(
    tx: EntityManager,
    { to, topic }: WantedMail,
  ): Promise<Pick<MailEntity, 'id' | 'state' | 'settledAt'> | undefined> {
    if (topic === undefined) return undefined;
    await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`auth.mails:${topic}`]);
    const [last] = await tx.query<Pick<MailEntity, 'id' | 'state' | 'settledAt'>[]>(
      `SELECT id, state, "settledAt" FROM mails
       WHERE topic = $1 AND "userId" IS NOT DISTINCT FROM $2::int
         AND lower(address) IS NOT DISTINCT FROM lower($3) ORDER BY id DESC LIMIT 1`,
      [topic, to.userId ?? null, to.address ?? null],
    );
    return last;
  }

  private delayMs(
    { template }: WantedMail,
    last: Pick<MailEntity, 'state' | 'settledAt'> | undefined,
  ): number | undefined {
    const pace = paces[template];
    if (!pace) return undefined;
    const sentAt = last?.state === 'sent' ? last.settledAt!.getTime() : -Infinity;
    return Math.max(pace.delayMs, sentAt + pace.pauseMs - this.clock.now().getTime());
  }

  /** Tells the owner of an address that somebody else tried to use it, at most once an hour. */
  async tellAddressTaken(tx: EntityManager, userId: number, at: Date): Promise<void> {
    const key = `auth:address-taken:${userId}:${Math.floor(at.getTime() / hourMs)}`;
    await this.request(tx, { key, to: { userId }, template: 'address-taken' });
  }

  findWaiting(id: number): Promise<MailEntity | null> {
    return this.db.manager.findOneBy(MailEntity, { id, state: 'waiting' });
  }

  /** Whether it is too late to be useful. */
  isLate({ validUntil }: MailEntity): boolean {
    return validUntil !== null && validUntil <= this.clock.now();
  }

  /** Sets the final state and clears the content; false if the mail was deleted with its reader's account. */
  async settle(
    tx: EntityManager,
    id: number,
    state: MailState,
    sentTo: string | null = null,
  ): Promise<boolean> {
    const settledAt = this.clock.now();
    const finalMail = await tx.delete(MailEntity, { id, template: In(finalMailTemplates) });
    if (finalMail.affected) return true;
    const settled = { state, sentTo, settledAt, data: {} };
    const { affected } = await tx.update(MailEntity, { id, state: 'waiting' }, settled);
    const old = LessThan(new Date(settledAt.getTime() - keptMs));
    await tx.delete(MailEntity, { state: Not('waiting'), settledAt: old });
    return affected === 1 || tx.existsBy(MailEntity, { id });
  }

  /** Schedules another attempt after a failure. */
  async retry(tx: EntityManager, id: number, delayMs: number): Promise<void> {
    await tx.increment(MailEntity, { id }, 'attempts', 1);
    await this.postpone(tx, id, delayMs);
  }

  /** Postpones it because of a limit. */
  async postpone(tx: EntityManager, id: number, delayMs: number): Promise<void> {
    await this.jobs.add(tx, sendMail, { mailId: id }, delayMs);
  }

  /**
   * Deletes the copies of a user's mails once `tx` commits, and again later: a process that is stopped while it writes
   * one may leave it behind. Includes mails that another service sent to the address alone.
   */
  async deleteCopies(tx: EntityManager, { id, email }: { id: number; email: string }): Promise<void> {
    const mails = await tx.query<Pick<MailEntity, 'messageId'>[]>(
      'SELECT "messageId" FROM mails WHERE "userId" = $1 OR lower(address) = lower($2)',
      [id, email],
    );
    const messageIds = mails.map(({ messageId }) => messageId);
    if (messageIds.length === 0) return;
    await this.jobs.add(tx, deleteMailCopies, { messageIds });
    await this.jobs.add(tx, deleteMailCopies, { messageIds }, deleteAgainMs);
  }
}

/** Whether nothing about the reader may be stored after this mail. */
export const isFinalMail = ({ template }: Pick<MailEntity, 'template'>): boolean =>
  finalMailTemplates.includes(template);
