import type { IdeaCategory } from '@giftwell/contracts/gift-ai/vocabulary';
import type { IdeaForm, Ingredient, Need } from '../ideas/idea.js';

/** What a restriction rules out. */
export interface RestrictionRule {
  contains?: readonly Ingredient[];
  needs?: readonly Need[];
  /** Further words in name, description, reason or search term, as a pattern. */
  words?: string;
  /** Removed from the texts before `words` are matched: "battery-free", "large print". */
  harmless?: string;
  /** A name with one of these is allowed, whatever `words` match: "large-print crosswords". */
  fits?: string;
  /** Categories that are ruled out unless the texts contain one of these words. */
  presumed?: { categories: readonly IdeaCategory[]; unless: string };
  /** Forms that are never ruled out. */
  spares?: readonly IdeaForm[];
  /** Interests that can't be served at all with this restriction, as a pattern. */
  refusesInterest?: string;
  /** Rules out decoration. */
  decor?: boolean;
  /** Rules out bulky things. */
  bulky?: boolean;
}

/** "plastic-free", "without plastic", "no batteries needed", "instead of plastic". */
export const withoutAny = (things: string): string =>
  `(?:${things})[- ]free|(?:without|no|free (?:of|from)|zero|never|not|instead of|needs? no|rather than)[- ](?:any |a |an |single[- ]use )?(?:${things})|non[- ](?:${things})|(?:${things}) not (?:included|needed)`;
