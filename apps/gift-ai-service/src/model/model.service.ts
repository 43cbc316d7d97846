import type OpenAI from 'openai';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { ResponseFormatJSONSchema } from 'openai/resources/shared';
import { setTimeout as pause } from 'node:timers/promises';
import { beginProviderCall, count, type CircuitBreaker } from '@giftwell/server-kit';
import type { EngineConfig } from '../config.js';
import { ModelFailure, modelFailureFrom } from './model-failure.js';
import type { Provider } from './open-ai-client.js';
import type { ModelSlots } from './model-slots.js';

export { ModelFailure, modelFailureFrom };

/** The library is large, so it is loaded only if a provider is configured. */
export async function openAiClient(provider: Provider): Promise<OpenAI> {
  const { createOpenAiClient } = await import('./open-ai-client.js');
  return createOpenAiClient(provider);
}

const used = (unit: 'characters sent' | 'characters received', characters: number) =>
  count('giftwell_provider_usage_total', { provider: 'model', unit }, characters);

/** Counts what is asked; a model charges for texts in both directions. */
export const countSent = (messages: ChatCompletionMessageParam[]): void =>
  used('characters sent', JSON.stringify(messages).length);
/** Counts a text of the model, or a part of one. */
export const countReceived = (text: string): void => used('characters received', text.length);

interface Question<T> {
  messages: ChatCompletionMessageParam[];
  format: ResponseFormatJSONSchema;
  /** Parses the answer's text. A SyntaxError causes one retry, a ModelFailure none. */
  read: (content: string) => T;
}

/** What an attempt gets; the signal combines the caller's and the deadline's. */
export interface ModelUse {
  client: OpenAI;
  model: string;
  signal: AbortSignal;
}

/** The configured model, with its concurrency limit, its deadline and a circuit breaker. */
export class ModelService {
  constructor(
    private readonly client: OpenAI,
    private readonly config: Extract<EngineConfig, { kind: 'openai' }>,
    private readonly slots: Pick<ModelSlots, 'take'>,
    private readonly breaker: CircuitBreaker,
  ) {}

  /** Yields what an attempt yields. Retries once, but only if nothing was yielded. Throws ModelFailure. */
  async *stream<T>(attempt: (use: ModelUse) => AsyncIterable<T>, caller: AbortSignal): AsyncGenerator<T> {
    const { timeoutMs, dailyLimit } = this.config;
    if (this.breaker.isOpen) throw new ModelFailure('circuit open', null, false);
    const slot = await this.slots.take(dailyLimit);
    if (typeof slot === 'string') throw new ModelFailure(slot, null, false);
    const left = new AbortController();
    const endCall = beginProviderCall('model');
    const signal = AbortSignal.any([caller, AbortSignal.timeout(timeoutMs), left.signal]);
    try {
      yield* this.withOneRetry(attempt, signal);
      this.breaker.recordSuccess();
      endCall();
    } catch (error) {
      endCall(error);
      // A cancelled call says nothing about the provider.
      if (error instanceof ModelFailure && error.providerFault && !caller.aborted)
        this.breaker.recordFailure();
      throw error;
    } finally {
      // Ends whatever is still being read.
      left.abort();
      slot();
    }
  }

  /** One complete answer. Throws ModelFailure. */
  async ask<T>(question: Question<T>, caller: AbortSignal): Promise<T> {
    let answer: { value: T } | null = null;
    for await (const value of this.stream((use) => wholeAnswer(question, use), caller)) answer = { value };
    if (!answer) throw new ModelFailure('nothing usable', null, false);
    return answer.value;
  }

  private async *withOneRetry<T>(
    attempt: (use: ModelUse) => AsyncIterable<T>,
    signal: AbortSignal,
  ): AsyncGenerator<T> {
    let given = 0;
    for (let attempts = 1; ; attempts += 1) {
      try {
        for await (const value of attempt({ client: this.client, model: this.config.model, signal })) {
          given += 1;
          yield value;
        }
        return;
      } catch (thrown) {
        const failure = modelFailureFrom(thrown, signal);
        if (failure.retryAfterMs === null || attempts === 2 || given > 0) throw failure;
        await pause(failure.retryAfterMs, undefined, { signal }).catch((late: unknown) => {
          throw modelFailureFrom(late, signal);
        });
      }
    }
  }
}

async function* wholeAnswer<T>(
  { messages, format, read }: Question<T>,
  { client, model, signal }: ModelUse,
): AsyncGenerator<T> {
  countSent(messages);
  const { choices } = await client.chat.completions.create(
    { model, messages, response_format: format },
    { signal },
  );
  const choice = choices?.[0];
  if (choice?.message?.refusal) throw new ModelFailure('refusal', null, false);
  const finish = choice?.finish_reason;
  if (finish === 'length' || finish === 'content_filter') throw new ModelFailure(finish, null, false);
  if (finish !== 'stop') throw new SyntaxError('The answer is incomplete');
  const content = choice?.message?.content ?? '';
  countReceived(content);
  yield read(content);
}
