import type { OccasionGiftState } from '@giftwell/contracts/planning/occasions';
import { Injectable } from '@nestjs/common';
import {
  CalendarSettingsService,
  type Calendar,
  type CalendarRow,
} from '../calendar/calendar-settings.service.js';
import { OccurrencesService } from '../calendar/occurrences.service.js';
import { giftStateFor } from '../gifts/occasion-gift-row.js';
import type { PlannedDayRow } from './due-users.js';
import type { PlannedOccasion } from './reminder-plan.js';

const bought: readonly OccasionGiftState[] = ['bought', 'ready'];

/** How a user counts dates, and when their occasions come next. */
@Injectable()
export class ReminderDatesService {
  constructor(
    private readonly calendars: CalendarSettingsService,
    private readonly occurrences: OccurrencesService,
  ) {}

  calendarOf(userId: number): Promise<Calendar> {
    return this.calendars.of(userId);
  }

  calendarFrom(row: CalendarRow): Calendar {
    return this.calendars.calendarFrom(row);
  }

  /** The next date of each occasion and whether its gift is bought, in the same order. */
  async nextOf(rows: readonly PlannedDayRow[], calendar: Calendar): Promise<PlannedOccasion[]> {
    const coming = await this.occurrences.comingOf(rows, calendar);
    return rows.map(({ id, gifts }, index) => {
      const occurrence = coming[index]!.nextDate;
      return {
        id,
        occurrence,
        isBought: gifts.length > 0 && bought.includes(giftStateFor(gifts, occurrence)),
      };
    });
  }
}
