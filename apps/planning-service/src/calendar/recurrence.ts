import { isCalendarOccasion, type calendarOccasions } from '@giftwell/contracts/planning/occasions';
import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import { daysBetween, inYear, yearOf, type CalendarDate, type LeapDay } from './calendar-date.js';

export type CalendarOccasion = (typeof calendarOccasions)[number];

/** What says when an occasion is. */
export interface Dated {
  type: OccasionType;
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

/** The day of something that the calendar knows, in a year. */
export type HolidayIn = (type: CalendarOccasion, year: number) => CalendarDate;

/** Those of which people count the years. */
const counted: readonly OccasionType[] = ['birthday', 'anniversary', 'wedding', 'promotion'];

export const isHoliday = (type: OccasionType): type is CalendarOccasion => isCalendarOccasion(type);

/** Without its year an occasion cannot be over. */
const comesAgain = ({ recurring, yearKnown }: Dated) => recurring || !yearKnown;

export function comingOf(
  occasion: Dated,
  today: CalendarDate,
  leapDay: LeapDay,
  holidayIn: HolidayIn,
): Coming {
  const { type, date, yearKnown } = occasion;
  if (isHoliday(type) && (comesAgain(occasion) || !date)) {
    return yearly((year) => holidayIn(type, year), null, today);
  }
  if (!date) return { nextDate: null, daysLeft: null, previousDate: null, years: null };
  if (!comesAgain(occasion)) {
    const isOver = date < today;
    return coming(isOver ? null : date, isOver ? date : null, today);
  }
  const since = yearKnown ? date : null;
  const when = yearly((year) => inYear(date, year, leapDay), since, today);
  const years =
    since && when.nextDate && counted.includes(type) ? yearOf(when.nextDate) - yearOf(since) : null;
  return { ...when, years };
}

/** Once in each year, on the day that the rule gives, not before `since`. */
function yearly(
  dayIn: (year: number) => CalendarDate,
  since: CalendarDate | null,
  today: CalendarDate,
): Coming {
  if (since && since >= today) return coming(since, null, today);
  const year = yearOf(today);
  const now = dayIn(year);
  const [previous, next] = now < today ? [now, dayIn(year + 1)] : [dayIn(year - 1), now];
  return coming(next, since && previous < since ? null : previous, today);
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
