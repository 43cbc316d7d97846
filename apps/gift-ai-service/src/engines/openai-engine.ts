import { suggestionsPerAnswer } from '@giftwell/contracts/gift-ai/wizard';
import { leaningsOf, pictureFor } from '@giftwell/gift-ideas';
import type { Clock } from '@giftwell/server-kit';
import { zodResponseFormat } from 'openai/helpers/zod';
import {
  countReceived,
  countSent,
  ModelFailure,
  modelFailureFrom,
  type ModelService,
  type ModelUse,
} from '../model/model.service.js';
import { AnswerRules } from './answer-rules.js';
import type { CatalogueEngine } from './catalogue-engine.js';
import { JsonItems } from './json-items.js';
import { reorderByTaste } from './liking.js';
import { modelAnswerSchema, readModelIdea } from './model-idea.js';
import { factsFor, type PromptFact } from './prompt-facts.js';
import { ideasAsked, messagesFor } from './prompt.js';
import { type EngineIdea, SuggestionEngine, type SuggestionRequest } from './suggestion-engine.js';

const format = zodResponseFormat(modelAnswerSchema, 'gift_ideas');
/** About 150 tokens per idea, with room for a reasoning model. */
const maxTokens = 6_000;
/** Maximum of ideas that serve no interest, if interests were stated. */
const maxBeside = 2;
/** A second request asks for this many more ideas than are missing. */
const spare = 3;

/** Any endpoint with OpenAI's chat completions. Throws ModelFailure when there are no (further) ideas. */
export class OpenAiEngine extends SuggestionEngine {
  readonly source = 'openai';

  constructor(
    private readonly model: ModelService,
    private readonly catalogue: CatalogueEngine,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    super();
  }

  suggest(request: SuggestionRequest): AsyncGenerator<EngineIdea> {
    return this.model.stream((use) => this.admitted(request, use), request.signal);
  }

  /** At most nine ideas within the hard rules, the highest predicted rating first. Asks once more for missing ones. */
  private async *admitted(request: SuggestionRequest, use: ModelUse): AsyncGenerator<EngineIdea> {
    const answer = new ModelAnswer(request, this.catalogue);
    yield* this.attempt(request, use, answer, ideasAsked);
    const missing = suggestionsPerAnswer - answer.names.length;
    if (missing > 0 && answer.names.length > 0) {
      const excludeNames = [...request.excludeNames, ...answer.names];
      yield* this.attempt({ ...request, excludeNames }, use, answer, missing + spare);
    }
    if (answer.names.length === 0) throw new ModelFailure('nothing usable', null, false);
  }

  private async *attempt(
    request: SuggestionRequest,
    use: ModelUse,
    answer: ModelAnswer,
    count: number,
  ): AsyncGenerator<EngineIdea> {
    for await (const idea of reorderByTaste(this.written(request, use, count), request.taste)) {
      if (!answer.accept(idea)) continue;
      yield idea;
      // Leaving the loop closes the stream, so the model doesn't write unused ideas.
      if (answer.names.length === suggestionsPerAnswer) return;
    }
  }

  /** Yields each idea as soon as it is complete. Ideas that serve no given fact are dropped. */
  private async *written(
    request: SuggestionRequest,
    { client, model, signal }: ModelUse,
    count: number,
  ): AsyncGenerator<EngineIdea> {
    const { taste, brief } = request;
    const { catalogue } = this.catalogue;
    const leanings = taste && leaningsOf(taste, catalogue, brief.budget);
    const today = this.clock.now().toISOString().slice(0, 10);
    const messages = messagesFor(request, { leanings, today, count });
    const limits = { max_completion_tokens: maxTokens, reasoning_effort: 'low' as const };
    countSent(messages);
    const stream = await client.chat.completions.create(
      { model, messages, response_format: format, stream: true, ...limits },
      { signal },
    );
    const facts = new Map(factsFor(brief).map((fact) => [fact.id, fact]));
    const items = new JsonItems('ideas');
    let finish: string | null = null;
    for await (const { choices } of stream) {
      const choice = choices?.[0];
      if (!choice) continue;
      if (choice.delta?.refusal) throw new ModelFailure('refusal', null, false);
      const text = choice.delta?.content ?? '';
      countReceived(text);
      for (const item of items.push(text)) {
        const idea = engineIdea(item, facts);
        if (idea) yield { ...idea, picture: pictureFor(idea, catalogue) };
      }
      finish = choice.finish_reason ?? finish;
    }
    // The client ends an aborted stream as if it were complete.
    if (signal.aborted) throw modelFailureFrom(signal.reason, signal);
    if (finish === 'length' || finish === 'content_filter') throw new ModelFailure(finish, null, false);
    if (!items.closed || finish !== 'stop') throw new SyntaxError('The answer is incomplete');
  }
}

function engineIdea(
  item: unknown,
  facts: ReadonlyMap<string, PromptFact>,
): Omit<EngineIdea, 'picture'> | null {
  const read = readModelIdea(item);
  const served = read && facts.get(read.servesFact);
  if (!read || !served) return null;
  const { name, category, description, reason, searchTerm, priceMinCents, priceMaxCents } = read;
  const serves = served.kind === 'interest' ? [served.fact] : [];
  return { name, category, description, reason, searchTerm, priceMinCents, priceMaxCents, serves };
}

/** The ideas the model has given for one request so far. */
class ModelAnswer {
  readonly names: string[] = [];
  private readonly rules: AnswerRules;
  private readonly hasInterests: boolean;
  private beside = 0;

  constructor(request: SuggestionRequest, { catalogue }: CatalogueEngine) {
    this.rules = new AnswerRules(request, catalogue);
    this.hasInterests = request.brief.facts.interests.length > 0;
  }

  accept(idea: EngineIdea): boolean {
    const isBeside = this.hasInterests && idea.serves.length === 0;
    if ((isBeside && this.beside >= maxBeside) || !this.rules.admits(idea)) return false;
    this.rules.add(idea);
    this.names.push(idea.name);
    if (isBeside) this.beside += 1;
    return true;
  }
}
