import { setTimeout as pause } from 'node:timers/promises';
import { likingOf, type Taste } from '@giftwell/gift-ideas';
import type { EngineIdea } from './suggestion-engine.js';

/** How many ideas are buffered, and for how long, so that a better one can come first. */
const window = 4;
const bufferMs = 400;

type Arrival = IteratorResult<EngineIdea> | { error: unknown };

/** The next item or its error, kept as a value so that a rejection is never unhandled. */
const nextOf = (source: AsyncIterator<EngineIdea>): Promise<Arrival> =>
  source.next().catch((error: unknown) => ({ error }));

/** The next item, or null if it takes too long. */
async function soon(arrival: Promise<Arrival>): Promise<Arrival | null> {
  const timer = new AbortController();
  const late = pause(bufferMs, null, { signal: timer.signal }).catch(() => null);
  const first = await Promise.race([arrival, late]);
  timer.abort();
  return first;
}

interface Liked {
  idea: EngineIdea;
  liking: number;
}

/** Keeps the most liked first, and equal ones in their order. */
function insertByLiking(waiting: Liked[], one: Liked): void {
  const at = waiting.findIndex(({ liking }) => liking < one.liking);
  waiting.splice(at === -1 ? waiting.length : at, 0, one);
}

/**
 * Reorders a stream: of the next few ideas, yields the one with the highest predicted rating first. Nothing is buffered
 * without a taste. A caller that stops early ends the source through its signal.
 */
export async function* reorderByTaste(
  ideas: AsyncIterable<EngineIdea>,
  taste: Taste | undefined,
): AsyncGenerator<EngineIdea> {
  if (!taste) {
    yield* ideas;
    return;
  }
  const waiting: Liked[] = [];
  const source = ideas[Symbol.asyncIterator]();
  let arrival = nextOf(source);
  try {
    for (;;) {
      const arrived = waiting.length === 0 ? await arrival : await soon(arrival);
      if (arrived && 'value' in arrived && !arrived.done) {
        insertByLiking(waiting, { idea: arrived.value, liking: likingOf(taste(arrived.value)) });
        arrival = nextOf(source);
        if (waiting.length === window) yield waiting.shift()!.idea;
        continue;
      }
      while (waiting.length > 0) yield waiting.shift()!.idea;
      if (arrived && 'error' in arrived) throw arrived.error;
      if (arrived) return;
    }
  } finally {
    // Not awaited, because it may be busy with its next idea.
    void source.return?.().catch(() => undefined);
  }
}
