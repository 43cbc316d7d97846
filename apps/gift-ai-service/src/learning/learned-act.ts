import type { Budget } from '@giftwell/contracts/gift-ai/vocabulary';
import type { GiftOutcome } from '@giftwell/contracts/planning/gift-states';
import type { IdeaTraits } from '@giftwell/gift-ideas';
import { budgetAround, pricePlace } from './idea-features.js';

/** The current state of what a giver did with one suggestion. */
export interface Signals {
  rating: number | null;
  saved: boolean;
  /** Was saved before and no longer is. */
  unsaved: boolean;
  purchased: boolean;
  dismissed: boolean;
  /** How it was received, where it was given. */
  outcome?: GiftOutcome;
}

/** A suggestion that was acted on, or a gift that was given, with everything that the model needs, so that nothing is looked up again. */
export interface LearnedAct extends Signals {
  /** Null for a gift of the gift record. The outcome of a suggested gift is an act of its own. */
  suggestionId: number | null;
  giftId?: number;
  /** Order of the last acts on a user's suggestions; later ones have more weight. */
  order: number;
  traits: IdeaTraits;
  /** Null if no price is known. */
  budget: Budget | null;
  /** Position of the price within the budget: 0 cheapest, 1 most expensive. */
  pricePlace: number;
}

/** A suggestion after an act of its owner. */
export interface JudgedIdea extends Omit<Signals, 'unsaved' | 'outcome'> {
  id: number;
  priceMinCents: number;
  priceMaxCents: number;
  /** `null` if the idea came without wizard data. */
  budget: Budget | null;
}

/** The act on a suggestion; `known` is the earlier one on the same. */
export function actOn(
  { id, rating, saved, purchased, dismissed, priceMinCents, priceMaxCents, ...idea }: JudgedIdea,
  known: LearnedAct | undefined,
  traits: IdeaTraits,
  order: number,
): LearnedAct {
  const budget = idea.budget ?? budgetAround(priceMinCents, priceMaxCents);
  return {
    ...{ suggestionId: id, order, traits, budget },
    ...{ rating, saved, purchased, dismissed },
    unsaved: !saved && !!known && (known.saved || known.unsaved),
    pricePlace: pricePlace(priceMinCents, priceMaxCents, budget),
  };
}

/** How much an idea is liked, −1 to 1, with its precision (inverse variance). */
export interface Liking {
  value: number;
  precision: number;
}

/** What the recipient says is a stronger signal than the stars of the giver. */
const received = {
  loved: { value: 1, precision: 12 },
  fine: { value: 0.25, precision: 6 },
  not_theirs: { value: -0.9, precision: 10 },
} as const satisfies Record<GiftOutcome, Liking>;

/** Of the giver's signals, stars are the strongest; saving is weaker than purchasing, and removing is weak. */
const said = {
  rating: 8,
  purchased: { value: 0.9, precision: 5 },
  dismissed: { value: -0.8, precision: 4 },
  saved: { value: 0.6, precision: 3 },
  unsaved: { value: -0.3, precision: 1 },
} as const;

const starsToLiking = (rating: number) => (rating - 3) / 2;

/** Combines all signals about one suggestion into one observation; `null` if none is left. */
export function likingOf(signals: Signals): Liking | null {
  const all: Liking[] = [];
  if (signals.rating !== null) all.push({ value: starsToLiking(signals.rating), precision: said.rating });
  for (const act of ['purchased', 'dismissed', 'saved', 'unsaved'] as const) {
    if (signals[act]) all.push(said[act]);
  }
  if (signals.outcome) all.push(received[signals.outcome]);
  const precision = all.reduce((sum, one) => sum + one.precision, 0);
  if (precision === 0) return null;
  return { value: all.reduce((sum, one) => sum + one.value * one.precision, 0) / precision, precision };
}

/** Whether both are the same, so that there is nothing to learn. */
export const sameSignals = (a: Signals, b: Signals): boolean =>
  a.rating === b.rating &&
  a.saved === b.saved &&
  a.unsaved === b.unsaved &&
  a.purchased === b.purchased &&
  a.dismissed === b.dismissed &&
  a.outcome === b.outcome;
