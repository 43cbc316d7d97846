import type { GiftOutcome } from '@giftwell/contracts/planning/gift-states';
import type { IdeaTraits } from '@giftwell/gift-ideas';
import { budgetAround, pricePlace } from './idea-features.js';
import type { Corrections } from './corrections.js';
import type { LearnedAct } from './learned-act.js';
import { newestOrder, withAct } from './remembered-acts.js';

/** A given gift of the record; without an outcome there is nothing to learn. */
export interface GivenGift {
  giftId: number;
  outcome: GiftOutcome | null;
  /** Null if no price is known. */
  priceCents: { min: number; max: number } | null;
}

interface Remembers {
  trainingData: { acts: LearnedAct[]; corrections?: Corrections };
}

/** Stores a gift in its recipient's row and removes it from all others; returns the rows that changed. */
export function recordOutcome<T extends Remembers>(
  people: readonly T[],
  theirs: T,
  gift: GivenGift,
  traits: IdeaTraits,
): Set<T> {
  const changed = new Set<T>();
  for (const row of people.filter((one) => one !== theirs)) {
    const acts = row.trainingData.acts.filter(({ giftId }) => giftId !== gift.giftId);
    if (acts.length === row.trainingData.acts.length) continue;
    row.trainingData = { ...row.trainingData, acts };
    changed.add(row);
  }
  const acts = withAct(theirs.trainingData.acts, actOf(gift, traits, newestOrder(people) + 1));
  if (acts) {
    theirs.trainingData = { ...theirs.trainingData, acts };
    changed.add(theirs);
  }
  return changed;
}

function actOf({ giftId, outcome, priceCents }: GivenGift, traits: IdeaTraits, order: number): LearnedAct {
  const budget = priceCents && budgetAround(priceCents.min, priceCents.max);
  return {
    ...{ suggestionId: null, giftId, order, traits, budget },
    ...{ rating: null, saved: false, unsaved: false, purchased: false, dismissed: false },
    ...(outcome && { outcome }),
    pricePlace: budget ? pricePlace(priceCents.min, priceCents.max, budget) : 0.5,
  };
}
