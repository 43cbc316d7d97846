import {
  type Budget,
  budgetRange,
  budgets,
  type IdeaCategory,
  type RefinementType,
} from '@giftwell/contracts/gift-ai/vocabulary';
import type { CatalogueIdea, IdeaFlag, IdeaForm } from '../ideas/idea.js';

/** What a refinement asks of both engines. */
export interface Refinement {
  /** Instruction for the model. */
  prompt: string;
  flags?: readonly IdeaFlag[];
  forms?: readonly IdeaForm[];
  /** If set, only ideas with one of these are used, unless there are too few. */
  onlyOr?: { flags: readonly IdeaFlag[]; forms: readonly IdeaForm[]; categories: readonly IdeaCategory[] };
  /** Direction in which the price band moves. */
  band?: 'lower' | 'higher';
}

export const refinements: Record<RefinementType, Refinement> = {
  more_unique: {
    prompt: 'More unusual ideas that hardly anyone else would think of; nothing that is on every gift list.',
    flags: ['unusual'],
  },
  more_practical: {
    prompt:
      'More practical ideas: things that are used often and make everyday life easier. Nothing decorative.',
    flags: ['practical'],
  },
  higher_budget: {
    prompt: 'More generous ideas. "budgetDollars" is already the higher budget; make good use of it.',
    band: 'higher',
  },
  lower_budget: {
    prompt: 'More affordable ideas. "budgetDollars" is already the lower budget; nothing may look cheap.',
    band: 'lower',
  },
  more_personal: {
    prompt:
      'More personal ideas: personalized, made from shared memories, or so close to what was told that they fit only this person.',
    flags: ['personal', 'together'],
  },
  trending: {
    prompt: 'Ideas that people are excited about now. No fad that will be embarrassing in a month.',
    flags: ['trendy'],
  },
  experience_focused: {
    prompt:
      'Experiences only: outings, classes, tickets, memberships, things to do alone or together. No objects.',
    forms: ['experience'],
    onlyOr: { flags: ['together'], forms: ['membership', 'consumable'], categories: ['Games & Puzzles'] },
  },
  handmade_artisan: {
    prompt: 'Handmade ideas only: made by artisans, in small batches, or a kit for making something by hand.',
    flags: ['handmade'],
    onlyOr: { flags: ['personal', 'eco'], forms: [], categories: ['Art & Craft Supplies'] },
  },
};

const factors = { met: 1.5, near: 0.8, other: 0.6, outside: 0.25 } as const;

/** The factor of a refinement for an idea's score. */
export function refinedFactor(
  idea: Pick<CatalogueIdea, 'flags' | 'form' | 'category' | 'price'>,
  refinement: RefinementType | undefined,
  towards: PriceBand | null,
): number {
  if (!refinement) return 1;
  const { flags, forms, onlyOr, band } = refinements[refinement];
  if (band) return 0.4 + 0.6 * (towards ? nearness(idea.price, towards) : 1);
  if (flags?.some((flag) => idea.flags.includes(flag)) || forms?.includes(idea.form)) return factors.met;
  if (!onlyOr) return factors.other;
  const isNear =
    onlyOr.forms.includes(idea.form) ||
    onlyOr.categories.includes(idea.category) ||
    onlyOr.flags.some((flag) => idea.flags.includes(flag));
  return isNear ? factors.near : factors.outside;
}

export interface PriceBand {
  minCents: number;
  maxCents: number;
}

/** The refined budget: one band lower or higher. At the ends it stays, and `towards` gives the half to prefer. */
export function refinedBudget(
  budget: Budget,
  refinement?: RefinementType,
): { budget: Budget; towards: PriceBand | null } {
  const direction = refinement && refinements[refinement].band;
  if (!direction) return { budget, towards: null };
  const moved = budgets[budgets.indexOf(budget) + (direction === 'lower' ? -1 : 1)];
  return moved ? { budget: moved, towards: null } : { budget, towards: half[direction] };
}

/** In the open-ended band the upper half begins at a thousand dollars. */
const half: Record<'lower' | 'higher', PriceBand> = {
  lower: { minCents: budgetRange['0-25'].minCents, maxCents: budgetRange['0-25'].maxCents / 2 },
  higher: { minCents: 100_000, maxCents: budgetRange['500+'].maxCents },
};

/** 1 if the middle of the price is within the band, lower with the distance. */
function nearness([low, high]: readonly [number, number], { minCents, maxCents }: PriceBand): number {
  const middle = 50 * (low + high);
  if (middle < minCents) return Math.max(0, 1 - (minCents - middle) / minCents);
  if (middle > maxCents) return Math.max(0, 1 - (middle - maxCents) / maxCents);
  return 1;
}
