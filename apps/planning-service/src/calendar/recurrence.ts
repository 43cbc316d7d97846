import { calendarDayOf, type CalendarDay, type Feast } from '@giftwell/contracts/planning/calendar-days';
import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import { daysBetween, inYear, yearOf, type CalendarDate, type LeapDay } from './calendar-date.js';

/** What determines the dates of an occasion. */
export interface Dated {
  type: OccasionType;
  feast: Feast | null;
  /** `MM-DD`; celebrated on this day instead of the calendar's. */
  ownDay: string | null;
  date: CalendarDate | null;
  yearKnown: boolean;
  recurring: boolean;
}

/** The next and the last date of an occasion, relative to a day. */
export interface Coming {
  nextDate: CalendarDate | null;
  daysLeft: number | null;
  previousDate: CalendarDate | null;
  years: number | null;
}

/** The days of a calendar occasion in a year, in order: at least one, and two for Eid al-Fitr in 2033. */
export type HolidaysIn = (day: CalendarDay, year: number) => readonly CalendarDate[];

/** Occasions whose years are counted. */
const counted: readonly OccasionType[] = ['birthday', 'anniversary', 'wedding', 'promotion'];

/** An occasion without a year can't be over. */
const comesAgain = ({ recurring, yearKnown }: Dated) => recurring || !yearKnown;

export function comingOf(
  occasion: Dated,
  today: CalendarDate,
  leapDay: LeapDay,
  holidaysIn: HolidaysIn,
): Coming {
  const { type, date, yearKnown } = occasion;
  const day = calendarDayOf(occasion);
  if (day && (comesAgain(occasion) || !date)) {
    return yearly(daysOf(occasion, day, holidaysIn), null, today);
  }
  if (!date) return { nextDate: null, daysLeft: null, previousDate: null, years: null };
  if (!comesAgain(occasion)) {
    const isOver = date < today;
    return coming(isOver ? null : date, isOver ? date : null, today);
  }
  const since = yearKnown ? date : null;
  const when = yearly((year) => [inYear(date, year, leapDay)], since, today);
  const years =
    since && when.nextDate && counted.includes(type) ? yearOf(when.nextDate) - yearOf(since) : null;
  return { ...when, years };
}

type DaysIn = (year: number) => readonly CalendarDate[];

/** Its days in each year: the own day if there is one, or else the calendar's. */
export const daysOf = ({ ownDay }: Pick<Dated, 'ownDay'>, day: CalendarDay, holidaysIn: HolidaysIn): DaysIn =>
  ownDay ? (year) => [`${year}-${ownDay}`] : (year) => holidaysIn(day, year);

/** The first day of an occasion in a year; null if it isn't in that year. */
export function dayInYear(
  occasion: Dated,
  year: number,
  leapDay: LeapDay,
  holidaysIn: HolidaysIn,
): CalendarDate | null {
  const { date, yearKnown } = occasion;
  const day = calendarDayOf(occasion);
  if (day && (comesAgain(occasion) || !date)) return daysOf(occasion, day, holidaysIn)(year)[0] ?? null;
  if (!date) return null;
  const isInIt = comesAgain(occasion) ? !yearKnown || yearOf(date) <= year : yearOf(date) === year;
  return isInIt ? inYear(date, year, leapDay) : null;
}

/** Every year on the days of the rule, not before `since`. */
function yearly(daysIn: DaysIn, since: CalendarDate | null, today: CalendarDate): Coming {
  if (since && since >= today) return coming(since, null, today);
  const year = yearOf(today);
  const days = daysIn(year);
  const next = days.find((day) => day >= today) ?? daysIn(year + 1)[0] ?? null;
  const previous = days.findLast((day) => day < today) ?? daysIn(year - 1).at(-1) ?? null;
  return coming(next, since && previous && previous < since ? null : previous, today);
}

const coming = (
  nextDate: CalendarDate | null,
  previousDate: CalendarDate | null,
  today: CalendarDate,
): Coming => ({
  nextDate,
  daysLeft: nextDate === null ? null : daysBetween(today, nextDate),
  previousDate,
  years: null,
});
