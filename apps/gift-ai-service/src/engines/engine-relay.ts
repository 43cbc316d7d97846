import { suggestionsPerAnswer } from '@giftwell/contracts/gift-ai/wizard';
import type { Logger } from '@giftwell/server-kit';
import { ModelFailure } from '../model/model.service.js';
import { HardRules } from './hard-rules.js';
import { refinedBudget } from './refinement.js';
import type { GiftIdea, SuggestionEngine, SuggestionRequest } from './suggestion-engine.js';

/** An idea and the engine that had it. */
export type SourcedIdea = GiftIdea & { source: SuggestionEngine['source'] };

/** The catalogue may refuse to repeat itself, but not for ever. */
const catalogueAsks = 5;

/** One request's way through the engines: the model first where there is one, the catalogue for what is missing. */
export class EngineRelay {
  /** True once the model failed and the catalogue stood in. */
  fallback = false;

  private readonly names: string[] = [];
  private readonly rules: HardRules;

  constructor(
    private readonly engine: SuggestionEngine,
    private readonly catalogue: SuggestionEngine,
    private readonly request: SuggestionRequest,
    private readonly logger: Logger,
  ) {
    const { wizard, excludeNames, refinement } = request;
    const { budget } = refinedBudget(wizard.budget, refinement);
    this.rules = new HardRules({ budget, age: wizard.age, refinement, excludeNames });
  }

  /** Nine ideas within the hard rules. `modelMs` is what the model may take, so that time is left to stand in. */
  async *ideas(modelMs: number): AsyncGenerator<SourcedIdea> {
    if (this.engine.source !== 'catalogue') yield* this.fromModel(modelMs);
    yield* this.fromCatalogue();
  }

  private async *fromModel(ms: number): AsyncGenerator<SourcedIdea> {
    const { request, engine } = this;
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(Math.max(0, ms))]);
    try {
      for await (const idea of engine.suggest({ ...request, signal })) {
        if (this.accept(idea)) yield { ...idea, source: engine.source };
      }
    } catch (error) {
      request.signal.throwIfAborted();
      this.fallback = true;
      // The message is ours: what a provider writes may quote what a person told us.
      const reason = error instanceof ModelFailure ? error.message : 'unexpected';
      const unexpected = error instanceof ModelFailure ? {} : { err: error };
      this.logger.warn(
        { reason, ideas: this.names.length, ...unexpected },
        'The model failed, the catalogue stands in',
      );
    }
  }

  private async *fromCatalogue(): AsyncGenerator<SourcedIdea> {
    const { request, catalogue } = this;
    const excludeNames = [...request.excludeNames, ...this.names];
    for (let asks = 0; asks < catalogueAsks && this.names.length < suggestionsPerAnswer; asks += 1) {
      for await (const idea of catalogue.suggest({ ...request, excludeNames: [...excludeNames] })) {
        request.signal.throwIfAborted();
        excludeNames.push(idea.name);
        if (this.accept(idea)) yield { ...idea, source: 'catalogue' };
      }
    }
  }

  private accept(idea: GiftIdea): boolean {
    if (this.names.length === suggestionsPerAnswer || !this.rules.admits(idea)) return false;
    this.rules.take(idea);
    this.names.push(idea.name);
    return true;
  }
}
