import { dayFrom, dayProblem, isRealDay, type CalendarDay } from '../../ui/fields/calendar-day.js';
import { separators } from './line-words.js';

export interface DateOptions {
  /** `YYYY-MM-DD`. */
  today: string;
  /** Whether `5/3` means May 3 for the user. */
  isMonthFirst: boolean;
  /** Months are read in English and in this language. */
  locale?: string;
}

/** A date found in a line of text. */
export interface FoundDate {
  start: number;
  end: number;
  /** May be a date that doesn't exist. */
  day: CalendarDay;
  /** The other reading of a date written as two small numbers. */
  otherDay: CalendarDay | null;
  /** Whether the month comes first, if only one reading is possible; null if it doesn't matter. */
  isMonthFirst: boolean | null;
  /** `today`, `tomorrow`: it says nothing about the first year. */
  isRelative?: boolean;
}

type Months = ReadonlyMap<string, number>;
interface Parts {
  year?: string | undefined;
  month: string;
  day: string;
}

const englishShort = { sept: 9 };

function namesIn(locale: string): [string, number][] {
  const formats = [
    { month: 'long' },
    { month: 'short' },
    // Some languages inflect the month next to a day.
    { month: 'long', day: 'numeric' },
  ] as const;
  return formats.flatMap((format) =>
    Array.from({ length: 12 }, (_, index): [string, number] => {
      const parts = new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).formatToParts(
        Date.UTC(2000, index, 15),
      );
      const name = parts.find(({ type }) => type === 'month')?.value ?? '';
      return [name.toLowerCase().replace(/\.$/, ''), index + 1];
    }),
  );
}

function monthsOf(locale: string | undefined): Months {
  const names = [...namesIn('en'), ...Object.entries(englishShort), ...(locale ? namesIn(locale) : [])];
  // Languages that number their months have no names. English names win.
  return new Map(names.filter(([name]) => /^\p{L}+$/u.test(name)).reverse());
}

const four = '(?:1[5-9]|2[01])\\d\\d';
// Two digits after a comma and before a word belong to the word: `May 3, 20 Main Street`.
const year = `(?<year>${four}|['’]?\\d\\d(?!(?<=,\\s*['’]?\\d\\d)\\s+\\p{L}))(?!\\d)`;
const dayNumber = '(?<day>[0-3]?\\d)';
const begin = '(?<![\\p{L}\\d])';
const end = '(?![\\p{L}\\d])';

/** Patterns for dates; of two overlapping matches the one that ends later wins. */
const patternsFor = (months: Months): RegExp[] => {
  const month = `(?<name>${[...months.keys()].sort((one, other) => other.length - one.length).join('|')})(?!\\p{L})`;
  return [
    `${begin}(?<year>\\d{4})(?<mark>[-/.])(?<month>\\d{1,2})\\k<mark>(?<day>\\d{1,2})${end}`,
    `${begin}(?<year>(?:1[5-9]|20)\\d\\d)(?<month>[01]\\d)(?<day>[0-3]\\d)${end}`,
    `${begin}--(?<month>[01]\\d)-?(?<day>[0-3]\\d)${end}`,
    `${begin}${dayNumber}(?:st|nd|rd|th|º|\\.)?[\\s-]*(?:of\\s+|de\\s+)?${month}\\.?(?:[\\s,./-]*${year})?`,
    `${begin}(?:(?<early>${four})[\\s,-]*)?${month}\\.?[\\s-]*(?:the\\s+)?${dayNumber}(?!\\d)(?:st|nd|rd|th)?(?:[\\s,/.-]+${year})?${end}`,
    `${begin}(?<!\\d[-/.])(?<first>[0-3]?\\d)\\s?(?<mark>[./-])\\s?(?<second>[0-3]?\\d)(?!\\d)(?:\\s?[./-]\\s?${year})?\\.?${end}(?![-/.]\\d)`,
  ].map((source) => new RegExp(source, 'giu'));
};

/** Expands a year of two digits to a past one: `90` → `1990`. */
function wholeYear(written: string | undefined, today: string): string {
  const digits = written?.replace(/\D/g, '') ?? '';
  if (digits.length !== 2) return digits;
  const inThisCentury = `${today.slice(0, 2)}${digits}`;
  return inThisCentury <= today.slice(0, 4) ? inThisCentury : `${Number(today.slice(0, 2)) - 1}${digits}`;
}

const dayOf = ({ year: told, month, day }: Parts, today: string): CalendarDay =>
  dayFrom({ month: month.padStart(2, '0'), day: String(Number(day)), year: wholeYear(told, today) });

const exists = ({ year: told, month, day }: Parts, today: string) =>
  Number(month) >= 1 &&
  Number(month) <= 12 &&
  !dayProblem({ month, day: String(Number(day)), year: wholeYear(told, today) });

/** Two numbers: with dots the day comes first; otherwise in the user's order, if both are possible. */
function fromNumbers(groups: Record<string, string>, { today, isMonthFirst }: DateOptions) {
  const { first = '', second = '', year: told, mark } = groups;
  const monthFirst: Parts = { month: first, day: second, year: told };
  const dayFirst: Parts = { month: second, day: first, year: told };
  const possible = [exists(monthFirst, today), exists(dayFirst, today)];
  if (mark !== '.' && possible.every(Boolean) && Number(first) !== Number(second)) {
    const [meant, other] = isMonthFirst ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
    return { day: dayOf(meant, today), otherDay: dayOf(other, today), isMonthFirst: null };
  }
  const isMonth = possible[0]! && !possible[1]!;
  const isTelling = mark !== '.' && possible[0] !== possible[1];
  return {
    day: dayOf(isMonth ? monthFirst : dayFirst, today),
    otherDay: null,
    isMonthFirst: isTelling ? isMonth : null,
  };
}

function readMatch(match: RegExpExecArray, months: Months, options: DateOptions): FoundDate {
  const groups = match.groups ?? {};
  const place = { start: match.index, end: match.index + match[0].length };
  if (groups['first'] !== undefined) return { ...place, ...fromNumbers(groups, options) };
  const named = groups['name'] && String(months.get(groups['name'].toLowerCase()));
  const parts = {
    year: groups['year'] ?? groups['early'],
    month: named || (groups['month'] ?? ''),
    day: groups['day'] ?? '',
  };
  return { ...place, day: dayOf(parts, options.today), otherDay: null, isMonthFirst: null };
}

const relativeDays = { yesterday: -1, today: 0, tomorrow: 1 } as const;
/** At the end of a part: "Todd today", but not "Today Inc". */
const relative = new RegExp(
  `(?<=^|\\s|${separators.source})(?:${Object.keys(relativeDays).join('|')})(?=[.!]*\\s*(?:$|${separators.source}))`,
  'giu',
);

function relativeDates(line: string, today: string): FoundDate[] {
  return [...line.matchAll(relative)].map(({ index, 0: word }) => {
    const moved = new Date(`${today}T00:00:00Z`);
    moved.setUTCDate(moved.getUTCDate() + relativeDays[word.toLowerCase() as keyof typeof relativeDays]);
    const day = { date: moved.toISOString().slice(0, 10), yearKnown: true };
    const place = { start: index, end: index + word.length };
    return { ...place, day, otherDay: null, isMonthFirst: null, isRelative: true };
  });
}

/** Finds dates in a line, in text order; dates that don't exist, and words such as `today`, only if there are no others. */
export function dateReader(options: DateOptions): (line: string) => FoundDate[] {
  const months = monthsOf(options.locale);
  const patterns = patternsFor(months);
  return (line) => {
    const all = patterns.flatMap((pattern) =>
      [...line.matchAll(pattern)].map((match) => readMatch(match, months, options)),
    );
    const real = all.filter(({ day }) => isRealDay(day));
    const kept: FoundDate[] = [];
    const lastFirst = (real.length > 0 ? real : all).sort(
      (one, other) => other.end - one.end || one.start - other.start,
    );
    for (const found of lastFirst) {
      if (kept.every(({ start }) => found.end <= start)) kept.push(found);
    }
    return kept.length > 0 ? kept.reverse() : relativeDates(line, options.today);
  };
}
