import type { Insights } from '@giftwell/contracts/gift-ai/learning';

/** From this many ratings on; docs/learning.md says what each stage can do. */
const moderateFrom = 5;
const advancedFrom = 20;

/** How far the learning has come, by the number of ratings. */
export const progressOf = (ratings: number): Insights['learningProgress'] =>
  ratings >= advancedFrom ? 'advanced' : ratings >= moderateFrom ? 'moderate' : 'beginning';
