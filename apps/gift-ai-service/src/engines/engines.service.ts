import { LOGGER, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { CatalogueEngine } from './catalogue-engine.js';
import { SuggestionEngine, type SuggestionRequest } from './suggestion-engine.js';
import { EngineRelay } from './engine-relay.js';
import type { IdeaTexts, IdeaTraits } from './idea-traits.js';

export { identityOf, KnownIdeas } from './idea-identity.js';
export type { SourcedIdea } from './engine-relay.js';
export type { IdeaTexts, IdeaTraits } from './idea-traits.js';
export type { SuggestionRequest, Taste } from './suggestion-engine.js';
export type { GiftIdea } from './suggestion-engine.js';

/** Thinks of gifts: with the model where one is configured, with the catalogue in every case. */
@Injectable()
export class EnginesService {
  constructor(
    private readonly engine: SuggestionEngine,
    private readonly catalogue: CatalogueEngine,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Ready to give the ideas for one request. */
  relay(request: SuggestionRequest): EngineRelay {
    return new EngineRelay(this.engine, this.catalogue, request, this.logger);
  }

  /** What kind of gift an idea is, in the catalogue's words, whoever had it. */
  traitsOf(idea: IdeaTexts): IdeaTraits {
    return this.catalogue.traitsOf(idea);
  }
}
