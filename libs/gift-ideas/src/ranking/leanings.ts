import type { Budget } from '@giftwell/contracts/gift-ai/vocabulary';
import type { Catalogue } from '../ideas/catalogue.js';
import type { Taste } from '../person/gift-request.js';
import { likingOf } from './score.js';
import { shownOf } from './shown-idea.js';

/** What was learned about a person, in words for the model's prompt. */
export interface Leanings {
  liked: string[];
  disliked: string[];
}

const maxLeanings = 6;
/** Smaller values may be chance. */
const clear = 0.15;

/** The topics and categories that a taste prefers and avoids, within a budget. */
export function leaningsOf(taste: Taste, catalogue: Catalogue, budget: Budget): Leanings {
  const likings = new Map<string, { sum: number; count: number }>();
  for (const { idea, topics } of catalogue.within(budget)) {
    const liking = likingOf(taste(shownOf(idea)));
    const topic = catalogue.graph.topics[topics[0] ?? -1]?.label;
    for (const word of topic ? [idea.category, topic] : [idea.category]) {
      const known = likings.get(word) ?? { sum: 0, count: 0 };
      likings.set(word, { sum: known.sum + liking, count: known.count + 1 });
    }
  }
  const means = [...likings].map(([word, { sum, count }]) => ({ word, mean: sum / count }));
  const best = (sign: 1 | -1) =>
    means
      .filter(({ mean }) => sign * mean >= clear)
      .sort((a, b) => sign * (b.mean - a.mean))
      .slice(0, maxLeanings)
      .map(({ word }) => word);
  return { liked: best(1), disliked: best(-1) };
}
