import { conflict } from '@giftwell/contracts/core/error';
import { occasionsOfARecipient, occasionsOfAUser } from '@giftwell/contracts/planning/occasions';
import { recipientsOfAUser } from '@giftwell/contracts/planning/recipients';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { visibleOccasions } from './occasion-row.js';

interface Kept {
  people: number;
  occasions: number;
  most: number;
}

const shown = (count: number) => count.toLocaleString('en-US');

@Injectable()
export class QuotaService {
  /**
   * Throws if what was just written exceeds the limits, and stores the counts. Exact behind the lock on the user's
   * calendar.
   */
  async check(tx: EntityManager, userId: number): Promise<void> {
    const [{ people, occasions, most }] = await tx.query<[Kept]>(
      `WITH counted AS (
         SELECT coalesce(sum(n), 0)::int AS occasions, coalesce(max(n), 0)::int AS most,
           (SELECT count(*)::int FROM recipients WHERE "userId" = $1 AND "deletedAt" IS NULL) AS people
         FROM (SELECT count(*) AS n FROM ${visibleOccasions} GROUP BY o."recipientId") each),
       noted AS (
         UPDATE calendar_settings SET "peopleAtMost" = counted.people, "occasionsAtMost" = counted.occasions
         FROM counted WHERE "userId" = $1)
       SELECT people, occasions, most FROM counted`,
      [userId],
    );
    if (people > recipientsOfAUser) throw tooManyPeople();
    if (occasions > occasionsOfAUser) {
      throw conflict('too_many_occasions', `You can have up to ${shown(occasionsOfAUser)} occasions`);
    }
    if (most > occasionsOfARecipient) throw tooManyOfOne();
  }

  /** Throws if one person has too many occasions. */
  checkOne(occasions: readonly unknown[]): void {
    if (occasions.length > occasionsOfARecipient) throw tooManyOfOne();
  }
}

const tooManyPeople = () =>
  conflict('too_many_recipients', `You can have up to ${shown(recipientsOfAUser)} people`);
const tooManyOfOne = () =>
  conflict('too_many_occasions', `A person can have up to ${occasionsOfARecipient} occasions`);
