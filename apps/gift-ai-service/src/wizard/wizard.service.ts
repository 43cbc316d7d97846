import type { UserId } from '@giftwell/contracts/core/ids';
import type { In } from '@giftwell/contracts/core/route';
import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import type { GenerateAnswer, WizardData, wizardRoutes } from '@giftwell/contracts/gift-ai/wizard';
import type { AnyCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { EnginesService, type SourcedIdea } from '../engines/engines.service.js';
import { SuggestionsService } from '../suggestions/suggestions.service.js';
import { gathered } from './gathered.js';
import { seedOf } from './generation-seed.js';

/** What is kept of the caller's time for the catalogue and the database once the model has had its share. */
const reserveMs = 3_000;

@Injectable()
export class WizardService {
  constructor(
    private readonly engines: EnginesService,
    private readonly suggestions: SuggestionsService,
  ) {}

  /** Nine suggestions, each given to `emit` as soon as it exists; a signed-in user's are stored before. */
  async generate(
    input: In<(typeof wizardRoutes)['generate']>,
    { userId, signal, deadline }: AnyCall,
    emit: (suggestion: Suggestion) => void,
  ): Promise<GenerateAnswer> {
    const { excludeItems, generationRound, seed = seedOf(input), ...wizard } = input;
    const unwanted = userId === null ? [] : await this.suggestions.unwantedFor(userId, wizard);
    const stop = new AbortController();
    const request = {
      wizard,
      excludeNames: [...excludeItems, ...unwanted],
      round: generationRound as 1 | 2 | 3,
      seed,
      signal: AbortSignal.any([signal, stop.signal]),
    };
    const relay = this.engines.relay(request);
    const answer: GenerateAnswer = { suggestions: [], source: 'catalogue', fallback: false };
    try {
      const ideas = relay.ideas(deadline - Date.now() - reserveMs);
      for await (const batch of gathered(ideas)) {
        signal.throwIfAborted();
        if (batch.some(({ source }) => source === 'openai')) answer.source = 'openai';
        for (const suggestion of await this.keep(userId, batch, wizard, request.round)) {
          answer.suggestions.push(suggestion);
          emit(suggestion);
        }
      }
    } finally {
      stop.abort();
    }
    return { ...answer, fallback: relay.fallback };
  }

  private async keep(userId: UserId | null, ideas: SourcedIdea[], wizard: WizardData, round: number) {
    return userId === null
      ? ideas.map((idea) => this.suggestions.present(idea))
      : this.suggestions.add(userId, ideas, { wizard, round });
  }
}
