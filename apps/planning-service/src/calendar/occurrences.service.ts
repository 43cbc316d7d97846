import { maxAge } from '@giftwell/contracts/people/person-fields';
import { Injectable } from '@nestjs/common';
import { addDays, ageOn, inYear, yearOf, type CalendarDate } from './calendar-date.js';
import type { Calendar } from './calendar-settings.service.js';
import { Holidays } from './holidays.js';
import { comingOf, isHoliday, type CalendarOccasion, type Coming, type Dated } from './recurrence.js';

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
    const { type, date, recurring, country: own } = occasion;
    if (!isHoliday(type)) return date;
    if (recurring) return null;
    const country = own ?? calendar.country;
    const holidays = await Holidays.load();
    if (date) return holidays.dayOf(type, country, yearOf(date));
    return nextOf(holidays, type, country, calendar.today);
  }

  /** When each day that the calendar knows comes next, in the user's country unless another is given. */
  async holidays({ today, country: own }: Calendar, country = own) {
    const holidays = await Holidays.load();
    const next = (type: CalendarOccasion) => nextOf(holidays, type, country, today);
    return {
      christmas: next('christmas'),
      valentines: next('valentines'),
      mothers_day: next('mothers_day'),
      fathers_day: next('fathers_day'),
    };
  }

  /** A day so many days from today, some years ago. */
  dayAround({ today, leapDay }: Calendar, days: number, yearsAgo: number): CalendarDate {
    const day = addDays(today, days);
    return inYear(day, yearOf(day) - yearsAgo, leapDay);
  }

  /** Completed years; null beyond any human age. */
  ageOn(birthdate: CalendarDate, { today, leapDay }: Calendar): number | null {
    const age = ageOn(birthdate, today, leapDay);
    return age !== null && age <= maxAge ? age : null;
  }
}

/** This year's, or next year's where that is over. */
function nextOf(holidays: Holidays, type: CalendarOccasion, country: string, today: CalendarDate) {
  const year = yearOf(today);
  const day = holidays.dayOf(type, country, year);
  return day >= today ? day : holidays.dayOf(type, country, year + 1);
}
