import { budgetLabels, type Budget } from '@giftwell/contracts/gift-ai/vocabulary';
import { priorStdDev } from './idea-features.js';
import { likingOf, type LearnedAct } from './learned-act.js';
import type { Weights } from './idea-features.js';

/** What the model learned, as text that a person can check. */
export interface LearnedSummary {
  preferredCategories: string[];
  dislikedCategories: string[];
  priceRangePreference: string | null;
  personalityWeights: Record<string, number>;
  interestWeights: Record<string, number>;
}

/** Minimum effect on the liking (−1 to 1) for a category to be listed, and maximum number of them. */
export const worthNaming = 0.08;
const maxNamed = 5;
const maxTopics = 20;

export function summaryOf(weights: Weights, acts: readonly LearnedAct[]): LearnedSummary {
  const categories = effectsOf(weights, 'category');
  return {
    preferredCategories: named(categories, 1),
    dislikedCategories: named(categories, -1),
    priceRangePreference: likedBudget(acts),
    personalityWeights: Object.fromEntries(effectsOf(weights, 'personality')),
    interestWeights: Object.fromEntries([...effectsOf(weights, 'interest'), ...topicEffects(weights)]),
  };
}

/** The effect of a trait that is the only one of its kind; strongest first. */
function effectsOf(
  weights: Weights,
  kind: 'category' | 'personality' | 'interest' | 'topic',
): [string, number][] {
  return [...weights]
    .filter(([feature]) => feature.startsWith(`${kind}:`))
    .map(([feature, weight]): [string, number] => [
      feature.slice(kind.length + 1),
      Math.round(weight * priorStdDev[kind] * 1_000) / 1_000,
    ])
    .filter(([, effect]) => effect !== 0)
    .sort(([a, left], [b, right]) => Math.abs(right) - Math.abs(left) || (a < b ? -1 : 1));
}

/** The strongest topics: "bread baking" is more specific than "cooking". */
const topicEffects = (weights: Weights): [string, number][] =>
  effectsOf(weights, 'topic')
    .slice(0, maxTopics)
    .map(([id, effect]) => [id.replaceAll('-', ' '), effect]);

const named = (effects: readonly [string, number][], sign: 1 | -1) =>
  effects
    .filter(([, effect]) => effect * sign >= worthNaming)
    .map(([name]) => name)
    .slice(0, maxNamed);

/** The budget with the highest total liking. */
function likedBudget(acts: readonly LearnedAct[]): string | null {
  const liked = new Map<Budget, number>();
  for (const act of acts) {
    const value = likingOf(act)?.value ?? 0;
    if (act.budget && value > 0) liked.set(act.budget, (liked.get(act.budget) ?? 0) + value);
  }
  const [most] = [...liked].sort(([, a], [, b]) => b - a);
  return most ? budgetLabels[most[0]] : null;
}
