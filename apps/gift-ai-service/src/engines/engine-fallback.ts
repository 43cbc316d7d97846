import { suggestionsPerAnswer } from '@giftwell/contracts/gift-ai/wizard';
import { count, type Logger } from '@giftwell/server-kit';
import { ModelFailure } from '../model/model.service.js';
import { AnswerRules } from './answer-rules.js';
import type { CatalogueEngine } from './catalogue-engine.js';
import type { EngineIdea, SuggestionEngine, SuggestionRequest } from './suggestion-engine.js';

/** An idea and the engine it came from. */
export type SourcedIdea = EngineIdea & { source: SuggestionEngine['source'] };

/** How often the catalogue is asked for more when its ideas repeat those of the model. */
const catalogueAttempts = 5;

/** Answers one request: the model first if there is one, then the catalogue for the rest. */
export class EngineFallback {
  /** True once the model has failed and the catalogue answers instead. */
  fallback = false;

  private readonly names: string[] = [];
  private readonly rules: AnswerRules;

  constructor(
    private readonly engine: SuggestionEngine,
    private readonly catalogue: CatalogueEngine,
    private readonly request: SuggestionRequest,
    private readonly logger: Logger,
  ) {
    this.rules = new AnswerRules(request, catalogue.catalogue);
  }

  /** Nine ideas within the hard rules. `modelMs` is the time limit of the model; the rest is left for the catalogue. */
  async *ideas(modelMs: number): AsyncGenerator<SourcedIdea> {
    if (this.engine.source !== 'catalogue') yield* this.fromModel(modelMs);
    yield* this.fromCatalogue();
  }

  private async *fromModel(ms: number): AsyncGenerator<SourcedIdea> {
    const { request, engine } = this;
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(Math.max(0, ms))]);
    try {
      for await (const idea of engine.suggest({ ...request, signal })) {
        if (this.accept(idea, true)) yield counted({ ...idea, source: engine.source });
      }
    } catch (error) {
      request.signal.throwIfAborted();
      this.fallback = true;
      count('giftwell_suggestion_fallbacks_total', {});
      // Only our own messages are logged: a provider's message may quote the giver's text.
      const reason = error instanceof ModelFailure ? error.message : 'unexpected';
      const unexpected = error instanceof ModelFailure ? {} : { err: error };
      this.logger.warn(
        { reason, ideas: this.names.length, ...unexpected },
        'Model failed; using the catalogue',
      );
    }
  }

  private async *fromCatalogue(): AsyncGenerator<SourcedIdea> {
    const { request, catalogue } = this;
    const excludeNames = [...request.excludeNames, ...this.names];
    const isAlone = this.names.length === 0;
    for (
      let attempt = 0;
      attempt < catalogueAttempts && this.names.length < suggestionsPerAnswer;
      attempt += 1
    ) {
      for await (const idea of catalogue.suggest({ ...request, excludeNames: [...excludeNames] })) {
        request.signal.throwIfAborted();
        excludeNames.push(idea.name);
        // On its own, the catalogue applies every rule itself.
        if (this.accept(idea, !isAlone)) yield counted({ ...idea, source: 'catalogue' });
      }
      if (isAlone) return;
    }
  }

  private accept(idea: EngineIdea, checked: boolean): boolean {
    if (this.names.length === suggestionsPerAnswer || (checked && !this.rules.admits(idea))) return false;
    this.rules.add(idea);
    this.names.push(idea.name);
    return true;
  }
}

function counted(idea: SourcedIdea): SourcedIdea {
  count('giftwell_suggestions_total', { engine: idea.source });
  return idea;
}
