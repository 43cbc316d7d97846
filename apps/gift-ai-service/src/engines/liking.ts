import type { GiftIdea, Taste } from './suggestion-engine.js';

/** How much an idea is liked by what was learned: 0 without a taste, never outside −1 and 1. */
export function likingOf(taste: Taste | undefined, idea: Omit<GiftIdea, 'reason'>): number {
  const liking = taste?.(idea) ?? 0;
  return Number.isFinite(liking) ? Math.max(-1, Math.min(1, liking)) : 0;
}

/** So many ideas are waited for, so that a better one may overtake. */
const window = 4;

/**
 * Each time the best liked of the next few: the order follows the taste while the first idea still comes early. Without
 * a taste nothing waits.
 */
export async function* bestLikedFirst(
  ideas: AsyncIterable<GiftIdea>,
  taste: Taste | undefined,
): AsyncGenerator<GiftIdea> {
  if (!taste) {
    yield* ideas;
    return;
  }
  const waiting: { idea: GiftIdea; liking: number }[] = [];
  const next = () => waiting.shift()?.idea;
  let failure: { error: unknown } | null = null;
  try {
    for await (const idea of ideas) {
      const liking = likingOf(taste, idea);
      const at = waiting.findIndex((other) => other.liking < liking);
      waiting.splice(at === -1 ? waiting.length : at, 0, { idea, liking });
      if (waiting.length < window) continue;
      const best = next();
      if (best) yield best;
    }
  } catch (error) {
    failure = { error };
  }
  for (let idea = next(); idea; idea = next()) yield idea;
  if (failure) throw failure.error;
}
