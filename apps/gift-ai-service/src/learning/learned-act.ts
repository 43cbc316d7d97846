import type { Budget } from '@giftwell/contracts/gift-ai/vocabulary';
import type { IdeaTraits } from '@giftwell/gift-ideas';

/** What a giver let us know about one suggestion, as it stands now. */
export interface Signals {
  rating: number | null;
  saved: boolean;
  /** Was saved and is no longer. */
  unsaved: boolean;
  purchased: boolean;
  dismissed: boolean;
}

/** One suggestion that was acted on, with everything that a model learns from, so that nothing must be looked up again. */
export interface LearnedAct extends Signals {
  suggestionId: number;
  /** The order of the last acts on each of a user's suggestions; what comes later weighs more. */
  order: number;
  traits: IdeaTraits;
  budget: Budget;
  /** Of the price within the budget: 0 cheapest, 1 dearest. */
  pricePlace: number;
}

/** How much somebody likes an idea, −1 to 1, and how sure that is: the inverse of a variance. */
export interface Liking {
  value: number;
  precision: number;
}

/** Stars say most; keeping a thing says less than buying it, and letting it go says little. */
const said = {
  rating: 8,
  purchased: { value: 0.9, precision: 5 },
  dismissed: { value: -0.8, precision: 4 },
  saved: { value: 0.6, precision: 3 },
  unsaved: { value: -0.3, precision: 1 },
} as const;

const starsToLiking = (rating: number) => (rating - 3) / 2;

/** All that was said about one suggestion as a single observation; `null` when nothing is left of it. */
export function likingOf(signals: Signals): Liking | null {
  const all: Liking[] = [];
  if (signals.rating !== null) all.push({ value: starsToLiking(signals.rating), precision: said.rating });
  for (const act of ['purchased', 'dismissed', 'saved', 'unsaved'] as const) {
    if (signals[act]) all.push(said[act]);
  }
  const precision = all.reduce((sum, one) => sum + one.precision, 0);
  if (precision === 0) return null;
  return { value: all.reduce((sum, one) => sum + one.value * one.precision, 0) / precision, precision };
}

/** True when both say the same, so that saying it again teaches nothing. */
export const sameSignals = (a: Signals, b: Signals): boolean =>
  a.rating === b.rating &&
  a.saved === b.saved &&
  a.unsaved === b.unsaved &&
  a.purchased === b.purchased &&
  a.dismissed === b.dismissed;
