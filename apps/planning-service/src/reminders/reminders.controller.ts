import type { HandlerInput } from '@giftwell/contracts/core/route';
import { reminderRoutes } from '@giftwell/contracts/dates/reminders';
import { Serves } from '@giftwell/server-kit';
import { ReminderLinksService } from './reminder-links.service.js';

type Routes = typeof reminderRoutes;

@Serves(reminderRoutes)
export class RemindersController {
  constructor(private readonly links: ReminderLinksService) {}

  async get({ code }: HandlerInput<Routes['get']>) {
    return { reminder: await this.links.get(code) };
  }

  async snooze({ code }: HandlerInput<Routes['snooze']>) {
    return { reminder: await this.links.snooze(code) };
  }

  async addGift(input: HandlerInput<Routes['addGift']>) {
    return { reminder: await this.links.addGift(input) };
  }
}
