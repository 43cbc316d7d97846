/** A day as a form keeps it: `yearKnown` is false where only month and day were told. */
export interface CalendarDay {
  /** `YYYY-MM-DD`; null while nothing is told; anything else is not finished. */
  date: string | null;
  yearKnown: boolean;
}
/** The same as three fields hold it. */
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

/** What is wrong with a day, in the order in which somebody would set it right; nothing while it is fine. */
export function dayProblem({ month, day, year }: DayParts): string | undefined {
  if (!month && !day && !year) return undefined;
  if (!month) return 'Please choose a month';
  if (!day) return 'Please choose a day';
  if (year && !/^(1[5-9]|2\d)\d\d$/.test(year)) return 'Please write the year with four digits';
  const last = new Date(Date.UTC(Number(year || anyLeapYear), Number(month), 0)).getUTCDate();
  return /^\d+$/.test(day) && Number(day) >= 1 && Number(day) <= last ? undefined : 'That date doesn’t exist';
}

/** How old somebody is who was born on `birthdate`, as of `today`; below 0 before that day. */
export function ageOn(birthdate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
}

/** The day it is where this browser is. */
export function localToday(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
