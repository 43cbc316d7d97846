import type { Related } from '../ideas/idea-columns.js';
import { interestBitsOf } from '../ideas/indexed-idea.js';
import type { StatedInterest } from './stated-interests.js';

/** Interests are bits: see `interestBit`. The occasion has one as well. */
export interface RelatedInterests extends Related {
  options: number;
}
const occasionBit = 1 << 31;
const lastInterestBit = 30;
/** The bit of a stated interest. The last one stands for all that follow. */
export const interestBit = (at: number): number => 1 << Math.min(at, lastInterestBit);

/** `size` is the number of topics. */
export function relatedTo(
  interests: readonly StatedInterest[],
  occasionTopics: ReadonlySet<number>,
  size: number,
): RelatedInterests {
  const topics = new Int32Array(size);
  let options = 0;
  for (const [at, { strengths, interest }] of interests.entries()) {
    for (const topic of strengths.keys()) topics[topic]! |= interestBit(at);
    if (interest) options |= interestBit(at);
  }
  for (const topic of occasionTopics) topics[topic]! |= occasionBit;
  const ticked = interests.flatMap(({ interest }) => interest ?? []);
  return { topics, options, interestBits: interestBitsOf(ticked) };
}
