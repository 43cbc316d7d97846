import { cutText } from '@giftwell/contracts/core/text';
import { labelOf, type OccasionType, type Relationship } from '@giftwell/contracts/gift-ai/vocabulary';
import {
  calendarDays,
  isByCalendar,
  isUsuallyYearly,
  ofKind,
  type Feast,
  type OccasionKind,
} from '@giftwell/contracts/planning/calendar-days';
import { dayProblem, isRealDay, partsOf, type CalendarDay } from '../../ui/fields/calendar-day.js';
import { dateReader, type DateOptions, type FoundDate } from './line-dates.js';
import { holidayIn } from './line-holidays.js';
import {
  bareWords,
  namedByRelation,
  occasionWords,
  relationshipOf,
  separators,
  withoutCommasInNames,
} from './line-words.js';

/** A person and an occasion to add. */
export interface Entry {
  name: string;
  relationship: Relationship;
  type: OccasionType;
  /** The name of an `other` occasion. */
  customType: string | null;
  /** The feast of a `holiday`. */
  feast: Feast | null;
  /** Not used if the calendar has the day. */
  day: CalendarDay;
}

export interface ReadLine {
  /** The original line. */
  line: string;
  entry: Entry;
  /** The other reading of a date such as 5/3. */
  otherDay: CalendarDay | null;
  /** The unused part of the line. */
  unused: string;
  /** What else of the line is not kept, as sentences. */
  notes: string[];
  hasTwoDays: boolean;
}

export const linesMax = 100;
export const lineMax = 200;
export const nameMax = 100;
export const nameDay = 'Name day';
/** The occasions a line may have; `other` is a name day. */
export const kindsOffered = [
  'birthday',
  'anniversary',
  'promotion',
  'wedding',
  'engagement',
  'graduation',
  'retirement',
  'housewarming',
  'baby_shower',
  'other',
  ...calendarDays,
] as const satisfies readonly OccasionKind[];
const unknownDay: CalendarDay = { date: null, yearKnown: false };

/** The lines of a text that are not empty, without repeats. */
export const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** Reads people and dates from lines such as `Rosa, May 3`; at most `linesMax` of them. */
export function readLines(text: string, options: DateOptions): ReadLine[] {
  const lines = linesOf(text).slice(0, linesMax);
  const seen = lines.flatMap(dateReader(options)).map(({ isMonthFirst }) => isMonthFirst);
  const told = new Set(seen.filter((each) => each !== null));
  // If one date of the list has only one reading, it decides for the others.
  const [order] = told.size === 1 ? told : [undefined];
  const find = dateReader({ ...options, isMonthFirst: order ?? options.isMonthFirst });
  return lines.map((line) => readLine(line, find, options.today, order !== undefined));
}

function readLine(
  line: string,
  find: (line: string) => FoundDate[],
  today: string,
  isOrderTold: boolean,
): ReadLine {
  const read = cutText(line, lineMax);
  const text = plain(read);
  const dates = find(text);
  const [date] = dates;
  const rest = date ? `${text.slice(0, date.start)}\n${text.slice(date.end)}` : text;
  const { words, holidays, ...occasion } = occasionIn(rest);
  const hasTwoDays = dates.length + holidays > 1;
  const { year, others } = yearIn(words, date?.day.yearKnown === true && !date.isRelative);
  const { name, relationship, unused } = whoIn(others);
  const said = (day: CalendarDay) => withYear(date?.isRelative ? yearlyDay(day, occasion.type) : day, year);
  const day = date && !hasTwoDays ? said(date.day) : unknownDay;
  const dayOf = (each: CalendarDay) => bornBy(each, occasion.type, today);
  return {
    line,
    entry: { ...{ name: cutText(name, nameMax), relationship, ...occasion }, day: dayOf(day) },
    otherDay: date?.otherDay && !hasTwoDays && !isOrderTold ? dayOf(said(date.otherDay)) : null,
    unused,
    notes: [
      ...yearNotes(day, dayOf(day), date ? '' : year),
      ...cutNotes(name, nameMax, 'A name can have'),
      ...cutNotes(line, lineMax, 'A line can have'),
    ],
    hasTwoDays,
  };
}

/** What becomes of a year that is in the future, or that has no day. */
function yearNotes(told: CalendarDay, kept: CalendarDay, alone: string): string[] {
  if (told !== kept)
    return [`${told.date!.slice(0, 4)} is in the future, so it isn’t saved as a birth year.`];
  return alone ? [`Not used: ${alone}, a year without a day`] : [];
}

/** What the end of a longer text says, at most so much of it. */
const endShown = 60;

function cutNotes(text: string, max: number, limit: string): string[] {
  const end = text.slice(cutText(text, max).length).trim();
  if (!end) return [];
  const shown = cutText(end, endShown);
  return [`${limit} ${max} characters. Not used: “${shown}${shown === end ? '' : '…'}”`];
}

/** Removes emoji and normalises spaces. */
const plain = (line: string) =>
  line
    .replace(/\p{Extended_Pictographic}|\u200d|\ufe0f/gu, '')
    .replace(/[^\S\t]+/g, ' ')
    .trim();

type Occasion = Pick<Entry, 'type' | 'customType' | 'feast'>;

/** The occasion of a text, and the other words; a birthday if none is named. */
function occasionIn(text: string): Occasion & { words: string; holidays: number } {
  for (const [pattern, type, customType = null] of occasionWords) {
    const whole = new RegExp(`(?<![\\p{L}\\d])(?:${pattern.source})(?![\\p{L}\\d])`, 'iu');
    if (whole.test(text))
      return { type, customType, feast: null, words: text.replace(whole, '\n'), holidays: 0 };
  }
  const found = holidayIn(text);
  if (!found) return { type: 'birthday', customType: null, feast: null, words: text, holidays: 0 };
  const { holiday, words, isSeveral } = found;
  return { ...ofKind(holiday), customType: null, words, holidays: isSeveral ? 2 : 1 };
}

/** A year apart from its date: `Rosa (1990), May 3`. */
function yearIn(text: string, isKnown: boolean): { year: string; others: string } {
  const apart = /(?:\bsince\s+|\bin\s+)?(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/;
  const found = isKnown ? null : apart.exec(text);
  return { year: found?.[0].slice(-4) ?? '', others: found ? text.replace(apart, '\n') : text };
}

const withYear = ({ date, yearKnown }: CalendarDay, year: string): CalendarDay =>
  year && date ? { date: `${year}${date.slice(4)}`, yearKnown: true } : { date, yearKnown };

/** A day such as `tomorrow`, of something that comes every year. */
const yearlyDay = ({ date, yearKnown }: CalendarDay, type: OccasionType): CalendarDay =>
  isUsuallyYearly(type) || type === 'other'
    ? { date: `2000${date!.slice(4)}`, yearKnown: false }
    : { date, yearKnown };

/** A year in the future is that of the next birthday. */
function bornBy(day: CalendarDay, type: OccasionType, today: string): CalendarDay {
  const isBirthYear = type !== 'birthday' || !day.yearKnown || !isRealDay(day) || day.date! <= today;
  return isBirthYear ? day : { date: `2000${day.date!.slice(4)}`, yearKnown: false };
}

/** Ages change, so they are shown as unused. */
const toldAge = /(?<!\p{L})(?:turns|turning|is|will be|aged?)\s+\d{1,3}(?!\d)/giu;

/** The first part is the name, another one may be a relationship; the rest is unused. */
function whoIn(text: string): Pick<Entry, 'name' | 'relationship'> & { unused: string } {
  const parts = withoutCommasInNames(text)
    .replace(toldAge, '\n$&\n')
    .split(separators)
    .map(bareWords)
    // A number at the beginning is that of the row.
    .filter((part, index) => (index === 0 ? /\p{L}/u : /[\p{L}\d]/u).test(part));
  const relation = parts.length > 1 ? parts.find((part) => relationshipOf(part) !== null) : undefined;
  const first = parts.find((part) => part !== relation && /\p{L}/u.test(part)) ?? '';
  const { name, relationship } = namedByRelation(first);
  return {
    name: asName(name),
    relationship: (relation && relationshipOf(relation)) || relationship || 'other',
    unused: parts.filter((part) => part !== first && part !== relation).join(', '),
  };
}

/** `rosa` → `Rosa`. */
function asName(words: string): string {
  const name = words.replace(/^my\s+/i, '').trim();
  if (name !== name.toLowerCase()) return name;
  return name.split(' ').map(labelOf).join(' ');
}

export const dayNotFound = 'No date found. Add one, like “May 3”.';

/** A name alone can be added, and its day later; a number or an occasion means a day that wasn't understood. */
const isNameAlone = (name: string, type: OccasionType) => type === 'birthday' && !/\d/.test(name);

/** What must be corrected before a person can be added; null if nothing. */
export function problemOf(entry: Entry, today: string): string | null {
  const { name, type, day } = entry;
  if (!name.trim()) return 'Who’s this? Add a name.';
  if (isByCalendar(entry)) return null;
  return day.date === null ? (isNameAlone(name, type) ? null : dayNotFound) : problemOfDay(type, day, today);
}

function problemOfDay(type: OccasionType, day: CalendarDay, today: string): string | null {
  const wrong = dayProblem(partsOf(day));
  if (wrong || !isRealDay(day)) return wrong ?? 'That date doesn’t exist';
  if (type === 'birthday' && day.yearKnown && day.date! > today) return 'That date is in the future';
  if (!day.yearKnown && !isUsuallyYearly(type) && type !== 'other')
    return 'Add the year: this only happens once';
  return null;
}
