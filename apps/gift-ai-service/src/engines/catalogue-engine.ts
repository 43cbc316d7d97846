import { Catalogue, suggestGifts } from '@giftwell/gift-ideas';
import { Injectable } from '@nestjs/common';
import { type EngineIdea, SuggestionEngine, type SuggestionRequest } from './suggestion-engine.js';

/** Nine ideas from the built-in catalogue, with no key and no network. */
@Injectable()
export class CatalogueEngine extends SuggestionEngine {
  readonly source = 'catalogue';
  readonly catalogue = Catalogue.load();

  async *suggest({ signal, ...request }: SuggestionRequest): AsyncGenerator<EngineIdea> {
    if (signal.aborted) return;
    for (const { idea, serves } of suggestGifts(this.catalogue, request)) {
      if (signal.aborted) return;
      yield { ...idea, serves: [...serves] };
    }
  }
}
