import type { Correction } from '@giftwell/contracts/gift-ai/learning';
import type { Features } from './idea-features.js';
import type { Weights } from './idea-features.js';

/** What the user said about features of ideas for one person, by the feature's name. */
export type Corrections = Readonly<Record<string, Correction>>;

/** Weights have the prior N(0, 1), so this is a strong taste. */
export const saidWeight = { liked: 1.5, disliked: -1.5, forgotten: 0 } as const satisfies Record<
  Correction,
  number
>;

/** The features that are still learned from acts. */
export const withoutCorrected = (features: Features, corrections: Corrections): Features =>
  features.filter(([name]) => !(name in corrections));

/** The weights with what the user said in place of what was learned. */
export function correctedWeights(weights: Weights, corrections: Corrections): Weights {
  const corrected = new Map(weights);
  for (const [name, correction] of Object.entries(corrections)) corrected.set(name, saidWeight[correction]);
  return corrected;
}

/** The corrections with one more, or without it. */
export function withCorrection(
  corrections: Corrections,
  feature: string,
  correction: Correction | null,
): Corrections {
  const others = Object.entries(corrections).filter(([name]) => name !== feature);
  return Object.fromEntries(correction === null ? others : [...others, [feature, correction]]);
}
