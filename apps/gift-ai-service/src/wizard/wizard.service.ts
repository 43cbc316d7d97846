import type { UserId } from '@giftwell/contracts/core/ids';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import type { GenerateAnswer, wizardRoutes } from '@giftwell/contracts/gift-ai/wizard';
import type { AnyCall } from '@giftwell/server-kit';
import type { ResolvedWizard } from '@giftwell/note-reader';
import { Injectable } from '@nestjs/common';
import { EnginesService, type SourcedIdea, type SuggestionRequest } from '../engines/engines.service.js';
import { type EarlierActs, FeedbackService } from '../suggestions/feedback.service.js';
import { SuggestionsService } from '../suggestions/suggestions.service.js';
import type { RunPart } from '../runs/runs.service.js';
import { batchArrivals } from './batch-arrivals.js';
import { RequestsService, type Request } from './requests.service.js';
import { seedOf } from './generation-seed.js';

type Routes = typeof wizardRoutes;
type Emit = (suggestion: Suggestion) => void;
/** A request before its texts are read. */
type Question = Request & Pick<SuggestionRequest, 'excludeNames' | 'seed'>;
/** What is stored with an answer. */
type Origin = Pick<SuggestionRequest, 'round' | 'refinement'> & {
  wizard: ResolvedWizard;
  run: RunPart | undefined;
};

/** Time reserved for the catalogue and the database after the model's share. */
const reserveMs = 3_000;

/** A guest's acts are only in their browser. */
const nothingKnown: EarlierActs = { unwanted: [] };

@Injectable()
export class WizardService {
  constructor(
    private readonly engines: EnginesService,
    private readonly suggestions: SuggestionsService,
    private readonly feedback: FeedbackService,
    private readonly requests: RequestsService,
  ) {}

  /** Nine suggestions, each passed to `emit` as soon as it exists; those of a user are stored first. */
  generate(input: HandlerInput<Routes['generate']>, call: AnyCall, emit: Emit): Promise<GenerateAnswer> {
    const { run: runKey, ...question } = input;
    const { excludeItems, generationRound, seed = seedOf(question), ...wizard } = question;
    return this.answer(
      { wizard, excludeNames: excludeItems, round: generationRound as 1 | 2 | 3, seed, runKey },
      call,
      emit,
    );
  }

  /** Nine other ideas for a refinement, without the shown ones. */
  refine(input: HandlerInput<Routes['refine']>, call: AnyCall, emit: Emit): Promise<GenerateAnswer> {
    const { run: runKey, ...question } = input;
    const { originalSuggestions, wizardData, refinementType, refinementPrompt, excludeItems } = question;
    return this.answer(
      {
        wizard: wizardData,
        excludeNames: [...originalSuggestions.map(({ name }) => name), ...excludeItems],
        round: 1,
        seed: input.seed ?? seedOf(question),
        runKey,
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
    const { wish, refinement, round, seed } = question;
    const { wizard, brief, understood } = this.requests.understand(question);
    const [{ unwanted, taste }, run] = await Promise.all([
      userId ? this.feedback.earlierActs(userId, wizard) : nothingKnown,
      userId ? this.requests.begin(userId, question, understood) : undefined,
    ]);
    signal.throwIfAborted();
    const stop = new AbortController();
    const pass = () => stop.abort(signal.reason);
    signal.addEventListener('abort', pass, { once: true });
    const engine = this.engines.withFallback({
      ...{ brief, round, seed, refinement, wish, taste },
      occasionDate: wizard.occasionDate,
      excludeNames: [...question.excludeNames, ...unwanted],
      signal: stop.signal,
    });
    const answer: GenerateAnswer = { understood, suggestions: [], source: 'catalogue', fallback: false };
    const origin = { wizard, round, refinement, run };
    try {
      const ideas = engine.ideas(deadline - Date.now() - reserveMs);
      for await (const batch of batchArrivals(ideas)) {
        signal.throwIfAborted();
        if (batch.some(({ source }) => source === 'openai')) answer.source = 'openai';
        for (const suggestion of await this.store(userId, batch, origin)) {
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
    return { ...answer, fallback: engine.fallback };
  }

  private async store(userId: UserId | null, ideas: SourcedIdea[], origin: Origin) {
    return userId === null
      ? ideas.map((idea) => this.suggestions.present(idea))
      : this.suggestions.add(userId, ideas, origin);
  }
}
