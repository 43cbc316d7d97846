import { Catalogue, suggestGifts } from '@giftwell/gift-ideas';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type EngineIdea, SuggestionEngine, type SuggestionRequest } from './suggestion-engine.js';

/** Long enough for the service to answer that it is ready. */
const startedMs = 1_000;

/** Constant data, so several applications of one process share it; loading takes a third of a second. */
const shared: { parts: Generator<undefined, Catalogue>; loaded?: Catalogue } = {
  parts: Catalogue.loadParts(),
};

/** Nine ideas from the built-in catalogue, with no key and no network. */
@Injectable()
export class CatalogueEngine extends SuggestionEngine implements OnApplicationBootstrap {
  readonly source = 'catalogue';

  get catalogue(): Catalogue {
    while (!shared.loaded) loadPart();
    return shared.loaded;
  }

  /** Prepares for the first request, without delaying the start or the requests meanwhile. */
  onApplicationBootstrap() {
    setTimeout(() => void this.#prepare(), startedMs).unref();
  }

  async #prepare(): Promise<void> {
    while (!shared.loaded) {
      loadPart();
      await nextTurn();
    }
    shared.loaded.lexicon.prepare();
  }

  async *suggest({ signal, ...request }: SuggestionRequest): AsyncGenerator<EngineIdea> {
    if (signal.aborted) return;
    for (const { idea, serves } of suggestGifts(this.catalogue, request)) {
      if (signal.aborted) return;
      yield { ...idea, serves: [...serves] };
    }
  }
}

function loadPart(): void {
  const { done, value } = shared.parts.next();
  if (done && !value) throw new Error('The catalogue could not be loaded.');
  if (value) shared.loaded = value;
}
