import type { OccasionGiftState } from '@giftwell/contracts/planning/occasions';
import type { GiftState } from '@giftwell/contracts/planning/gifts';
import { yearOf } from '../calendar/occurrences.service.js';
import { hasReached } from './gift-row.js';

/** A gift for an occasion that is more than an idea. */
export interface OccasionGift {
  year: number | null;
  state: GiftState;
}

/** SQL for the `OccasionGift`s of an occasion `o`. */
export const giftsOfOccasion = `(SELECT coalesce(json_agg(json_build_object('year', g."inYear", 'state', g.state)), '[]')
  FROM gifts g WHERE g."occasionId" = o.id AND g."recipientId" = o."recipientId" AND g.state <> 'idea'
    AND g."deletedAt" IS NULL) AS gifts`;

/** An `OccasionGift` with its occasion and recipient. */
export interface PlannedGift extends OccasionGift {
  occasionId: number;
  recipientId: number;
}

/** SQL for all `PlannedGift`s of user `$1`; faster than a subquery for each of thousands of occasions. */
export const plannedGifts = `SELECT g."occasionId", g."recipientId", g."inYear" AS year, g.state FROM gifts g
  WHERE g."userId" = $1 AND g."occasionId" IS NOT NULL AND g.state <> 'idea' AND g."deletedAt" IS NULL`;

/** SQL for the number of gifts of a recipient `r`. */
export const giftCounts = `(SELECT json_build_object('ideas', count(*) FILTER (WHERE g.state = 'idea'),
    'planned', count(*) FILTER (WHERE g.state IN ('decided', 'bought', 'ready')))
  FROM gifts g WHERE g."recipientId" = r.id AND g."userId" = r."userId" AND g."deletedAt" IS NULL) AS "giftCounts"`;

/** The most advanced state among the gifts for the occasion on `day`. */
export function giftStateFor(gifts: readonly OccasionGift[], day: string | null): OccasionGiftState {
  const year = day && yearOf(day);
  const meant = gifts.filter((gift) => gift.year === null || year === null || gift.year === year);
  const furthest = (['ready', 'bought', 'decided'] as const).find((step) =>
    meant.some(({ state }) => hasReached(state, step)),
  );
  return furthest ?? 'none';
}
