import { conflict } from '@giftwell/contracts/core/error';
import { occasionsOfARecipient, occasionsOfAUser } from '@giftwell/contracts/planning/occasions';
import { recipientsOfAUser } from '@giftwell/contracts/planning/recipients';
import { Clock } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { restorableMs } from '../retention.js';

interface Kept {
  people: number;
  occasions: number;
  most: number;
}

/** Visible, or deleted after `$2`. */
const isKept = (table: string) => `(${table}."deletedAt" IS NULL OR ${table}."deletedAt" > $2)`;
const also = `, including those deleted in the last ${restorableMs / 60_000} minutes`;

const shown = (count: number) => count.toLocaleString('en-US');

@Injectable()
export class QuotaService {
  constructor(private readonly clock: Clock) {}

  /**
   * Throws if what was just written exceeds the limits, and stores the counts. What can be restored counts as well, so
   * that it always fits. Exact behind the lock on the user's calendar.
   */
  async check(tx: EntityManager, userId: number): Promise<void> {
    const since = new Date(this.clock.now().getTime() - restorableMs);
    const [{ people, occasions, most }] = await tx.query<[Kept]>(
      `WITH counted AS (
         SELECT coalesce(sum(n), 0)::int AS occasions, coalesce(max(n), 0)::int AS most,
           (SELECT count(*)::int FROM recipients r WHERE "userId" = $1 AND ${isKept('r')}) AS people
         FROM (SELECT count(*) AS n FROM occasions o
           JOIN recipients r ON r.id = o."recipientId" AND r."userId" = o."userId" AND ${isKept('r')}
           WHERE o."userId" = $1 AND ${isKept('o')} GROUP BY o."recipientId") each),
       noted AS (
         UPDATE calendar_settings SET "peopleAtMost" = counted.people, "occasionsAtMost" = counted.occasions
         FROM counted WHERE "userId" = $1)
       SELECT people, occasions, most FROM counted`,
      [userId, since],
    );
    if (people > recipientsOfAUser) throw tooManyPeople();
    if (occasions > occasionsOfAUser) {
      throw conflict('too_many_occasions', `You can have up to ${shown(occasionsOfAUser)} occasions${also}`);
    }
    if (most > occasionsOfARecipient) throw tooManyOfOne();
  }

  /** Throws if one person has too many occasions. */
  checkOne(occasions: readonly unknown[]): void {
    if (occasions.length > occasionsOfARecipient) throw tooManyOfOne();
  }
}

const tooManyPeople = () =>
  conflict('too_many_recipients', `You can have up to ${shown(recipientsOfAUser)} people${also}`);
const tooManyOfOne = () =>
  conflict('too_many_occasions', `A person can have up to ${occasionsOfARecipient} occasions${also}`);
