import {
  type Budget,
  budgetRange,
  budgets,
  type IdeaCategory,
  type RefinementType,
} from '@giftwell/contracts/gift-ai/vocabulary';
import type { IdeaFlag } from './catalogue-idea.js';

/** What one of the eight directions asks of both engines; docs/suggestions.md says it in words. */
export interface Refinement {
  /** What the model is asked for. */
  prompt: string;
  /** What the reasons say was asked for: "something made by hand", and what an idea then is: "made by hand". */
  something: string;
  is: string;
  /** The flag of the ideas that are meant. */
  flag?: IdeaFlag;
  /** Others come only when too few have the flag; the nearest first, by what they have in its stead. */
  filters?: { flags: readonly IdeaFlag[]; categories: readonly IdeaCategory[] };
  /** How many may share a category, where the direction itself lies in few of them. */
  perCategory?: number;
  /** Where the price band moves. */
  band?: 'lower' | 'higher';
}

export const refinements: Record<RefinementType, Refinement> = {
  more_unique: {
    prompt:
      'More unusual ideas that hardly anybody else would think of; nothing one sees on every gift list.',
    something: 'something more unique',
    is: 'out of the ordinary',
    flag: 'unusual',
  },
  more_practical: {
    prompt:
      'More practical ideas: things that are used often and make everyday life easier. Nothing decorative.',
    something: 'something more practical',
    is: 'practical',
    flag: 'practical',
  },
  higher_budget: {
    prompt: 'More generous ideas. "budgetDollars" is already the higher budget; make good use of it.',
    something: 'something more generous',
    is: 'a step up',
    band: 'higher',
  },
  lower_budget: {
    prompt: 'More affordable ideas. "budgetDollars" is already the lower budget; nothing may look cheap.',
    something: 'something more affordable',
    is: 'easier on the wallet',
    band: 'lower',
  },
  more_personal: {
    prompt:
      'More personal ideas: personalized, made from shared memories, or so close to what was told that they fit only this person.',
    something: 'something more personal',
    is: 'personal',
    flag: 'personal',
  },
  trending: {
    prompt:
      'Ideas of the moment: what people are excited about now. No fad that will be embarrassing in a month.',
    something: 'something on trend',
    is: 'very much of the moment',
    flag: 'trendy',
  },
  experience_focused: {
    prompt:
      'Experiences only: outings, classes, tickets, memberships, things to do alone or together. No objects.',
    something: 'an experience',
    is: 'an experience rather than one more thing',
    flag: 'experience',
    perCategory: 4,
    filters: { flags: [], categories: ['Subscriptions & Memberships', 'Food & Drink', 'Games & Puzzles'] },
  },
  handmade_artisan: {
    prompt: 'Handmade ideas only: made by artisans, in small batches, or a kit for making something by hand.',
    something: 'something handmade',
    is: 'made by hand',
    flag: 'handmade',
    filters: { flags: ['personal', 'eco'], categories: ['Art & Craft Supplies'] },
  },
};

export interface PriceBand {
  minCents: number;
  maxCents: number;
}

/** The budget as refined: one band down or up; at the ends it stays and `towards` says which half is meant. */
export function refinedBudget(
  budget: Budget,
  refinement?: RefinementType,
): { budget: Budget; towards: PriceBand | null } {
  const direction = refinement && refinements[refinement].band;
  if (!direction) return { budget, towards: null };
  const moved = budgets[budgets.indexOf(budget) + (direction === 'lower' ? -1 : 1)];
  return moved ? { budget: moved, towards: null } : { budget, towards: half[direction] };
}

/** Of what has no end, a thousand dollars begin the upper half. */
const half: Record<'lower' | 'higher', PriceBand> = {
  lower: { minCents: budgetRange['0-25'].minCents, maxCents: budgetRange['0-25'].maxCents / 2 },
  higher: { minCents: 100_000, maxCents: budgetRange['500+'].maxCents },
};
