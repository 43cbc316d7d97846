import { calendarDayOf, calendarDays, isByCalendar } from '@giftwell/contracts/planning/calendar-days';
import { maxAge } from '@giftwell/contracts/people/person-fields';
import { Injectable } from '@nestjs/common';
import {
  addDays,
  ageOn,
  daysBetween,
  inYear,
  yearOf,
  type CalendarDate,
  type LeapDay,
} from './calendar-date.js';
import type { Calendar } from './calendar-settings.service.js';
import { Holidays } from './holidays.js';
import { comingOf, dayInYear, daysOf, type Coming, type Dated, type HolidaysIn } from './recurrence.js';

export { addDays, daysBetween, yearOf, type CalendarDate } from './calendar-date.js';
export type { Coming };

/** An occasion with its recipient's country, if that isn't the user's. */
export type DatedFor = Dated & { country: string | null };

@Injectable()
export class OccurrencesService {
  /** When each occasion comes next, in the same order. */
  async comingOf(occasions: readonly DatedFor[], calendar: Calendar): Promise<Coming[]> {
    const { today, leapDay } = calendar;
    const holidays = occasions.some(isByCalendar) ? await Holidays.load() : undefined;
    return occasions.map((occasion) =>
      comingOf(occasion, today, leapDay, (day, year) =>
        holidays!.daysOf(day, occasion.country ?? calendar.country, year),
      ),
    );
  }

  /** The day of each occasion in a year, in the same order; null if it isn't in that year. */
  async daysInYear(
    occasions: readonly DatedFor[],
    { leapDay, country: own }: Calendar,
    year: number,
  ): Promise<(CalendarDate | null)[]> {
    const holidays = occasions.some(isByCalendar) ? await Holidays.load() : undefined;
    return occasions.map((occasion) =>
      dayInYear(occasion, year, leapDay, (day, asked) =>
        holidays!.daysOf(day, occasion.country ?? own, asked),
      ),
    );
  }

  /** The day to store. For a calendar occasion that happens once: its next day, or the one nearest to `date`. */
  async dayToKeep(occasion: DatedFor, calendarOf: () => Promise<Calendar>): Promise<CalendarDate | null> {
    const { date, recurring, country } = occasion;
    const day = calendarDayOf(occasion);
    if (!day) return date;
    if (recurring) return null;
    const calendar = await calendarOf();
    const holidays = await Holidays.load();
    const inCountry: HolidaysIn = (each, year) => holidays.daysOf(each, country ?? calendar.country, year);
    const told = date && date > calendar.today ? date : calendar.today;
    const year = yearOf(told);
    const days = [year - 1, year, year + 1]
      .flatMap(daysOf(occasion, day, inCountry))
      .filter((each) => each >= calendar.today);
    return date ? nearestTo(told, days) : (days[0] ?? null);
  }

  /** The next date of each holiday, in the user's country unless another is given. */
  async holidays({ today, country: own }: Calendar, country = own) {
    const holidays = await Holidays.load();
    const occasions = calendarDays.map((day) => [day, holidays.nextOf(day, country, today)] as const);
    return Object.fromEntries(occasions) as Record<(typeof calendarDays)[number], CalendarDate>;
  }

  /** A day this many days from today, some years ago. */
  dayAround({ today, leapDay }: Calendar, days: number, yearsAgo: number): CalendarDate {
    const day = addDays(today, days);
    return inYear(day, yearOf(day) - yearsAgo, leapDay);
  }

  /** Completed years; null beyond any human age. */
  ageOn(birthdate: CalendarDate, { today, leapDay }: Calendar): number | null {
    const age = ageOn(birthdate, today, leapDay);
    return age !== null && age <= maxAge ? age : null;
  }

  /** Today's age of somebody whose age was entered on some day: by the birthday if known, or else by whole years. */
  grownAge(
    { age, ageToldOn }: { age: number | null; ageToldOn: CalendarDate | null },
    birthday: CalendarDate | null,
    calendar: Calendar,
  ): number | null {
    if (age === null || ageToldOn === null) return age;
    const since = birthday
      ? inYear(birthday, birthYearOf(birthday, age, ageToldOn, calendar.leapDay), 'march_1')
      : inYear(ageToldOn, yearOf(ageToldOn) - age, calendar.leapDay);
    return this.ageOn(since, calendar) ?? age;
  }
}

/** The year of birth of somebody with this age on a day, if the birthday is known. */
const birthYearOf = (birthday: CalendarDate, age: number, on: CalendarDate, leapDay: LeapDay): number =>
  yearOf(on) - age - (inYear(birthday, yearOf(on), leapDay) > on ? 1 : 0);

const nearestTo = (date: CalendarDate, days: readonly CalendarDate[]): CalendarDate | null =>
  days.toSorted((one, other) => Math.abs(daysBetween(date, one)) - Math.abs(daysBetween(date, other)))[0] ??
  null;
