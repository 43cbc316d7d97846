import { dayOf, type Day } from '../calendar-entry.js';
import { monthNames } from './month-names.js';

/** A date in a text. Of two small numbers both readings are kept until the order is known. */
export interface WrittenDate {
  start: number;
  end: number;
  day: Day;
  /** If the day comes first as well as if the month does: the reading with the month first. */
  monthFirst?: Day;
  /** The order, where the numbers show it. */
  shows?: 'month_first' | 'day_first';
}

const four = '(?:1[5-9]|2[01])\\d\\d';
// Two digits before a word or a time belong to that: `May 3, 20 Main Street`.
const year = `(?<year>${four}|['’]\\d\\d|\\d\\d(?=\\s*(?:$|[,;)])))(?!\\d)`;
const dayNumber = '(?<day>[0-3]?\\d)';
const begin = '(?<![\\p{L}\\d])';
const end = '(?![\\p{L}\\d])';
const name = `(?<name>${[...monthNames.keys()].sort((one, other) => other.length - one.length).join('|')})(?!\\p{L})`;

/** The first that matches wins. */
const patterns = [
  `${begin}(?<year>\\d{4})(?<mark>[-/.])(?<month>\\d{1,2})\\k<mark>(?<day>\\d{1,2})(?!\\d)`,
  `${begin}(?<year>(?:1[5-9]|20)\\d\\d)(?<month>[01]\\d)(?<day>[0-3]\\d)${end}`,
  `${begin}--(?<month>[01]\\d)-?(?<day>[0-3]\\d)${end}`,
  `${begin}${dayNumber}(?:st|nd|rd|th|er|º|\\.)?[\\s-]*(?:of\\s+|de\\s+)?${name}\\.?(?:[\\s,./-]*(?:de\\s+|del\\s+)?${year})?`,
  `${begin}(?:(?<early>${four})[\\s,-]*)?${name}\\.?[\\s-]*(?:the\\s+)?${dayNumber}(?!\\d|:)(?:st|nd|rd|th)?(?:[\\s,/.-]+${year})?(?!\\p{L})`,
  `${begin}(?<!\\d[-/.])(?<first>[0-3]?\\d)\\s?(?<mark>[./-])\\s?(?<second>[0-3]?\\d)(?!\\d)(?:\\s?[./-]\\s?(?<tail>\\d{4}|['’]?\\d\\d)(?!\\d))?\\.?${end}(?![-/.]\\d)`,
].map((source) => new RegExp(source, 'iu'));

/** Two digits are a past year: `90` → 1990. */
function wholeYear(digits: string | undefined, thisYear: number): number | null {
  const plain = digits?.replace(/\D/g, '') ?? '';
  if (!plain) return null;
  if (plain.length !== 2) return Number(plain);
  const century = Math.floor(thisYear / 100) * 100;
  return century + Number(plain) <= thisYear ? century + Number(plain) : century - 100 + Number(plain);
}

/** The first date of a text; null if there is none that exists. */
export function dateIn(text: string, thisYear: number): WrittenDate | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    const found = match && readMatch(match, thisYear);
    if (found) return found;
  }
  return null;
}

function readMatch(match: RegExpExecArray, thisYear: number): WrittenDate | null {
  const groups: Partial<Record<string, string>> = match.groups ?? {};
  const place = { start: match.index, end: match.index + match[0].length };
  if (groups['first'] !== undefined) return fromNumbers(groups, place, thisYear);
  const month = groups['name'] ? monthNames.get(groups['name'].toLowerCase()) : Number(groups['month']);
  const day = dayOf(
    wholeYear(groups['year'] ?? groups['early'], thisYear),
    ...([month ?? 0, Number(groups['day'])] as const),
  );
  return day && { ...place, day };
}

/** With dots the day comes first. */
function fromNumbers(
  { first, second, tail, mark }: Partial<Record<string, string>>,
  place: { start: number; end: number },
  thisYear: number,
): WrittenDate | null {
  const told = wholeYear(tail, thisYear);
  const dayFirst = dayOf(told, Number(second), Number(first));
  const monthFirst = dayOf(told, Number(first), Number(second));
  if (mark === '.') return dayFirst && { ...place, day: dayFirst };
  if (dayFirst && monthFirst) {
    const isSame = dayFirst.month === monthFirst.month;
    return { ...place, day: dayFirst, ...(!isSame && { monthFirst }) };
  }
  if (dayFirst) return { ...place, day: dayFirst, shows: 'day_first' };
  return monthFirst && { ...place, day: monthFirst, shows: 'month_first' };
}
