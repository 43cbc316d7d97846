/** A day of a calendar; `year` is null where the source has none. */
export interface Day {
  year: number | null;
  month: number;
  day: number;
}

/** What a source says about an entry beyond its title. */
export type EntryKind = 'birthday' | 'anniversary' | 'other';

/** One dated entry of a calendar, an address book, a table or a pasted text. */
export interface CalendarEntry {
  title: string;
  day: Day;
  /** The other reading of a date such as 5/3. */
  otherDay?: Day;
  /** It comes back every year. */
  yearly: boolean;
  /** A day of a contact: the title is a name, and a year is the year of birth or marriage. */
  contact?: EntryKind;
  /** The label of a contact's day that is neither birthday nor anniversary. */
  label?: string;
  /** Groups of a contact, or what a table says about the relationship. */
  groups?: string;
  /** The surroundings say that bare names are birthdays: a calendar "Birthdays", a list of names and dates. */
  assumed?: 'birthday';
}

/** Why entries were left out, counted. */
export interface Skipped {
  /** Damaged entries. */
  unreadable: number;
  withoutDate: number;
  withoutTitle: number;
  cancelled: number;
  /** Entries after the limit. */
  overLimit: number;
}

export type CalendarFormat = 'ics' | 'vcf' | 'csv' | 'text';
/** Whether 5/3 is May 3; `ambiguous` if nothing in the source decides it, null if there is no such date. */
export type DateOrder = 'month_first' | 'day_first' | 'ambiguous' | null;

export interface ReadCalendar {
  format: CalendarFormat;
  entries: CalendarEntry[];
  skipped: Skipped;
  /** All entries of the source, including those left out. */
  total: number;
  dateOrder: DateOrder;
}

export const noneSkipped = (): Skipped => ({
  unreadable: 0,
  withoutDate: 0,
  withoutTitle: 0,
  cancelled: 0,
  overLimit: 0,
});

/** More entries than anybody has; the rest is counted. */
export const entriesMax = 200_000;
export const titleMax = 300;

/** Years that programs write for an unknown year. */
const noYears = [1604, 1900, 1970];
const daysOfMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Null if there is no such day, or no year like that. */
export function dayOf(year: number | null, month: number, day: number): Day | null {
  if (!(day >= 1 && day <= (daysOfMonths[month - 1] ?? 0))) return null;
  if (year !== null && (year < 1500 || year > 2999)) return null;
  if (month === 2 && day === 29 && year !== null && !isLeap(year))
    // 29 February 1900 exists only as a filler.
    return noYears.includes(year) ? { year: null, month, day } : null;
  return { year, month, day };
}

/** The day of something that comes every year: years that stand for "unknown" are none. */
export const withoutFillerYear = (day: Day): Day =>
  day.year !== null && noYears.includes(day.year) ? { ...day, year: null } : day;
