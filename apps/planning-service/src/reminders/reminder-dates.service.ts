import { remindedDay, upcomingDay, type RemindedDay, type UpcomingDay } from '@giftwell/contracts/auth/mail';
import { cleanLine } from '@giftwell/contracts/core/text';
import type { ReminderIdea } from '@giftwell/contracts/dates/reminders';
import type { OccasionGiftState } from '@giftwell/contracts/planning/occasions';
import { LOGGER, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import {
  CalendarSettingsService,
  type Calendar,
  type CalendarRow,
} from '../calendar/calendar-settings.service.js';
import { daysBetween, OccurrencesService, type CalendarDate } from '../calendar/occurrences.service.js';
import { giftStateFor } from '../gifts/occasion-gift-row.js';
import { occasionName } from '../occasions/occasion-row.js';
import { orderBy } from '../order-by.js';
import type { PlannedDayRow, ReminderDayRow } from './due-users.js';
import type { PlannedOccasion } from './reminder-plan.js';

const bought: readonly OccasionGiftState[] = ['bought', 'ready'];

/** How a user counts dates, when their occasions come next, and how mails show them. */
@Injectable()
export class ReminderDatesService {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
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

  /** A day of a mail; null if it can't be mailed, so that it doesn't keep others from being mailed. */
  upcoming(row: ReminderDayRow, date: CalendarDate, calendar: Calendar): UpcomingDay | null {
    return this.checked(upcomingDay, row, shownDay(row, date, calendar));
  }

  /** The same with a link and ideas. */
  reminded(
    row: ReminderDayRow & { occurrence: CalendarDate },
    { code, ideas }: { code: string; ideas: readonly ReminderIdea[] },
    calendar: Calendar,
  ): RemindedDay | null {
    return this.checked(remindedDay, row, {
      ...shownDay(row, row.occurrence, calendar),
      ...{ code, ideas: ideas.map(({ name, price }) => ({ name, price })) },
      orderBy: orderBy('parcel', row.country ?? calendar.country, row.occurrence, calendar.today),
    });
  }

  private checked<T>(schema: z.ZodType<T>, { id }: ReminderDayRow, day: T): T | null {
    const { data, error } = schema.safeParse(day);
    if (error)
      this.logger.warn(
        { occasionId: id, issues: error.issues },
        'Reminder mail: occasion skipped, invalid data',
      );
    return data ?? null;
  }
}

const shownDay = (row: ReminderDayRow, date: CalendarDate, { today }: Calendar) => ({
  ...{ recipientName: cleanLine(row.recipientName, 100), occasion: occasionName(row), date },
  daysLeft: daysBetween(today, date),
});
