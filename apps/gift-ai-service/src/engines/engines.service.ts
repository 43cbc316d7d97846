import { type Catalogue, type IdeaTraits, type TraitTexts, traitsOf } from '@giftwell/gift-ideas';
import { LOGGER, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { CatalogueEngine } from './catalogue-engine.js';
import { EngineFallback } from './engine-fallback.js';
import { SuggestionEngine, type EngineIdea, type SuggestionRequest } from './suggestion-engine.js';

export type { SourcedIdea } from './engine-fallback.js';
export type { SuggestionRequest } from './suggestion-engine.js';

/** Creates gift ideas: with the model if one is configured, and always with the catalogue. */
@Injectable()
export class EnginesService {
  constructor(
    private readonly engine: SuggestionEngine,
    private readonly catalogueEngine: CatalogueEngine,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  get catalogue(): Catalogue {
    return this.catalogueEngine.catalogue;
  }

  /** Prepares the ideas for one request. */
  withFallback(request: SuggestionRequest): EngineFallback {
    return new EngineFallback(this.engine, this.catalogueEngine, request, this.logger);
  }

  /** Ideas that cost nothing, whether a model is configured or not. */
  fromCatalogue(request: SuggestionRequest): AsyncIterable<EngineIdea> {
    return this.catalogueEngine.suggest(request);
  }

  /** What kind of gift an idea is, in the catalogue's terms; works for the model's ideas too. */
  traitsOf(idea: TraitTexts): IdeaTraits {
    return traitsOf(idea, this.catalogue);
  }
}
