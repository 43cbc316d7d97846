import type { HandlerInput } from '@giftwell/contracts/core/route';
import { calendarTitleRoutes } from '@giftwell/contracts/gift-ai/calendar-titles';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { CalendarTitlesService } from './calendar-titles.service.js';

@Serves(calendarTitleRoutes)
export class CalendarTitlesController {
  constructor(private readonly titles: CalendarTitlesService) {}

  async read({ titles }: HandlerInput<typeof calendarTitleRoutes.read>, { signal }: UserCall) {
    return { readings: await this.titles.read(titles, signal) };
  }
}
