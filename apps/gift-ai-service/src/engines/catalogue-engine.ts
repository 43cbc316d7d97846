import { Catalogue, suggestGifts } from '@giftwell/gift-ideas';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type EngineIdea, SuggestionEngine, type SuggestionRequest } from './suggestion-engine.js';

/** Long enough for the service to answer that it is ready. */
const startedMs = 1_000;

/** Nine ideas from the built-in catalogue, with no key and no network. */
@Injectable()
export class CatalogueEngine extends SuggestionEngine implements OnApplicationBootstrap {
  readonly source = 'catalogue';
  readonly #parts = Catalogue.loadParts();
  #loaded: Catalogue | undefined;

  get catalogue(): Catalogue {
    while (!this.#loaded) this.#loadPart();
    return this.#loaded;
  }

  /** Prepares for the first request, without delaying the start or the requests meanwhile. */
  onApplicationBootstrap() {
    setTimeout(() => void this.#prepare(), startedMs).unref();
  }

  async #prepare(): Promise<void> {
    while (!this.#loaded) {
      this.#loadPart();
      await nextTurn(undefined, { ref: false });
    }
    this.#loaded.lexicon.prepare();
  }

  #loadPart(): void {
    const { done, value } = this.#parts.next();
    if (done && !value) throw new Error('The catalogue could not be loaded.');
    this.#loaded = value;
  }

  async *suggest({ signal, ...request }: SuggestionRequest): AsyncGenerator<EngineIdea> {
    if (signal.aborted) return;
    for (const { idea, serves } of suggestGifts(this.catalogue, request)) {
      if (signal.aborted) return;
      yield { ...idea, serves: [...serves] };
    }
  }
}
