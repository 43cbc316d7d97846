import { budgetRange, budgets, type Budget } from '@giftwell/contracts/gift-ai/vocabulary';
import type { IdeaTraits } from '@giftwell/gift-ideas';

/** An idea as numbers. The name of a feature begins with its kind, as in `interest:cooking`. */
export type Features = readonly (readonly [name: string, value: number])[];
/** A linear function of features. */
export type Weights = ReadonlyMap<string, number>;

/**
 * Prior standard deviation of the effect of each kind on the liking (−1 to 1). Features are scaled by it, so that every
 * weight has the prior N(0, 1).
 */
export const priorStdDev = {
  /** How generous the person is with stars in general: their bias (intercept). */
  ratingBias: 0.35,
  category: 0.5,
  interest: 0.4,
  topic: 0.45,
  flag: 0.45,
  personality: 0.25,
  lifestyle: 0.2,
  price: 0.3,
} as const;

export const ratingBias = 'ratingBias';
export const price = 'price';

/** The kinds of which an idea may have several features, and their names. */
const sharedKinds = {
  interest: ({ interests }: IdeaTraits): readonly string[] => interests,
  // Rows from before topics existed have none.
  topic: ({ topics }: Partial<IdeaTraits>) => topics ?? [],
  flag: ({ flags }: IdeaTraits) => flags,
  personality: ({ personality }: IdeaTraits) => personality,
  lifestyle: ({ lifestyle }: IdeaTraits) => lifestyle,
};
type SharedKind = keyof typeof sharedKinds;
const sharedKindsInOrder = Object.keys(sharedKinds) as SharedKind[];

/** Several features of one kind share its standard deviation: two interests together have the weight of one alone. */
const shareOf = (kind: SharedKind, count: number): number => priorStdDev[kind] / Math.sqrt(count);

/** All features except the price. */
export const traitFeaturesOf = (traits: IdeaTraits): Features => [
  [ratingBias, priorStdDev.ratingBias],
  // A gift in the user's own words has none.
  ...(traits.category ? [[`category:${traits.category}`, priorStdDev.category] as const] : []),
  ...sharedKindsInOrder.flatMap((kind) => {
    const names = sharedKinds[kind](traits);
    return names.map((name) => [`${kind}:${name}`, shareOf(kind, names.length)] as const);
  }),
];

/**
 * The value of a linear function for an idea, without the rating bias, which is the same for all ideas, and the price. The
 * catalogue's features would take more memory than the catalogue, so the weights are sorted by kind instead.
 */
export function traitValue(weights: Weights): (traits: IdeaTraits) => number {
  const ofKind = new Map<string, Map<string, number>>();
  for (const [feature, weight] of weights) {
    const [kind = '', name = ''] = feature.split(/:(.*)/s);
    ofKind.set(kind, (ofKind.get(kind) ?? new Map<string, number>()).set(name, weight));
  }
  const ofShared = sharedKindsInOrder.flatMap((kind) => {
    const known = ofKind.get(kind);
    return known ? [{ kind, known, namesOf: sharedKinds[kind] }] : [];
  });
  return (traits) => {
    let value = priorStdDev.category * (ofKind.get('category')?.get(traits.category) ?? 0);
    for (const { kind, known, namesOf } of ofShared) {
      const names = namesOf(traits);
      let sum = 0;
      for (const name of names) sum += known.get(name) ?? 0;
      if (sum !== 0) value += sum * shareOf(kind, names.length);
    }
    return value;
  };
}

export const priceFeature = (pricePlace: number): number => priorStdDev.price * (2 * pricePlace - 1);

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
