import type { GiftBrief, GiftIdea, Taste } from '@giftwell/gift-ideas';
import type { RefinementType } from '@giftwell/contracts/gift-ai/vocabulary';

/** An idea and the stated facts it serves, in the giver's words. */
export interface EngineIdea extends GiftIdea {
  serves: string[];
}

export interface SuggestionRequest {
  /** The recipient, with everything that was understood. */
  brief: GiftBrief;
  /** `YYYY-MM-DD`, if known. */
  occasionDate?: string | null | undefined;
  /** Names of ideas that must not be repeated. */
  excludeNames: string[];
  round: 1 | 2 | 3;
  /** The same request and seed give the same ideas. */
  seed: number;
  /** How to change the earlier ideas; a budget refinement moves the price band. */
  refinement?: RefinementType | undefined;
  /** The giver's own words for the refinement. */
  wish?: string | undefined;
  taste?: Taste | undefined;
  signal: AbortSignal;
}

/** Creates gift ideas: the catalogue offline, a model over the network. */
export abstract class SuggestionEngine {
  abstract readonly source: 'catalogue' | 'openai';

  /** Yields up to nine ideas, each as soon as it exists and already checked against the hard rules. */
  abstract suggest(request: SuggestionRequest): AsyncIterable<EngineIdea>;
}
