import { withoutDegrees } from '@giftwell/contracts/core/name-suffixes';
import ICAL from 'ical.js';
import {
  dayOf,
  entriesMax,
  titleMax,
  withoutFillerYear,
  type CalendarEntry,
  type Day,
  type EntryKind,
  type Skipped,
} from '../calendar-entry.js';
import { fromQuotedPrintable, linesOf, propertyOf, unfolded } from './lines.js';

type Property = [name: string, parameters: Record<string, unknown>, type: string, ...values: unknown[]];
interface ContactDay {
  kind: EntryKind;
  label?: string;
  day: Day;
}

/** Far more than the names and days of a person. */
const linesOfACard = 200;
const used =
  /^(?:[\w-]+\.)?(?:FN|N|NICKNAME|ORG|BDAY|ANNIVERSARY|X-ANNIVERSARY|X-EVOLUTION-ANNIVERSARY|X-ABDATE|X-ABLABEL|CATEGORIES|VERSION)$/;

/** Reads the birthdays, anniversaries and other days of contacts. A damaged contact is counted. */
export function readVcards(
  text: Iterable<string>,
  skipped: Skipped,
): { entries: CalendarEntry[]; total: number } {
  const entries: CalendarEntry[] = [];
  let total = 0;
  for (const card of cards(unfolded(softJoined(linesOf(text))))) {
    total += 1;
    if (total > entriesMax) skipped.overLimit += 1;
    else entries.push(...entriesOfCard(card, skipped));
  }
  return { entries, total };
}

/** Lines of old contacts end with `=` and go on in the next one. */
function* softJoined(lines: Iterable<string>): Generator<string> {
  let open = '';
  for (const line of lines) {
    const isOpen = line.endsWith('=') && (open !== '' || /QUOTED-PRINTABLE/i.test(line));
    if (isOpen && open.length < 5_000) open += line.slice(0, -1);
    else {
      yield open + line;
      open = '';
    }
  }
  if (open) yield open;
}

/** The lines of each contact that are used: photos and addresses never reach the parser. */
function* cards(lines: Iterable<string>): Generator<string[]> {
  let card: string[] | null = null;
  for (const line of lines) {
    const mark = line.slice(0, 12).trim().toUpperCase();
    if (mark.startsWith('BEGIN:VCARD')) {
      if (card) yield card;
      card = [];
    } else if (mark.startsWith('END:VCARD')) {
      if (card) yield card;
      card = null;
    } else if (card && card.length < linesOfACard) {
      const property = propertyOf(line);
      if (property && used.test(property.name)) card.push(plainLine(line, property));
    }
  }
  if (card) yield card;
}

/** Without the encodings of vCard 2.1, which parsers of today don't know. */
function plainLine(line: string, { name, parameters, value }: NonNullable<ReturnType<typeof propertyOf>>) {
  if (name === 'VERSION') return value.trim() === '2.1' ? 'VERSION:3.0' : line;
  if (!/QUOTED-PRINTABLE/i.test(parameters)) return line;
  const text = fromQuotedPrintable(value, /CHARSET=([\w-]+)/i.exec(parameters)?.[1]);
  return `${name}:${text.replace(/\r?\n/g, '\\n')}`;
}

function entriesOfCard(lines: string[], skipped: Skipped): CalendarEntry[] {
  let properties: Property[];
  try {
    const whole = ['BEGIN:VCARD', ...withVersion(lines), 'END:VCARD'].join('\r\n');
    properties = (ICAL.parse(whole) as unknown as [string, Property[]])[1];
  } catch {
    skipped.unreadable += 1;
    return [];
  }
  const title = nameOf(properties);
  const days = daysOf(properties);
  if (days.length === 0) skipped.withoutDate += 1;
  else if (!title) skipped.withoutTitle += 1;
  else {
    const groups = textOf(properties, 'categories');
    return days.map(({ kind, label, day }) => ({
      ...{ title, day, yearly: true, contact: kind },
      ...(label && { label }),
      ...(groups && { groups }),
    }));
  }
  return [];
}

const withVersion = (lines: string[]) => {
  const others = lines.filter((line) => !/^VERSION:/i.test(line));
  return [lines.find((line) => /^VERSION:/i.test(line)) ?? 'VERSION:3.0', ...others];
};

const nameWithoutGroup = (name: string) => name.replace(/^.*\./, '').toLowerCase();
const groupOf = ([name, { group }]: Property): string =>
  typeof group === 'string' ? group.toLowerCase() : (/^(.*)\./.exec(name)?.[1]?.toLowerCase() ?? '');

function textOf(properties: readonly Property[], name: string): string {
  const found = properties.find(([each]) => nameWithoutGroup(each) === name);
  if (!found) return '';
  const [, , , ...values] = found;
  return values.flat().map(String).join(', ').trim();
}

function nameOf(properties: readonly Property[]): string {
  const [last = '', first = '', , , suffix = ''] =
    (properties.find(([name]) => nameWithoutGroup(name) === 'n')?.[3] as string[] | undefined) ?? [];
  const fromParts = [first, last, suffix].map((part) => String(part).trim()).filter(Boolean);
  const names = [
    textOf(properties, 'fn'),
    withoutDegrees(fromParts.join(' ')),
    textOf(properties, 'nickname'),
  ];
  return (names.find(Boolean) ?? '').slice(0, titleMax).replace(/\s+/g, ' ');
}

function daysOf(properties: readonly Property[]): ContactDay[] {
  return properties.flatMap((property): ContactDay[] => {
    const [name, , , value] = property;
    const day = contactDay(String(value ?? ''));
    if (!day) return [];
    switch (nameWithoutGroup(name)) {
      case 'bday':
        return [{ kind: 'birthday', day }];
      case 'anniversary':
      case 'x-anniversary':
      case 'x-evolution-anniversary':
        return [{ kind: 'anniversary', day }];
      case 'x-abdate':
        return [labelled(day, labelOf(properties, groupOf(property)))];
      default:
        return [];
    }
  });
}

/** The label of a day in an Apple contact: `_$!<Anniversary>!$_`. */
function labelOf(properties: readonly Property[], group: string): string {
  const label = properties.find(
    (each) => nameWithoutGroup(each[0]) === 'x-ablabel' && groupOf(each) === group,
  );
  return String(label?.[3] ?? '').replace(/^_\$!<(.*)>!\$_$/, '$1');
}

/** The day of a contact or a table under its own label. */
export function labelled(day: Day, label: string): ContactDay {
  if (/birth|geburt|anniversaire$|cumple|complean|nascimento|verjaar|urodz/i.test(label))
    return { kind: 'birthday', day };
  if (/anniver|hochzeit|jahrestag|aniversario|trouw|rocznica/i.test(label))
    return { kind: 'anniversary', day };
  return { kind: 'other', label: label.trim().slice(0, 100) || 'Special day', day };
}

/** `1990-05-04`, `19900504`, `--05-04`, `--0504`, `1604-05-04T00:00:00Z`; the time doesn't matter. */
function contactDay(value: string): Day | null {
  const match = /^(?:(\d{4})|--?)-?(\d{2})-?(\d{2})(?:$|T|\s)/.exec(value.trim());
  if (!match) return null;
  const day = dayOf(match[1] ? Number(match[1]) : null, Number(match[2]), Number(match[3]));
  return day && withoutFillerYear(day);
}
