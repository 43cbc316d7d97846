import { Catalogue, suggestGifts } from '@giftwell/gift-ideas';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type EngineIdea, SuggestionEngine, type SuggestionRequest } from './suggestion-engine.js';

/** Long enough for the service to answer that it is ready. */
const startedMs = 1_000;

/** Nine ideas from the built-in catalogue, with no key and no network. */
@Injectable()
export class CatalogueEngine extends SuggestionEngine implements OnApplicationBootstrap {
  readonly source = 'catalogue';
  readonly catalogue = Catalogue.load();

  /** Prepares for the first request, without delaying the start. */
  onApplicationBootstrap() {
    setTimeout(() => this.catalogue.lexicon.prepare(), startedMs).unref();
  }

  async *suggest({ signal, ...request }: SuggestionRequest): AsyncGenerator<EngineIdea> {
    if (signal.aborted) return;
    for (const { idea, serves } of suggestGifts(this.catalogue, request)) {
      if (signal.aborted) return;
      yield { ...idea, serves: [...serves] };
    }
  }
}
