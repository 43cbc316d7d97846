import type { GiftBrief, GiftIdea, Taste } from '@giftwell/gift-ideas';
import type { RefinementType } from '@giftwell/contracts/gift-ai/vocabulary';

/** An idea and the stated facts that it serves, in the giver's words. */
export interface EngineIdea extends GiftIdea {
  serves: string[];
}

export interface SuggestionRequest {
  /** Who the gift is for and what was understood of them. */
  brief: GiftBrief;
  /** `YYYY-MM-DD`, where the day is known. */
  occasionDate?: string | null | undefined;
  /** Names of ideas that must not come again. */
  excludeNames: string[];
  round: 1 | 2 | 3;
  /** Same request and seed, same ideas. */
  seed: number;
  /** The direction in which earlier ideas are to be turned; a budget refinement moves the price band. */
  refinement?: RefinementType | undefined;
  /** The giver's own words about that direction. */
  wish?: string | undefined;
  taste?: Taste | undefined;
  signal: AbortSignal;
}

/** Thinks of gifts: the catalogue without any network, a model with one. */
export abstract class SuggestionEngine {
  abstract readonly source: 'catalogue' | 'openai';

  /** Yields ideas as soon as each exists, up to nine, already within the hard rules. */
  abstract suggest(request: SuggestionRequest): AsyncIterable<EngineIdea>;
}
