import type { HandlerInput } from '@giftwell/contracts/core/route';
import { calendarSettingsRoutes } from '@giftwell/contracts/planning/calendar-settings';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { CalendarSettingsService } from './calendar-settings.service.js';
import { OccurrencesService } from './occurrences.service.js';

type Routes = typeof calendarSettingsRoutes;

@Serves(calendarSettingsRoutes)
export class CalendarSettingsController {
  constructor(
    private readonly settings: CalendarSettingsService,
    private readonly occurrences: OccurrencesService,
  ) {}

  get(_: HandlerInput<Routes['get']>, { userId }: UserCall) {
    return this.settings.of(userId);
  }

  change(changes: HandlerInput<Routes['change']>, { userId }: UserCall) {
    return this.settings.change(userId, changes);
  }

  async holidays({ country }: HandlerInput<Routes['holidays']>, { userId }: UserCall) {
    return this.occurrences.holidays(await this.settings.of(userId), country);
  }
}
