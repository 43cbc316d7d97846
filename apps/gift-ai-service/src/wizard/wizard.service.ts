import type { UserId } from '@giftwell/contracts/core/ids';
import type { In } from '@giftwell/contracts/core/route';
import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import type { GenerateAnswer, wizardRoutes } from '@giftwell/contracts/gift-ai/wizard';
import type { AnyCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { EnginesService, type SourcedIdea, type SuggestionRequest } from '../engines/engines.service.js';
import { type EarlierActs, FeedbackService } from '../suggestions/feedback.service.js';
import { SuggestionsService } from '../suggestions/suggestions.service.js';
import { gathered } from './gathered.js';
import { seedOf } from './generation-seed.js';

type Routes = typeof wizardRoutes;
type Emit = (suggestion: Suggestion) => void;
type Question = Omit<SuggestionRequest, 'signal'>;

/** What is kept of the caller's time for the catalogue and the database once the model has had its share. */
const reserveMs = 3_000;

/** A guest's acts are in their browser alone. */
const nothingKnown: EarlierActs = { unwanted: [] };

@Injectable()
export class WizardService {
  constructor(
    private readonly engines: EnginesService,
    private readonly suggestions: SuggestionsService,
    private readonly feedback: FeedbackService,
  ) {}

  /** Nine suggestions, each given to `emit` as soon as it exists; a signed-in user's are stored before. */
  generate(input: In<Routes['generate']>, call: AnyCall, emit: Emit): Promise<GenerateAnswer> {
    const { excludeItems, generationRound, seed = seedOf(input), ...wizard } = input;
    return this.answer(
      { wizard, excludeNames: excludeItems, round: generationRound as 1 | 2 | 3, seed },
      call,
      emit,
    );
  }

  /** Nine others, turned in the direction that was asked for; what was shown does not come again. */
  refine(input: In<Routes['refine']>, call: AnyCall, emit: Emit): Promise<GenerateAnswer> {
    const { originalSuggestions, wizardData, refinementType, refinementPrompt, excludeItems } = input;
    return this.answer(
      {
        wizard: wizardData,
        excludeNames: [...originalSuggestions.map(({ name }) => name), ...excludeItems],
        round: 1,
        seed: input.seed ?? seedOf(input),
        refinement: refinementType,
        ...(refinementPrompt && { wish: refinementPrompt }),
      },
      call,
      emit,
    );
  }

  private async answer(
    question: Question,
    { userId, signal, deadline }: AnyCall,
    emit: Emit,
  ): Promise<GenerateAnswer> {
    const { unwanted, taste } = userId
      ? await this.feedback.earlierActs(userId, question.wizard)
      : nothingKnown;
    signal.throwIfAborted();
    const stop = new AbortController();
    const pass = () => stop.abort(signal.reason);
    signal.addEventListener('abort', pass, { once: true });
    const relay = this.engines.relay({
      ...question,
      excludeNames: [...question.excludeNames, ...unwanted],
      ...(taste && { taste }),
      signal: stop.signal,
    });
    const answer: GenerateAnswer = { suggestions: [], source: 'catalogue', fallback: false };
    try {
      const ideas = relay.ideas(deadline - Date.now() - reserveMs);
      for await (const batch of gathered(ideas)) {
        signal.throwIfAborted();
        if (batch.some(({ source }) => source === 'openai')) answer.source = 'openai';
        for (const suggestion of await this.keep(userId, batch, question)) {
          answer.suggestions.push(suggestion);
          emit(suggestion);
        }
      }
    } catch (error) {
      stop.abort();
      throw error;
    } finally {
      signal.removeEventListener('abort', pass);
    }
    return { ...answer, fallback: relay.fallback };
  }

  private async keep(userId: UserId | null, ideas: SourcedIdea[], question: Question) {
    return userId === null
      ? ideas.map((idea) => this.suggestions.present(idea))
      : this.suggestions.add(userId, ideas, question);
  }
}
