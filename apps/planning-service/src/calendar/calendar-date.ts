import { localTimeIn } from '../local-time.js';

/** `YYYY-MM-DD`, years 1500 to 2999: a calendar date without time or zone. Compares as text. */
export type CalendarDate = string;

const dayMs = 86_400_000;

export const yearOf = (date: CalendarDate): number => Number(date.slice(0, 4));
const monthOf = (date: CalendarDate): number => Number(date.slice(5, 7));
const dayOf = (date: CalendarDate): number => Number(date.slice(8, 10));

export const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const yearText = (year: number) => String(year).padStart(4, '0');

export const dateOf = (year: number, month: number, day: number): CalendarDate =>
  `${yearText(year)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Days since 1970-01-01; UTC has neither daylight saving nor skipped days. */
const dayNumber = (date: CalendarDate): number =>
  Date.UTC(yearOf(date), monthOf(date) - 1, dayOf(date)) / dayMs;

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date((dayNumber(date) + days) * dayMs).toISOString().slice(0, 10);

/** How many days `to` is after `from`. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => dayNumber(to) - dayNumber(from);

export type LeapDay = 'february_28' | 'march_1';

/** The month and day of `date` in another year. */
export function inYear(date: CalendarDate, year: number, leapDay: LeapDay): CalendarDate {
  const monthAndDay = date.slice(4);
  if (monthAndDay !== '-02-29' || isLeapYear(year)) return `${yearText(year)}${monthAndDay}`;
  return leapDay === 'february_28' ? dateOf(year, 2, 28) : dateOf(year, 3, 1);
}

/** Completed years on `today`; null before birth. */
export function ageOn(birthdate: CalendarDate, today: CalendarDate, leapDay: LeapDay): number | null {
  if (birthdate > today) return null;
  const year = yearOf(today);
  return year - yearOf(birthdate) - (inYear(birthdate, year, leapDay) > today ? 1 : 0);
}

/** The date in a time zone at this moment. */
export const todayIn = (timeZone: string, now: Date): CalendarDate => localTimeIn(timeZone, now).date;
