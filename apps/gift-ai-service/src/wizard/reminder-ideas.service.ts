import type { HandlerInput } from '@giftwell/contracts/core/route';
import type { reminderIdeaRoutes } from '@giftwell/contracts/gift-ai/reminder-ideas';
import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import type { UserCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { EnginesService } from '../engines/engines.service.js';
import { FeedbackService } from '../suggestions/feedback.service.js';
import { SuggestionsService } from '../suggestions/suggestions.service.js';
import { RequestsService } from './requests.service.js';

const ideasOfAMail = 3;

/** Ideas for mails. Always from the catalogue: nobody waits for them, so no model is paid for them. */
@Injectable()
export class ReminderIdeasService {
  constructor(
    private readonly engines: EnginesService,
    private readonly suggestions: SuggestionsService,
    private readonly feedback: FeedbackService,
    private readonly requests: RequestsService,
  ) {}

  async choose(
    { seed, ...wizardData }: HandlerInput<typeof reminderIdeaRoutes.choose>,
    { userId, signal }: UserCall,
  ): Promise<Suggestion[]> {
    const { wizard, brief } = this.requests.understand({ wizard: wizardData, round: 1, runKey: null });
    const { unwanted, taste } = await this.feedback.earlierActs(userId, wizard);
    const { occasionDate } = wizard;
    const request = {
      ...{ brief, seed, taste, signal, occasionDate },
      round: 1 as const,
      excludeNames: unwanted,
    };
    const chosen: Suggestion[] = [];
    for await (const idea of this.engines.fromCatalogue(request)) {
      chosen.push(this.suggestions.present(idea));
      if (chosen.length === ideasOfAMail) break;
    }
    return chosen;
  }
}
