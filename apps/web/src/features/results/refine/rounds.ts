import { generateSuggestions } from '../../../data/api.js';
import { runOf, type Run } from '../generation.js';

const lastRound = 3;
/** The contract's limit; the latest names matter most. */
const maxNames = 200;

/** The next nine for the same person: round 2, then always 3, without ideas that were shown. */
export function nextRound({ key, input }: Run, roundsSoFar: number, shown: readonly string[]): Run {
  const generationRound = Math.min(roundsSoFar + 2, lastRound);
  const excludeItems = shown.slice(-maxNames);
  return runOf({
    key,
    input,
    ask: (onItem, options) =>
      generateSuggestions({ ...input, excludeItems, generationRound, run: key }, onItem, options),
  });
}
