import { suggestionsPerAnswer } from '@giftwell/contracts/gift-ai/wizard';
import OpenAI from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import { setTimeout as pause } from 'node:timers/promises';
import type { EngineConfig } from '../config.js';
import type { CatalogueEngine } from './catalogue-engine.js';
import { HardRules } from './hard-rules.js';
import { SuggestionEngine, type GiftIdea, type SuggestionRequest } from './suggestion-engine.js';
import { boundedFetch } from './bounded-fetch.js';
import { JsonItems } from './json-items.js';
import { bestLikedFirst } from './liking.js';
import { ModelFailure, modelFailureFrom } from './model-failure.js';
import { modelAnswerSchema, readModelIdea } from './model-idea.js';
import type { ModelRest } from './model-rest.js';
import type { ModelSlots } from './model-slots.js';
import { messagesFor } from './prompt.js';
import { refinedBudget } from './refinement.js';

const format = zodResponseFormat(modelAnswerSchema, 'gift_ideas');

/** Any endpoint that speaks OpenAI's chat completions. Throws ModelFailure when no (further) ideas come. */
export class OpenAiEngine extends SuggestionEngine {
  readonly source = 'openai';
  private readonly client: OpenAI;

  constructor(
    private readonly config: Extract<EngineConfig, { kind: 'openai' }>,
    private readonly slots: ModelSlots,
    private readonly rest: ModelRest,
    private readonly catalogue: CatalogueEngine,
  ) {
    super();
    this.client = new OpenAI({
      apiKey: config.apiKey,
      baseURL: config.baseUrl,
      // Whatever is null or given here is not looked for in the environment.
      organization: null,
      project: null,
      adminAPIKey: null,
      webhookSecret: null,
      logLevel: 'off',
      // Later than our own deadline, which ends everything at once.
      timeout: config.timeoutMs + 5_000,
      // The one retry is ours: it must not happen once something was shown.
      maxRetries: 0,
      fetch: boundedFetch,
    });
  }

  async *suggest(request: SuggestionRequest): AsyncGenerator<GiftIdea> {
    if (this.rest.resting) throw new ModelFailure('resting', null, false);
    const slot = await this.slots.take(this.config.dailyLimit);
    if (typeof slot === 'string') throw new ModelFailure(slot, null, false);
    const left = new AbortController();
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(this.config.timeoutMs), left.signal]);
    try {
      yield* this.withOneRetry(request, signal);
      this.rest.answered();
    } catch (error) {
      // A person who leaves is no sign of a fault.
      if (error instanceof ModelFailure && error.providerFault && !request.signal.aborted) this.rest.failed();
      throw error;
    } finally {
      // Whatever is still being read ends here.
      left.abort();
      slot();
    }
  }

  private async *withOneRetry(request: SuggestionRequest, signal: AbortSignal): AsyncGenerator<GiftIdea> {
    const { wizard, excludeNames, refinement, taste } = request;
    const { budget } = refinedBudget(wizard.budget, refinement);
    const rules = new HardRules({ budget, age: wizard.age, refinement, excludeNames });
    let given = 0;
    for (let attempt = 1; ; attempt += 1) {
      try {
        for await (const idea of bestLikedFirst(this.ask(request, signal), taste)) {
          if (!rules.admits(idea)) continue;
          rules.take(idea);
          given += 1;
          yield idea;
          // Leaving the loop ends the stream: the model need not write what nobody will see.
          if (given === suggestionsPerAnswer) return;
        }
        if (given === 0) throw new ModelFailure('nothing usable', null, false);
        return;
      } catch (thrown) {
        const failure = modelFailureFrom(thrown, signal);
        if (failure.retryAfterMs === null || attempt === 2 || given > 0) throw failure;
        await pause(failure.retryAfterMs, undefined, { signal }).catch((late: unknown) => {
          throw modelFailureFrom(late, signal);
        });
      }
    }
  }

  /** Each idea as soon as the model has written its last brace. */
  private async *ask(request: SuggestionRequest, signal: AbortSignal): AsyncGenerator<GiftIdea> {
    const { taste, wizard } = request;
    const leanings = taste && this.catalogue.leaningsOf(taste, wizard.budget);
    const messages = messagesFor(request, leanings);
    const stream = await this.client.chat.completions.create(
      { model: this.config.model, messages, response_format: format, stream: true },
      { signal },
    );
    const items = new JsonItems('ideas');
    let finish: string | null = null;
    for await (const { choices } of stream) {
      const choice = choices?.[0];
      if (!choice) continue;
      if (choice.delta?.refusal) throw new ModelFailure('refusal', null, false);
      for (const item of items.push(choice.delta?.content ?? '')) {
        const idea = readModelIdea(item);
        if (idea) yield idea;
      }
      finish = choice.finish_reason ?? finish;
    }
    // The client ends an aborted stream as if it were complete.
    if (signal.aborted) throw modelFailureFrom(signal.reason, signal);
    if (finish === 'length' || finish === 'content_filter') throw new ModelFailure(finish, null, false);
    if (!items.closed || finish !== 'stop') throw new SyntaxError('The answer is incomplete');
  }
}
