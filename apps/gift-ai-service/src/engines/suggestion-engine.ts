import type { RefinementType } from '@giftwell/contracts/gift-ai/vocabulary';
import type { WizardData } from '@giftwell/contracts/gift-ai/wizard';

/** What both engines give: an idea without id, links, rating. */
export interface GiftIdea {
  name: string;
  category: string;
  description: string;
  reason: string;
  searchTerm: string;
  priceMinCents: number;
  priceMaxCents: number;
}

/** What a person's acts taught about an idea: about −1 (spare us) to 1 (just right), 0 for nothing known. */
export type Taste = (idea: Omit<GiftIdea, 'reason'>) => number;

export interface SuggestionRequest {
  wizard: WizardData;
  /** Names of ideas that must not come again. */
  excludeNames: string[];
  round: 1 | 2 | 3;
  /** Same request and seed, same ideas. */
  seed: number;
  /** The direction in which earlier ideas are to be turned; a budget refinement moves the price band. */
  refinement?: RefinementType;
  /** The giver's own words about that direction. */
  wish?: string;
  taste?: Taste;
  signal: AbortSignal;
}

/** Thinks of gifts; the catalogue without any network, a model with one. */
export abstract class SuggestionEngine {
  abstract readonly source: 'catalogue' | 'openai';

  /** Yields ideas as soon as each exists, up to nine, already within the hard rules. */
  abstract suggest(request: SuggestionRequest): AsyncIterable<GiftIdea>;
}
