/** A date in a form: `yearKnown` is false if only month and day are known. */
export interface CalendarDay {
  /** `YYYY-MM-DD`; null if empty; anything else is incomplete. */
  date: string | null;
  yearKnown: boolean;
}
/** The same in three fields. */
export interface DayParts {
  month: string;
  day: string;
  year: string;
}

/** The placeholder for an unknown year: a leap year, so that 29 February is valid. */
const anyLeapYear = '2000';

export function partsOf({ date, yearKnown }: CalendarDay): DayParts {
  const [year = '', month = '', day = ''] = date?.split('-') ?? [];
  return { month, day: String(Number(day) || ''), year: yearKnown ? year : '' };
}

export function dayFrom({ month, day, year }: DayParts): CalendarDay {
  const yearKnown = year !== '';
  if (!month && !day && !year) return { date: null, yearKnown };
  return { date: `${year || anyLeapYear}-${month}-${day && day.padStart(2, '0')}`, yearKnown };
}

/** The first problem of a date, in field order; undefined if it is valid. */
export function dayProblem({ month, day, year }: DayParts): string | undefined {
  if (!month && !day && !year) return undefined;
  if (!month) return 'Please choose a month';
  if (!day) return 'Please choose a day';
  if (year && !/^(1[5-9]|2\d)\d\d$/.test(year)) return 'Please enter the year with four digits';
  const last = new Date(Date.UTC(Number(year || anyLeapYear), Number(month), 0)).getUTCDate();
  return /^\d+$/.test(day) && Number(day) >= 1 && Number(day) <= last ? undefined : 'That date doesn’t exist';
}

/** False for 30 February, which would be read as a day in March. */
export function isRealDay({ date }: CalendarDay): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === date;
}

export type LeapDay = 'february_28' | 'march_1';

const isLeapYear = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

/** The age on `today` of somebody born on `birthdate`; negative before that day. */
export function ageOn(birthdate: string, today: string, leapDay: LeapDay): number {
  const year = Number(today.slice(0, 4));
  const inCommonYears = leapDay === 'february_28' ? '02-28' : '03-01';
  const isMoved = birthdate.endsWith('-02-29') && !isLeapYear(year);
  const years = year - Number(birthdate.slice(0, 4));
  return today.slice(5) < (isMoved ? inCommonYears : birthdate.slice(5)) ? years - 1 : years;
}

/** Today's date in a time zone, by default the browser's. */
export const todayIn = (timeZone?: string, now = new Date()): string =>
  // The Swedish format is `YYYY-MM-DD`.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
