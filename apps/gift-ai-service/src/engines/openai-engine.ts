import { suggestionsPerAnswer } from '@giftwell/contracts/gift-ai/wizard';
import { zodResponseFormat } from 'openai/helpers/zod';
import { ModelFailure, modelFailureFrom, type ModelService, type ModelUse } from '../model/model.service.js';
import type { CatalogueEngine } from './catalogue-engine.js';
import { HardRules } from './hard-rules.js';
import { SuggestionEngine, type GiftIdea, type SuggestionRequest } from './suggestion-engine.js';
import { JsonItems } from './json-items.js';
import { bestLikedFirst } from './liking.js';
import { modelAnswerSchema, readModelIdea } from './model-idea.js';
import { messagesFor } from './prompt.js';
import { refinedBudget } from './refinement.js';

const format = zodResponseFormat(modelAnswerSchema, 'gift_ideas');

/** Any endpoint that speaks OpenAI's chat completions. Throws ModelFailure when no (further) ideas come. */
export class OpenAiEngine extends SuggestionEngine {
  readonly source = 'openai';

  constructor(
    private readonly model: ModelService,
    private readonly catalogue: CatalogueEngine,
  ) {
    super();
  }

  suggest(request: SuggestionRequest): AsyncGenerator<GiftIdea> {
    return this.model.stream((use) => this.admitted(request, use), request.signal);
  }

  /** At most nine ideas within the hard rules, the best liked first. */
  private async *admitted(request: SuggestionRequest, use: ModelUse): AsyncGenerator<GiftIdea> {
    const { wizard, excludeNames, refinement, taste } = request;
    const { budget } = refinedBudget(wizard.budget, refinement);
    const rules = new HardRules({ budget, age: wizard.age, refinement, excludeNames });
    let given = 0;
    for await (const idea of bestLikedFirst(this.written(request, use), taste)) {
      if (!rules.admits(idea)) continue;
      rules.take(idea);
      given += 1;
      yield idea;
      // Leaving the loop ends the stream: the model need not write what nobody will see.
      if (given === suggestionsPerAnswer) return;
    }
    if (given === 0) throw new ModelFailure('nothing usable', null, false);
  }

  /** Each idea as soon as the model has written its last brace. */
  private async *written(
    request: SuggestionRequest,
    { client, model, signal }: ModelUse,
  ): AsyncGenerator<GiftIdea> {
    const { taste, wizard } = request;
    const leanings = taste && this.catalogue.leaningsOf(taste, wizard.budget);
    const messages = messagesFor(request, leanings);
    const stream = await client.chat.completions.create(
      { model, messages, response_format: format, stream: true },
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
