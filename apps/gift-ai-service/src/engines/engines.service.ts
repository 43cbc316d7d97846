import { LOGGER, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { CatalogueEngine } from './catalogue-engine.js';
import { SuggestionEngine, type SuggestionRequest } from './suggestion-engine.js';
import { EngineRelay } from './engine-relay.js';

export type { SourcedIdea } from './engine-relay.js';

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
}
