import { calendarDayOf, type CalendarDay, type Feast } from '@giftwell/contracts/planning/calendar-days';
import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import { daysBetween, inYear, yearOf, type CalendarDate, type LeapDay } from './calendar-date.js';

/** What says when an occasion is. */
export interface Dated {
  type: OccasionType;
  feast: Feast | null;
  /** `MM-DD`; celebrated on this day of the year instead of the calendar's. */
  ownDay: string | null;
  date: CalendarDate | null;
  yearKnown: boolean;
  recurring: boolean;
}

/** When it comes, seen from a day. */
export interface Coming {
  nextDate: CalendarDate | null;
  daysLeft: number | null;
  previousDate: CalendarDate | null;
  years: number | null;
}

/** When something that the calendar knows is in a year, in order: at least once, and Eid al-Fitr of 2033 twice. */
export type HolidaysIn = (day: CalendarDay, year: number) => readonly CalendarDate[];

/** Those of which people count the years. */
const counted: readonly OccasionType[] = ['birthday', 'anniversary', 'wedding', 'promotion'];

/** Without its year an occasion cannot be over. */
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

/** When it is in each year: on the people's own day, else on the calendar's. */
export const daysOf = (
  { ownDay }: Pick<Dated, 'ownDay'>,
  day: CalendarDay,
  holidaysIn: HolidaysIn,
): DaysIn => (ownDay ? (year) => [`${year}-${ownDay}`] : (year) => holidaysIn(day, year));

/** The first day of an occasion in a year; null where it is not in that year. */
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

/** Each year, on the days that the rule gives, not before `since`. */
function yearly(daysIn: DaysIn, since: CalendarDate | null, today: CalendarDate): Coming {
  if (since && since >= today) return coming(since, null, today);
  const year = yearOf(today);
  const next = [year, year + 1].flatMap(daysIn).find((day) => day >= today) ?? null;
  const previous = [year - 1, year].flatMap(daysIn).findLast((day) => day < today) ?? null;
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
