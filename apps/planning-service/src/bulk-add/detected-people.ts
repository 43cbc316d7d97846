import { nameKey } from '@giftwell/contracts/core/names';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import type { Relationship } from '@giftwell/contracts/gift-ai/vocabulary';
import { isByCalendar, isUsuallyYearly, kindOf } from '@giftwell/contracts/planning/calendar-days';
import { isOneOfAKind } from '@giftwell/contracts/planning/occasions';
import type { DetectedOccasion, NotAdded, recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { searchKey } from '../search-key.js';
import type { CalendarDate } from '../calendar/occurrences.service.js';
import type { KeptOccasion } from '../occasions/occasion-row.js';

type Day = Pick<KeptOccasion, 'type' | 'customType' | 'feast' | 'date' | 'yearKnown'>;
type FoundDay = Day & { recurring: boolean };

/** A person of a list, with an occasion or without a date. */
export type PersonToAdd = HandlerInput<typeof recipientRoutes.bulkAdd>['recipients'][number];

/** An existing recipient. */
export interface KnownPerson {
  id: number;
  name: string;
  nameKey: string;
  birthdate: CalendarDate | null;
  occasions: Day[];
}

export interface NewPerson {
  name: string;
  nameKey: string;
  searchKey: string;
  relationship: Relationship;
  birthdate: CalendarDate | null;
  birthYearKnown: boolean;
}
/** For existing recipients by id, for new ones by key. */
export type NewOccasion = FoundDay & { recipientId: number | null; nameKey: string };

export interface DetectedPeople {
  people: NewPerson[];
  occasions: NewOccasion[];
  /** Birthdates for existing people who had none. */
  birthdates: { recipientId: number; date: CalendarDate; yearKnown: boolean }[];
  /** Detected people who exist already. */
  known: KnownPerson[];
  notAdded: NotAdded[];
  /** Names without a date of people who exist already. */
  alreadyThere: string[];
}

/** Years that address books use for an unknown year. People may be born in the last two. */
const noYears = ['1604', '1900', '1970'];
const maxNameLength = 100;

/** Keys for finding existing recipients. */
export const keysOf = (detected: readonly PersonToAdd[]): string[] => [
  ...new Set(detected.map(({ name }) => nameKey(name))),
];

/** Merges duplicate people and occasions, among each other and with existing ones. */
export function mergeDetected(
  all: readonly PersonToAdd[],
  known: readonly KnownPerson[],
  today: CalendarDate,
): DetectedPeople {
  const there = new Map([...known].reverse().map((person) => [person.nameKey, person]));
  const found = new Map<string, NewPerson>();
  const days = new Map<string, Day[]>();
  const result: DetectedPeople = {
    ...{ people: [], occasions: [], birthdates: [], known: [], notAdded: [] },
    alreadyThere: [],
  };
  for (const item of all.filter(hasDay)) {
    const key = nameKey(item.name);
    const person = there.get(key);
    const day = dayOf(item, today);
    if (!days.has(key)) {
      days.set(key, [...(person?.occasions ?? [])]);
      if (person) result.known.push(person);
      else found.set(key, newPerson(item, key));
    }
    const stranger = found.get(key);
    if (stranger?.relationship === 'other') stranger.relationship = item.relationship;
    const kept = days.get(key)!;
    const reason = reasonAgainst(day, kept, person, today);
    if (reason) result.notAdded.push(leftOut(item, day, reason));
    else {
      kept.push(day);
      result.occasions.push({ ...day, recipientId: person?.id ?? null, nameKey: key });
      noteBirth(result, day, person, stranger);
    }
  }
  addWithoutDays(all, { there, days, found }, result.alreadyThere);
  result.people.push(...found.values());
  return result;
}

const leftOut = (
  { name, date = null }: PersonToAdd,
  { type, feast }: Day,
  reason: NotAdded['reason'],
): NotAdded => ({ name, type, ...(feast && { feast }), date, reason });

interface Merging {
  there: ReadonlyMap<string, KnownPerson>;
  /** By name, of everyone who was found with a date. */
  days: ReadonlyMap<string, Day[]>;
  found: Map<string, NewPerson>;
}

/** Adds people who have no date in the list to those who were found. */
function addWithoutDays(
  all: readonly PersonToAdd[],
  { there, days, found }: Merging,
  alreadyThere: string[],
): void {
  for (const item of all) {
    const key = nameKey(item.name);
    if (days.has(key) || found.has(key)) continue;
    if (there.has(key)) alreadyThere.push(item.name);
    else found.set(key, newPerson(item, key));
  }
}

/** An occasion, which has a date unless the calendar has one. */
type OccasionToAdd = Omit<DetectedOccasion, 'date'> & Pick<PersonToAdd, 'date' | 'feast'>;

const isOnCalendar = ({ occasionType: type, feast }: OccasionToAdd) => isByCalendar({ type, feast });
const hasDay = (item: PersonToAdd): boolean => !!item.date || isOnCalendar(item);

/** Says of each occasion, in their order, why it would be left out; null if it would be added. */
export function reasonsAgainst(
  detected: readonly DetectedOccasion[],
  known: readonly KnownPerson[],
  today: CalendarDate,
): (NotAdded['reason'] | null)[] {
  const there = new Map([...known].reverse().map((person) => [person.nameKey, person]));
  return detected.map((item) => {
    const person = there.get(nameKey(item.name));
    return person ? reasonAgainst(dayOf(item, today), person.occasions, person, today) : null;
  });
}

/** A birthday gives the birthdate of a new person, or of an existing one without. */
function noteBirth(
  result: DetectedPeople,
  { type, date, yearKnown }: Day,
  person: KnownPerson | undefined,
  stranger: NewPerson | undefined,
): void {
  if (type !== 'birthday' || !date) return;
  if (stranger) Object.assign(stranger, { birthdate: date, birthYearKnown: yearKnown });
  else if (person && !person.birthdate) result.birthdates.push({ recipientId: person.id, date, yearKnown });
}

function dayOf(item: OccasionToAdd, today: CalendarDate): FoundDay {
  const { occasionType: type, date } = item;
  if (date && !isOnCalendar(item)) return datedDay({ ...item, date }, today);
  const feast = (type === 'holiday' && item.feast) || null;
  return { type, customType: null, feast, date: null, yearKnown: true, recurring: true };
}

function datedDay(item: DetectedOccasion, today: CalendarDate): FoundDay {
  const { occasionType: type, date, customType, originalText } = item;
  const name = type === 'other' ? shortened(customType || originalText || '') : '';
  const isKnown = isYearKnown(item, today);
  const hasWeddingPassed = type === 'wedding' && isKnown && date < today;
  return {
    type: hasWeddingPassed ? 'anniversary' : type,
    customType: name || null,
    feast: null,
    date,
    yearKnown: isKnown,
    recurring: hasWeddingPassed || (item.recurring ?? isUsuallyYearly(type)),
  };
}

function isYearKnown(item: DetectedOccasion, today: CalendarDate): boolean {
  const { occasionType: type, date, yearKnown } = item;
  const year = date.slice(0, 4);
  if (noYears.includes(year) && (!yearKnown || year === noYears[0])) return false;
  // A birthday in the future is the next birthday, not the birthdate.
  if (type === 'birthday' && date > today) return false;
  return yearKnown ?? (!isUsuallyYearly(type) || namesYear(item));
}

/** The start year of a calendar entry is the year of birth or wedding only if its title says so. */
const namesYear = ({ date, originalText }: DetectedOccasion): boolean =>
  new RegExp(`(?<!\\d)${date.slice(0, 4)}(?!\\d)`).test(originalText ?? '');

/** Why a day is not added. */
function reasonAgainst(
  day: FoundDay,
  kept: readonly Day[],
  person: KnownPerson | undefined,
  today: CalendarDate,
): NotAdded['reason'] | null {
  if (day.type === 'birthday' && hasOtherBirthday(day, kept, person)) return 'other_birthday';
  if (kept.some((other) => isSame(other, day))) return 'known';
  const isOver = !day.recurring && day.yearKnown && day.date !== null && day.date < today;
  return isOver ? 'over' : null;
}

function hasOtherBirthday(day: Day, kept: readonly Day[], person: KnownPerson | undefined): boolean {
  const there = kept.find(({ type }) => type === 'birthday')?.date ?? person?.birthdate;
  return !!there && there.slice(5) !== day.date?.slice(5);
}

/** Cuts between characters, never inside one. */
const shortened = (text: string) =>
  text
    .slice(0, maxNameLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();

const newPerson = ({ name, relationship }: PersonToAdd, key: string): NewPerson => ({
  name,
  nameKey: key,
  searchKey: searchKey(name),
  relationship,
  birthdate: null,
  birthYearKnown: true,
});

function isSame(one: Day, other: Day): boolean {
  if (kindOf(one) !== kindOf(other)) return false;
  if (isOneOfAKind(one)) return true;
  const isNamedSame = nameKey(one.customType ?? '') === nameKey(other.customType ?? '');
  return isNamedSame && one.date?.slice(5) === other.date?.slice(5);
}
