import type { RestrictionKind } from '@giftwell/contracts/gift-ai/facts';
import { bodyRules } from './body-rules.js';
import { foodRules } from './food-rules.js';
import { homeRules } from './home-rules.js';
import type { RestrictionRule } from './restriction-rule.js';

/** What each restriction rules out, for the ideas of both engines. */
export const restrictionRules: Record<RestrictionKind, RestrictionRule> = {
  ...foodRules,
  ...bodyRules,
  ...homeRules,
};
