import type { IdeaCategory } from '@giftwell/contracts/gift-ai/vocabulary';
import type { IdeaForm, Ingredient, Need } from '../ideas/idea.js';

/** What a restriction rules out. */
export interface RestrictionRule {
  contains?: readonly Ingredient[];
  needs?: readonly Need[];
  /** Further words in name, description, reason or search term, as a pattern. */
  words?: string;
  /** What is left out of the texts before `words` are looked for: "battery-free", "large print". */
  harmless?: string;
  /** A name that says one of these fits, whatever `words` stand beside it: "large-print crosswords". */
  fits?: string;
  /** Categories of which everything is ruled out whose texts do not say one of these words. */
  presumed?: { categories: readonly IdeaCategory[]; unless: string };
  /** Forms that it never rules out. */
  spares?: readonly IdeaForm[];
  /** Interests that cannot be served at all beside it, as a pattern. */
  refusesInterest?: string;
  /** Only decoration is ruled out. */
  decor?: boolean;
  /** Bulky things are ruled out. */
  bulky?: boolean;
}

/** "plastic-free", "without plastic", "no batteries needed", "instead of plastic". */
export const withoutAny = (things: string): string =>
  `(?:${things})[- ]free|(?:without|no|free (?:of|from)|zero|never|not|instead of|needs? no|rather than)[- ](?:any |a |an |single[- ]use )?(?:${things})|non[- ](?:${things})|(?:${things}) not (?:included|needed)`;
