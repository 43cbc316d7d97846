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

/** The occasions of somebody new, and how many people and occasions there were before. */
interface Added {
  occasions: readonly unknown[];
  peopleBefore: number;
  occasionsBefore: number;
}

const shown = (count: number) => count.toLocaleString('en-US');

@Injectable()
export class QuotaService {
  /** Refuses what was just written when it is more than a user may keep. Exact behind the lock on the user's calendar. */
  async check(tx: EntityManager, userId: number): Promise<void> {
    const [{ people, occasions, most }] = await tx.query<[Kept]>(
      `SELECT coalesce(sum(n), 0)::int AS occasions, coalesce(max(n), 0)::int AS most,
         (SELECT count(*)::int FROM recipients WHERE "userId" = $1 AND "deletedAt" IS NULL) AS people
       FROM (SELECT count(*) AS n FROM ${visibleOccasions} GROUP BY o."recipientId") each`,
      [userId],
    );
    if (people > recipientsOfAUser) throw tooManyPeople();
    if (occasions > occasionsOfAUser) {
      throw conflict('too_many_occasions', `There is room for ${shown(occasionsOfAUser)} occasions`);
    }
    if (most > occasionsOfARecipient) throw tooManyOfOne();
  }

  /** The same for one more person, by what the statement that added them counted. */
  async checkAdded(tx: EntityManager, userId: number, added: Added): Promise<void> {
    if (added.peopleBefore >= recipientsOfAUser) throw tooManyPeople();
    if (added.occasions.length > occasionsOfARecipient) throw tooManyOfOne();
    const atMost = added.occasionsBefore + added.occasions.length;
    if (atMost > occasionsOfAUser) await this.check(tx, userId);
  }
}

const tooManyPeople = () =>
  conflict('too_many_recipients', `There is room for ${shown(recipientsOfAUser)} people`);
const tooManyOfOne = () =>
  conflict('too_many_occasions', `There is room for ${occasionsOfARecipient} occasions of one person`);
