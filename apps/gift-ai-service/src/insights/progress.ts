import type { Insights } from '@giftwell/contracts/gift-ai/learning';

/** Minimum number of ratings for each stage; docs/learning.md explains the stages. */
const moderateFrom = 5;
const advancedFrom = 20;

/** The stage of learning, by the number of ratings. */
export const progressOf = (ratings: number): Insights['learningProgress'] =>
  ratings >= advancedFrom ? 'advanced' : ratings >= moderateFrom ? 'moderate' : 'beginning';
