import { maxAge } from '@giftwell/contracts/gift-ai/wizard';
import { Injectable } from '@nestjs/common';
import { addDays, ageOn, inYear, yearOf, type CalendarDate } from './calendar-date.js';
import type { Calendar } from './calendar-settings.service.js';
import { Holidays } from './holidays.js';
import { comingOf, isHoliday, type Coming, type Dated } from './recurrence.js';

export type { Coming };

/** An occasion, with the country that its recipient has instead of the user's. */
export type DatedFor = Dated & { country: string | null };

@Injectable()
export class OccurrencesService {
  /** When each of these comes, in their order. */
  async comingOf(occasions: readonly DatedFor[], calendar: Calendar): Promise<Coming[]> {
    const { today, leapDay } = calendar;
    const holidays = occasions.some(({ type }) => isHoliday(type)) ? await Holidays.load() : undefined;
    return occasions.map((occasion) =>
      comingOf(occasion, today, leapDay, (type, year) =>
        holidays!.dayOf(type, occasion.country ?? calendar.country, year),
      ),
    );
  }

  /** The day to keep of something that the calendar knows and that happens once: this year's or next year's, unless `date` names a year. */
  async dayToKeep(occasion: DatedFor, calendar: Calendar): Promise<CalendarDate | null> {
    const { type, date, recurring, country } = occasion;
    if (!isHoliday(type)) return date;
    if (recurring) return null;
    const holidays = await Holidays.load();
    const dayIn = (year: number) => holidays.dayOf(type, country ?? calendar.country, year);
    if (date) return dayIn(yearOf(date));
    const year = yearOf(calendar.today);
    return dayIn(year) >= calendar.today ? dayIn(year) : dayIn(year + 1);
  }

  /** A day so many days from today, some years ago. */
  dayAround({ today, leapDay }: Calendar, days: number, yearsAgo: number): CalendarDate {
    const day = addDays(today, days);
    return inYear(day, yearOf(day) - yearsAgo, leapDay);
  }

  /** Completed years; null where nobody gets that old. */
  ageOn(birthdate: CalendarDate, { today, leapDay }: Calendar): number | null {
    const age = ageOn(birthdate, today, leapDay);
    return age !== null && age <= maxAge ? age : null;
  }
}
