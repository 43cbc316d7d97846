import { Clock, CONFIG } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Config } from '../config.js';
import { PreferencesService } from '../preferences/preferences.service.js';
import type { MailEntity } from './mail.entity.js';
import { SuppressedAddressEntity } from './suppressed-address.entity.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Limits the number of mails, and knows the addresses that get none. Addresses are compared in lower case. */
@Injectable()
export class MailLimitsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly preferences: PreferencesService,
  ) {}

  /** Milliseconds until another mail may go to this address; 0 if now. */
  async waitMs(address: string): Promise<number> {
    const now = this.clock.now().getTime();
    const [sent] = await this.db.query<[{ inMinute: number; toAddress: number }]>(
      `SELECT (count(*) FILTER (WHERE "settledAt" > $2))::int AS "inMinute",
              (count(*) FILTER (WHERE "sentTo" = $3))::int AS "toAddress"
       FROM mails WHERE state = 'sent' AND "settledAt" > $1`,
      [new Date(now - hourMs), new Date(now - minuteMs), address.toLowerCase()],
    );
    if (sent.toAddress >= this.config.MAILS_PER_ADDRESS) return hourMs;
    return sent.inMinute >= this.config.MAILS_PER_MINUTE ? minuteMs : 0;
  }

  /** Whether the reader has switched off this kind of mail. */
  async isUnwanted({ userId, list }: MailEntity): Promise<boolean> {
    return userId !== null && list !== null && !(await this.preferences.wants(userId, list));
  }

  isSuppressed(address: string): Promise<boolean> {
    return this.db.getRepository(SuppressedAddressEntity).existsBy({ address: address.toLowerCase() });
  }

  async suppress(tx: EntityManager, address: string, reason: string): Promise<void> {
    const row = { address: address.toLowerCase(), reason, at: this.clock.now() };
    await tx.createQueryBuilder().insert().into(SuppressedAddressEntity).values(row).orIgnore().execute();
  }
}
