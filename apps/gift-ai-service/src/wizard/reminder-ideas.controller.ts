import type { HandlerInput } from '@giftwell/contracts/core/route';
import { reminderIdeaRoutes } from '@giftwell/contracts/gift-ai/reminder-ideas';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { ReminderIdeasService } from './reminder-ideas.service.js';

@Serves(reminderIdeaRoutes)
export class ReminderIdeasController {
  constructor(private readonly ideas: ReminderIdeasService) {}

  async choose(input: HandlerInput<typeof reminderIdeaRoutes.choose>, call: UserCall) {
    return { ideas: await this.ideas.choose(input, call) };
  }
}
