import type { MailList } from '@giftwell/contracts/auth/mail';
import { idSchema } from '@giftwell/contracts/core/ids';
import type { MailProps } from '@giftwell/mail-templates';
import { Clock, CONFIG, defineJob, Jobs } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Config } from '../config.js';
import { MailEntity, type MailState } from './mail.entity.js';

/** Attempts of the job are for failures of our own; a mail server that fails leads to a new job. */
export const sendMail = defineJob({
  name: 'auth.send-mail',
  data: z.object({ mailId: idSchema }),
  attempts: 15,
});

/** A mail that is wanted: to a user, to another address of theirs, or to an address alone. */
export interface WantedMail {
  /** Unique among all mails; a second request with the same key is none. */
  key: string;
  to: { userId: number; address?: string } | { userId?: undefined; address: string };
  template: keyof MailProps;
  /** What the template needs besides the user; ids instead of tokens. */
  data?: object;
  /** For mails that the reader did not ask for. */
  list?: MailList;
  /** After this it is of no use. */
  validUntil?: Date;
}

const hourMs = 3_600_000;

/** Mails as rows: what was asked for, and what became of it. */
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

  /** Sent once `tx` commits. */
  async request(
    tx: EntityManager,
    { to, data = {}, list, validUntil, ...wanted }: WantedMail,
  ): Promise<void> {
    const { identifiers } = await tx
      .createQueryBuilder()
      .insert()
      .into(MailEntity)
      .values({
        ...{ ...wanted, data, list: list ?? null, validUntil: validUntil ?? null },
        ...{ userId: to.userId ?? null, address: to.address ?? null },
        ...{ messageId: `<${randomUUID()}@${this.domain}>`, createdAt: this.clock.now() },
      })
      .orIgnore()
      .execute();
    const mailId = identifiers[0]?.['id'] as number | undefined;
    if (mailId !== undefined) await this.jobs.add(tx, sendMail, { mailId });
  }

  /** Tells the owner of an address that somebody else wanted to use it, once an hour at most. */
  tellAddressTaken(tx: EntityManager, userId: number, at: Date): Promise<void> {
    const key = `auth:address-taken:${userId}:${Math.floor(at.getTime() / hourMs)}`;
    return this.request(tx, { key, to: { userId }, template: 'address-taken' });
  }

  findWaiting(id: number): Promise<MailEntity | null> {
    return this.db.manager.findOneBy(MailEntity, { id, state: 'waiting' });
  }

  /** Whether it would come too late to be of use. */
  isLate({ validUntil }: MailEntity): boolean {
    return validUntil !== null && validUntil <= this.clock.now();
  }

  /** Final; what the mail said is forgotten. */
  async settle(tx: EntityManager, id: number, state: MailState, sentTo: string | null = null): Promise<void> {
    const settledAt = this.clock.now();
    await tx.update(MailEntity, { id, state: 'waiting' }, { state, sentTo, settledAt, data: {} });
  }

  /** Tries once more after a failed attempt. */
  async retry(tx: EntityManager, id: number, delayMs: number): Promise<void> {
    await tx.increment(MailEntity, { id }, 'attempts', 1);
    await this.postpone(tx, id, delayMs);
  }

  /** Sends it later, because of a limit. */
  async postpone(tx: EntityManager, id: number, delayMs: number): Promise<void> {
    await this.jobs.add(tx, sendMail, { mailId: id }, delayMs);
  }
}
