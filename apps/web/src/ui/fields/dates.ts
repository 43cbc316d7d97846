import type { CalendarDay } from './calendar-day.js';

/** A formatter that is made at its first use, because the first one of a page takes tens of milliseconds on a phone. */
export function lazyFormat(options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => (format ??= new Intl.DateTimeFormat('en-US', options)).format(moment);
}

const inUtc = (parts: Intl.DateTimeFormatOptions) => lazyFormat({ ...parts, timeZone: 'UTC' });
const longDate = inUtc({ day: 'numeric', month: 'long', year: 'numeric' });
const shortDate = inUtc({ day: 'numeric', month: 'short' });
const dayOfYear = inUtc({ day: 'numeric', month: 'long' });
const monthAlone = inUtc({ month: 'short' });
const dayMs = 86_400_000;

// Calendar dates are counted in UTC, where every day has 24 hours.
const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

/** A calendar date for display: `2027-05-12` → `May 12, 2027`. */
export const formatDate = (date: string): string => longDate(midnight(date));
/** `2027-05-12` → `May 12`. */
export const formatDay = (date: string): string => shortDate(midnight(date));
/** `05-12` → `May 12`, with the full month name. */
export const formatDayOfYear = (day: string): string => dayOfYear(midnight(`2000-${day}`));
/** `May 12, 1990`, or `May 12` if the year is unknown. */
export function dayText({ date, yearKnown }: CalendarDay): string {
  if (date === null) return '';
  return yearKnown ? formatDate(date) : formatDayOfYear(date.slice(5));
}
/** `2027-05-12` → `May`. */
export const formatMonth = (date: string): string => monthAlone(midnight(date));

/** Whole days between two calendar dates; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((midnight(to).getTime() - midnight(from).getTime()) / dayMs);

/** The distance to a date, as the timeline shows it. */
export function daysLeftText(days: number): string {
  if (days === 0) return 'Today!';
  if (days === 1) return 'Tomorrow';
  if (days < 0) return days === -1 ? '1 day ago' : `${-days} days ago`;
  return `${days} days left`;
}

/** The distance to a date, as a tag shows it. */
export const inDaysText = (days: number): string => (days > 1 ? `in ${days} days` : daysLeftText(days));
