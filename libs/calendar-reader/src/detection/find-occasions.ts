import { cleanLine, cutText } from '@giftwell/contracts/core/text';
import type { OccasionType, Relationship } from '@giftwell/contracts/gift-ai/vocabulary';
import { isUsuallyYearly } from '@giftwell/contracts/planning/calendar-days';
import { titleMax, withoutFillerYear, type CalendarEntry, type Day } from '../calendar-entry.js';
import { detectTitle, type Certainty, type DetectedTitle } from './detect-title.js';
import { merged } from './merge.js';
import { contactName } from './names-with-commas.js';
import { surroundings } from './relation-words.js';

/** An occasion that was found in a calendar. */
export interface FoundOccasion {
  /** Empty if the title doesn't say who it is. */
  name: string;
  /** `YYYY-MM-DD`; the year is 2000 if it is unknown. */
  date: string;
  /** The other reading of a date such as 5/3. */
  otherDate: string | null;
  yearKnown: boolean;
  occasionType: OccasionType;
  customType: string | null;
  recurring: boolean;
  relationship: Relationship;
  originalText: string;
  /** From 0 to 1. */
  confidence: number;
  /** Why it is taken for this occasion: one sentence for the user. */
  reason: string;
  certainty: Certainty;
}

export interface FoundOccasions {
  found: FoundOccasion[];
  /** Counted among those without an occasion: a language model may find one in them. */
  unclear: FoundOccasion[];
  /** Entries that are no occasion for a gift. */
  withoutOccasion: number;
  /** Occasions that happened once and are over. */
  over: number;
  /** Copies of an occasion, such as one entry for each year. */
  copies: number;
}

const yearOfUnknown = 2000;
const two = (value: number) => String(value).padStart(2, '0');
const written = ({ year, month, day }: Day): string => `${year ?? yearOfUnknown}-${two(month)}-${two(day)}`;

const isYearly = ({ type, customType }: Pick<DetectedTitle, 'type' | 'customType'>) =>
  isUsuallyYearly(type) || customType === 'Name day';

/** Finds the occasions among the entries of a calendar. `today` is `YYYY-MM-DD`. */
export function findOccasions(entries: Iterable<CalendarEntry>, today: string): FoundOccasions {
  const titles = new Map<string, DetectedTitle | null>();
  const result: FoundOccasions = { found: [], unclear: [], withoutOccasion: 0, over: 0, copies: 0 };
  const all: FoundOccasion[] = [];
  const unclear: FoundOccasion[] = [];
  for (const raw of entries) {
    const entry = cleaned(raw);
    const detected = entry.contact ? contactTitle(entry) : remembered(titles, entry);
    const found = detected && occasionFrom(entry, detected, today);
    if (!detected || detected.certainty === 'unclear') result.withoutOccasion += 1;
    else if (!found) result.over += 1;
    else all.push(found);
    if (found?.certainty === 'unclear') unclear.push(found);
  }
  result.found = merged(all);
  result.unclear = merged(unclear);
  result.copies = all.length - result.found.length;
  return result;
}

/** Sources may contain anything: what is found in an entry must be storable as it is. */
const cleaned = (entry: CalendarEntry): CalendarEntry => ({
  ...entry,
  title: cleanLine(entry.title, titleMax),
  ...(entry.label !== undefined && { label: cleanLine(entry.label, 100) || 'Special day' }),
});

/** Calendars repeat their titles year by year. */
function remembered(titles: Map<string, DetectedTitle | null>, entry: CalendarEntry): DetectedTitle | null {
  const key = `${entry.yearly ? 1 : 0}${entry.assumed ?? ''} ${entry.title}`;
  const known = titles.get(key);
  if (known !== undefined) return known;
  const detected = detectTitle(entry);
  if (titles.size < 50_000) titles.set(key, detected);
  return detected;
}

const contactReasons = {
  birthday: 'A birthday from your contacts',
  anniversary: 'An anniversary from your contacts',
  other: 'A day from your contacts',
} as const;

function contactTitle({ title, contact = 'other', label, groups }: CalendarEntry): DetectedTitle {
  const around = surroundings.find(([pattern]) => pattern.test(groups ?? ''));
  return {
    ...{
      name: cutText(contactName(title), 100),
      type: contact,
      customType: contact === 'other' ? (label ?? null) : null,
    },
    ...{ relationship: around?.[1] ?? 'other', confidence: contact === 'other' ? 0.8 : 0.98 },
    ...{ reason: contactReasons[contact], said: { count: null, year: null }, certainty: 'read' },
  };
}

/** Null if it is over. */
function occasionFrom(entry: CalendarEntry, detected: DetectedTitle, today: string): FoundOccasion | null {
  const { name, relationship, confidence, reason, certainty } = detected;
  const dated =
    isYearly(detected) || entry.contact ? yearlyDay(entry, detected, today) : onceDay(entry, detected, today);
  if (!dated) return null;
  const { day, type, isOlder } = dated;
  return {
    ...{ name, relationship, reason, certainty },
    date: written(day),
    otherDate: entry.otherDay ? written({ ...entry.otherDay, year: day.year }) : null,
    yearKnown: day.year !== null,
    occasionType: type,
    customType: detected.customType,
    recurring: type === 'anniversary' || isYearly(detected) || entry.contact !== undefined,
    originalText: entry.title,
    confidence: isOlder ? Math.min(confidence, 0.6) : confidence,
  };
}

interface Dated {
  day: Day;
  type: OccasionType;
  /** A wedding of the past, which counts on as an anniversary. */
  isOlder?: boolean;
}

/** The year is that of birth or marriage only where the contact or the title says so. */
function yearlyDay(entry: CalendarEntry, { type, said }: DetectedTitle, today: string): Dated {
  const { contact, assumed } = entry;
  const day = withoutFillerYear(entry.day);
  const thisYear = Number(today.slice(0, 4));
  const isPast = (year: number | null): year is number => year !== null && year >= 1900 && year < thisYear;
  if (contact) return { day, type };
  const first = day.year ?? thisYear;
  if (isPast(said.year) && said.year < first) return { day: { ...day, year: said.year }, type };
  if (said.count !== null && day.year !== null && isPast(day.year - said.count))
    return { day: realDay({ ...day, year: day.year - said.count }), type };
  // A list of names and dates, in which 1990 can be nothing but a birth year.
  if (assumed && isPast(day.year)) return { day, type };
  return { day: { ...day, year: null }, type };
}

/** 29 February of a common year exists only without its year. */
const realDay = (day: Day): Day => {
  const isLeap = new Date(Date.UTC(day.year ?? yearOfUnknown, 1, 29)).getUTCMonth() === 1;
  return day.month === 2 && day.day === 29 && !isLeap ? { ...day, year: null } : day;
};

function onceDay({ day, yearly }: CalendarEntry, { type }: DetectedTitle, today: string): Dated | null {
  const year = day.year ?? nextYearOf(day, today);
  const dated = { ...day, year };
  if (written(dated) >= today && !yearly) return { day: dated, type };
  // A wedding of every year is in the past, even where its year is unknown.
  if (type === 'wedding')
    return { day: withoutFillerYear(yearly ? day : dated), type: 'anniversary', isOlder: true };
  return yearly ? { day: { ...day, year: nextYearOf(day, today) }, type } : null;
}

function nextYearOf(day: Day, today: string): number {
  const thisYear = Number(today.slice(0, 4));
  return written({ ...day, year: thisYear }) >= today ? thisYear : thisYear + 1;
}
