import { budgetRange, budgets, type Budget } from '@giftwell/contracts/gift-ai/vocabulary';
import type { IdeaTraits } from '@giftwell/gift-ideas';

/** An idea as numbers. The name of a feature begins with its kind, as in `interest:cooking`. */
export type Features = readonly (readonly [name: string, value: number])[];

/**
 * Prior standard deviation of the effect of each kind on the liking (−1 to 1). Features are scaled by it, so that every
 * weight has the prior N(0, 1).
 */
export const spread = {
  /** How generous the person is with stars in general. */
  mood: 0.35,
  category: 0.5,
  interest: 0.4,
  topic: 0.45,
  flag: 0.45,
  personality: 0.25,
  lifestyle: 0.2,
  price: 0.3,
} as const;

export const mood = 'mood';
export const price = 'price';

/** Several features of one kind share its spread: two interests together have the weight of one alone. */
const shared = (
  kind: 'interest' | 'topic' | 'flag' | 'personality' | 'lifestyle',
  names: readonly string[],
) => names.map((name) => [`${kind}:${name}`, spread[kind] / Math.sqrt(names.length)] as const);

/** The traits of a catalogue idea never change. */
const known = new WeakMap<IdeaTraits, Features>();

/** All features except the price. */
export function traitFeaturesOf(traits: IdeaTraits): Features {
  const before = known.get(traits);
  if (before) return before;
  const features: Features = [
    [mood, spread.mood],
    // A gift in the user's own words has none.
    ...(traits.category ? [[`category:${traits.category}`, spread.category] as const] : []),
    ...shared('interest', traits.interests),
    // Rows from before topics existed have none.
    ...shared('topic', traits.topics ?? []),
    ...shared('flag', traits.flags),
    ...shared('personality', traits.personality),
    ...shared('lifestyle', traits.lifestyle),
  ];
  known.set(traits, features);
  return features;
}

export const priceFeature = (pricePlace: number): number => spread.price * (2 * pricePlace - 1);

export const featuresOf = (traits: IdeaTraits, pricePlace: number): Features => [
  ...traitFeaturesOf(traits),
  [price, priceFeature(pricePlace)],
];

/** Assumed upper end of an open price range, in cents. */
const openCeiling = 200_000;

/** Position of the middle of a price range within a budget: 0 cheapest, 1 most expensive. */
export function pricePlace(minCents: number, maxCents: number, budget: Budget): number {
  const range = budgetRange[budget];
  const ceiling = Math.min(range.maxCents, openCeiling);
  const place = ((minCents + maxCents) / 2 - range.minCents) / (ceiling - range.minCents);
  return Math.min(1, Math.max(0, place));
}

/** The budget that a price belongs to. */
export function budgetAround(minCents: number, maxCents: number): Budget {
  const middle = (minCents + maxCents) / 2;
  return budgets.findLast((budget) => budgetRange[budget].minCents <= middle) ?? budgets[0];
}
