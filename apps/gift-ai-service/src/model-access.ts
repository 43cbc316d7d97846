import { CONFIG } from '@giftwell/server-kit';
import type { Provider } from '@nestjs/common';
import OpenAI from 'openai';
import type { ResponseFormatJSONSchema } from 'openai/resources/shared';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config, EngineConfig } from './config.js';
import { boundedFetch } from './engines/bounded-fetch.js';
import { ModelFailure, modelFailureFrom } from './engines/model-failure.js';
import { ModelRest } from './engines/model-rest.js';
import { ModelSlots } from './engines/model-slots.js';

type ModelConfig = Extract<EngineConfig, { kind: 'openai' }>;

interface Question<T> {
  messages: ChatCompletionMessageParam[];
  format: ResponseFormatJSONSchema;
  /** Reads the answer's text; a SyntaxError asks once more, an Unusable does not. */
  read: (content: string) => T;
}

/** An answer in the right form that holds nothing to build on. */
export class Unusable extends Error {}

/** One whole answer at a time from the configured model; ideas, which come as a stream, have an engine of their own. */
export class ModelAccess {
  private readonly client: OpenAI;

  constructor(
    private readonly config: ModelConfig,
    private readonly slots: Pick<ModelSlots, 'take'>,
    private readonly rest: ModelRest,
  ) {
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
      maxRetries: 0,
      fetch: boundedFetch,
    });
  }

  /** Asks within the deadline, at most twice. Throws what `failureOf` explains. */
  async ask<T>(question: Question<T>, caller: AbortSignal): Promise<T> {
    if (this.rest.resting) throw new ModelFailure('resting', null, false);
    const slot = await this.slots.take(this.config.dailyLimit);
    if (typeof slot === 'string') throw new ModelFailure(slot, null, false);
    const signal = AbortSignal.any([caller, AbortSignal.timeout(this.config.timeoutMs)]);
    try {
      const answer = await this.withOneRetry(question, signal);
      this.rest.answered();
      return answer;
    } catch (error) {
      // A person who leaves is no sign of a fault.
      if (error instanceof ModelFailure && error.providerFault && !caller.aborted) this.rest.failed();
      throw error;
    } finally {
      slot();
    }
  }

  private async withOneRetry<T>(question: Question<T>, signal: AbortSignal): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.once(question, signal);
      } catch (thrown) {
        if (thrown instanceof Unusable) throw new ModelFailure('nothing usable', null, false);
        const failure = modelFailureFrom(thrown, signal);
        if (failure.retryAfterMs === null || attempt === 2) throw failure;
        await pause(failure.retryAfterMs, undefined, { signal }).catch((late: unknown) => {
          throw modelFailureFrom(late, signal);
        });
      }
    }
  }

  private async once<T>({ messages, format, read }: Question<T>, signal: AbortSignal): Promise<T> {
    const { choices } = await this.client.chat.completions.create(
      { model: this.config.model, messages, response_format: format },
      { signal },
    );
    const choice = choices?.[0];
    if (choice?.message?.refusal) throw new ModelFailure('refusal', null, false);
    const finish = choice?.finish_reason;
    if (finish === 'length' || finish === 'content_filter') throw new ModelFailure(finish, null, false);
    if (finish !== 'stop') throw new SyntaxError('The answer is incomplete');
    return read(choice?.message?.content ?? '');
  }
}

/** Why the model gave no answer, in our words: what a provider writes may quote what a person told us. */
export const failureOf = (error: unknown): string | null =>
  error instanceof ModelFailure ? error.message : null;

/** The model for features other than ideas; null where none is configured. */
export const MODEL = Symbol('MODEL');
export const modelAccess: Provider[] = [
  ModelRest,
  ModelSlots,
  {
    provide: MODEL,
    inject: [CONFIG, ModelSlots, ModelRest],
    useFactory: ({ engine }: Config, slots: ModelSlots, rest: ModelRest) =>
      engine.kind === 'openai' ? new ModelAccess(engine, slots, rest) : null,
  },
];
