import ical from 'node-ical';
import { entriesMax, titleMax, type CalendarEntry, type Skipped } from '../calendar-entry.js';
import { icsDay } from './ics-date.js';
import { fromQuotedPrintable, linesOf, propertyOf, unfolded } from './lines.js';

/** The lines of an event that are used. */
interface RawEvent {
  summary: string;
  start: string;
  /** Read, never expanded: a rule can have endless dates. */
  rule: string;
  status: string;
}

const eventsAtOnce = 500;
/** Titles may be long: so many characters of them are parsed together at most. */
const charactersAtOnce = 200_000;
const isBirthdays = /birthday|geburtstag|anniversaires|cumplea|compleann|anivers[áa]rio|verjaardag|urodziny/i;
const yearlyRule = /FREQ=YEARLY|FREQ=MONTHLY;(?:.*;)?INTERVAL=12(?!\d)/i;

interface Surroundings {
  /** For times in UTC. */
  zone: string;
  /** A calendar named "Birthdays". */
  areBirthdays: boolean;
}

/** Reads the events of an iCalendar text. A damaged event is counted and does no harm to the others. */
export function readIcs(
  text: Iterable<string>,
  timeZone: string,
  skipped: Skipped,
): { entries: CalendarEntry[]; total: number } {
  const entries: CalendarEntry[] = [];
  const around: Surroundings = { zone: timeZone, areBirthdays: false };
  let waiting: RawEvent[] = [];
  let characters = 0;
  let total = 0;
  const read = () => {
    for (const entry of entriesOf(waiting, around, skipped)) entries.push(entry);
    waiting = [];
    characters = 0;
  };
  for (const event of rawEvents(unfolded(linesOf(text)), around)) {
    total += 1;
    if (total > entriesMax) skipped.overLimit += 1;
    else {
      waiting.push(event);
      characters += event.summary.length;
    }
    if (waiting.length >= eventsAtOnce || characters >= charactersAtOnce) read();
  }
  read();
  return { entries, total };
}

function* rawEvents(lines: Iterable<string>, around: Surroundings): Generator<RawEvent> {
  let event: RawEvent | null = null;
  /** Components inside the event, such as alarms. */
  let depth = 0;
  for (const line of lines) {
    const mark = line.slice(0, 13).toUpperCase();
    if (mark.startsWith('BEGIN:VEVENT')) {
      if (event) yield event;
      event = { summary: '', start: '', rule: '', status: '' };
      depth = 0;
    } else if (mark.startsWith('END:VEVENT') || mark.startsWith('END:VCALENDAR')) {
      if (event) yield event;
      event = null;
    } else if (!event) noteCalendar(line, mark, around);
    else if (mark.startsWith('BEGIN:')) depth += 1;
    else if (mark.startsWith('END:')) depth -= 1;
    else if (depth <= 0) keepLine(event, line, mark);
  }
  // A file that was cut off.
  if (event) yield event;
}

function noteCalendar(line: string, mark: string, around: Surroundings): void {
  if (mark.startsWith('X-WR-CALNAME')) around.areBirthdays = isBirthdays.test(line);
  if (mark.startsWith('X-WR-TIMEZON')) around.zone = propertyOf(line)?.value.trim() || around.zone;
}

const kept = [
  ['SUMMARY', 'summary'],
  ['DTSTART', 'start'],
  ['RRULE', 'rule'],
  ['STATUS', 'status'],
] as const;

function keepLine(event: RawEvent, line: string, mark: string): void {
  for (const [name, field] of kept) {
    const next = mark[name.length];
    if (mark.startsWith(name) && (next === ':' || next === ';')) event[field] ||= line;
  }
}

function entriesOf(events: RawEvent[], around: Surroundings, skipped: Skipped): CalendarEntry[] {
  const titles = titlesOf(events);
  return events.flatMap((event, index) => {
    const title = titles[index];
    const day = icsDay(propertyOf(event.start)?.value ?? '', around.zone);
    if (title === undefined) skipped.unreadable += 1;
    else if (/CANCELLED/i.test(event.status)) skipped.cancelled += 1;
    else if (!day) skipped.withoutDate += 1;
    else if (!title) skipped.withoutTitle += 1;
    else {
      const assumed = around.areBirthdays ? { assumed: 'birthday' as const } : {};
      return [{ title, day, yearly: yearlyRule.test(event.rule), ...assumed }];
    }
    return [];
  });
}

/** The titles as node-ical reads them; undefined for those it can't read. */
function titlesOf(events: readonly RawEvent[]): (string | undefined)[] {
  try {
    return parsed(events);
  } catch {
    if (events.length === 1) return [undefined];
    return events.flatMap((event) => titlesOf([event]));
  }
}

/** The parser gets only titles, each under an id of ours: whatever else a file has can neither slow nor mislead it. */
function parsed(events: readonly RawEvent[]): (string | undefined)[] {
  const components = events.flatMap(({ summary }, index) => [
    ...['BEGIN:VEVENT', `UID:event-${index}`, 'DTSTART;VALUE=DATE:20000101'],
    ...[...(summary ? [summary] : []), 'END:VEVENT'],
  ]);
  const calendar = ical.sync.parseICS(['BEGIN:VCALENDAR', ...components, 'END:VCALENDAR'].join('\r\n'));
  return events.map(({ summary }, index) => {
    const event = calendar[`event-${index}`];
    const said: unknown = event && 'summary' in event ? event.summary : '';
    const text = typeof said === 'string' ? said : String((said as { val?: unknown } | null)?.val ?? '');
    return plainTitle(summary, text);
  });
}

function plainTitle(line: string, text: string): string {
  const isPrintable = /ENCODING=QUOTED-PRINTABLE/i.test(line);
  const whole = isPrintable ? fromQuotedPrintable(text, /CHARSET=([\w-]+)/i.exec(line)?.[1]) : text;
  return whole.slice(0, titleMax).replace(/\s+/g, ' ').trim();
}
