import type { IndexedIdea } from './idea-index.js';
import { likingOf } from './liking.js';
import type { Taste } from './suggestion-engine.js';

/** What was learned, as words that a model understands. */
export interface Leanings {
  liked: string[];
  disliked: string[];
}

const most = 4;
/** Less than this is no more than chance. */
const clear = 0.15;

export function leaningsOf(taste: Taste, entries: readonly IndexedIdea[]): Leanings {
  const likings = new Map<string, number[]>();
  for (const entry of entries) {
    const { category } = entry.idea;
    const liking = likingOf(taste, entry.shown);
    const known = likings.get(category);
    if (known) known.push(liking);
    else likings.set(category, [liking]);
  }
  const means = [...likings].map(([category, all]) => ({
    category,
    mean: all.reduce((sum, one) => sum + one, 0) / all.length,
  }));
  const best = (sign: 1 | -1) =>
    means
      .filter(({ mean }) => sign * mean >= clear)
      .sort((a, b) => sign * (b.mean - a.mean))
      .slice(0, most)
      .map(({ category }) => category);
  return { liked: best(1), disliked: best(-1) };
}
