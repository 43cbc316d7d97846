import * as chrono from 'chrono-node';
import { takesBack, type Finding } from '../text/findings.js';
import type { RuleContext } from '../people/rule-context.js';
import type { Note, Span } from '../text/note.js';
import type { Participants } from '../people/recipient.js';
import { spokenDatesIn } from './spoken-dates.js';

/** A date and where it is in the note, as character offsets. */
interface SaidDate {
  date: string;
  start: number;
  end: number;
  /** The text gives a year, and it is in the past. */
  past: boolean;
}

const dayWord =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|today|tonight|tomorrow|\d{1,4}[/.-]\d{1,2}|in (?:\w+ ){1,2}(?:days?|weeks?)|(?:days?|weeks?) from)/gi;
/** Limits how far a date may be from such a word and how often we look, which bounds the work. */
const wordsBefore = 40;
const wordsAfter = 60;
const maxLooks = 12;
/** A date may begin a little later: "on a Friday, the 5th of May". */
const nextWord = 20;

const monthFirst = /^(?:America\/|US\/|UTC$|Pacific\/Honolulu|Etc\/)/;

/** Creating a formatter is slow, and there are few time zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  });
  formatters.set(timeZone, made);
  return made;
}

/** The local date and time of a time zone, expressed as if it were UTC. */
export function localNow(now: Date, timeZone: string): Date {
  const parts = formatterFor(timeZone).formatToParts(now);
  const get = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return new Date(Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute')));
}

export const dateText = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** "turns 24 on June 14": hides the age, which would be read as the day. The offsets stay the same. */
const withoutAge = (text: string) =>
  text.replace(/\b\d{1,3}(?= on (?:the )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi, (age) =>
    ' '.repeat(age.length),
  );

const sums = [
  // "June 3, 50 dollars", "June 3, £50": a price is not a year.
  /[$€£₹¥]\s?\d[\d.,]*k?/g,
  /\brs\.?\s?\d[\d.,]*/gi,
  /(?<=,?\s)\d[\d.,]*\s?(?:k\s)?(?:dollars?|bucks?|quid|pounds?|euros?|rupees?|usd|gbp|eur|inr|rs|yen|cad|aud|max|maximum|tops|budget)\b/gi,
  // "June 3, 50 max", "June 3 50": a year has four digits or an apostrophe.
  /(?<=\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)\.? \d{1,2}(?:st|nd|rd|th)?,? )\d{2,3}\b(?!:|\s?(?:am|pm|o'clock))/gi,
];

/** Hides sums of money; the offsets stay the same. */
const withoutSums = (text: string) =>
  sums.reduce((rest, sum) => rest.replace(sum, (said) => '~'.repeat(said.length)), text);

/** The whole words around a character offset. */
function around(text: string, place: number): { start: number; text: string } {
  const cut = Math.max(0, place - wordsBefore);
  const start = cut === 0 ? 0 : cut + text.slice(cut, place).search(/(?<=\s|^)\S/);
  const end = place + wordsAfter;
  const last = end >= text.length ? text.length : Math.max(place + 1, text.slice(0, end).search(/\s\S*$/));
  return { start: Math.max(cut, start), text: text.slice(Math.max(cut, start), last) };
}

/** Every complete date in a text. "in May" and "next month" are not complete. */
export function datesIn(text: string, today: Date, timeZone: string): SaidDate[] {
  const parser = monthFirst.test(timeZone) ? chrono.en.casual : chrono.en.GB;
  const todayText = today.toISOString().slice(0, 10);
  const found: SaidDate[] = [];
  let looks = 0;
  let done = 0;
  for (const { index } of text.matchAll(dayWord)) {
    if (index < done) continue;
    if (looks === maxLooks) break;
    looks += 1;
    const near = around(text, index);
    const results = parser.parse(
      withoutSums(withoutAge(near.text)),
      { instant: today, timezone: 0 },
      { forwardDate: true },
    );
    for (const { start, index: offset, text: said } of results) {
      const at = near.start + offset;
      if (at < done || at > index + nextWord || at + said.length <= index) continue;
      done = at + said.length;
      if (vagueBefore.test(text.slice(Math.max(0, at - 24), at)) && !/\d|(?:st|nd|rd|th)\b/i.test(said))
        continue;
      const date = wholeDate(start, said, text.slice(Math.max(0, at - 5), done + 11));
      if (date) found.push({ date, start: at, end: done, past: date < todayText });
    }
  }
  return found;
}

function wholeDate(start: chrono.ParsedComponents, said: string, nearby: string): string | null {
  if (!isWhole(start, said, nearby)) return null;
  const [year, month, day] = [start.get('year'), start.get('month'), start.get('day')];
  return year && month && day ? dateText(year, month, day) : null;
}

const vague =
  /\b(?:weekend|month|months|year|years|quarter|week|ago|last|yesterday|morning|evening|noon|now|hour|hours|minutes?|past)\b/i;
const countedWeeks = /\bin \w+ weeks?\b|\bweeks? from (?:today|now)\b/i;

/** A weekday, a day with its month, or a number of days from now. */
function isWhole(start: chrono.ParsedComponents, said: string, around: string): boolean {
  if (/\b(?:end|beginning|start|middle) of\b/i.test(said)) return false;
  if (vague.test(said) && !countedWeeks.test(around)) return false;
  if (/\bfrom (?:today|now|tomorrow)\b/i.test(around) && !/week|day/i.test(said)) return false;
  if (/\b(?:today|tonight|tomorrow)\b/i.test(said)) return true;
  if (start.isCertain('weekday') && !start.isCertain('day')) return true;
  return start.isCertain('day') && start.isCertain('month');
}

/** "the end of June" is not one day, and "a week on Saturday" is the Saturday after. */
const vagueBefore =
  /\b(?:end|beginning|start|middle|early|late|mid|sometime)(?: of| in)?(?: the)? $|\b(?:a|one|two) (?:week|fortnight)s? (?:(?:on|from|after|before) )?$/i;

const otherMatter =
  /^(?:met|moved|bought|started|need|visit|visited|back|leaving|leave|leaves|deliver|delivered|delivery|ship|shipped|order|by|until|since|before|after|ago|last|arrive|arrives|arriving|went|had|dinner|was|were|saw|gave|move|moves|moving)$/;

/** "Graduation gift for Tunde. Ceremony's on May 30th." */
const itself = /^(?:ceremony|party|celebration|event|shower|reception|big)(?:'s)?$/;

export interface HeardDates {
  dates: Finding[];
  /** A date of birth, with its year. */
  birth: (Span & { date: string }) | null;
}

interface PlacedDate {
  date: string;
  past: boolean;
  place: Span;
}

const beforeOccasionDate = /^(?:it's|its|that's|it|date|party|day|is|on|when|the|)$/;

/** "we met on", "not on", "not the": the date belongs to something else. */
const isOfOtherMatter = (words: readonly string[]): boolean =>
  words.some((word, index) => otherMatter.test(word) && !(word === 'last' && words[index + 1] === 'day')) ||
  words.at(-1) === 'not' ||
  (words.at(-2) === 'not' && words.at(-1) === 'the');

/** How likely a date is the occasion's; null when it belongs to something else. */
function weightOf(
  { note, participants }: RuleContext,
  place: Span,
  occasions: readonly Span[],
  isAnswer: boolean,
): number | null {
  const words = before(note, place);
  const whose = ownerBefore(participants, place);
  if (whose === 'other' || isOfOtherMatter(words)) return null;
  const near =
    occasionNear(note, place, occasions) || (occasions.length > 0 && words.some((word) => itself.test(word)));
  if (!near && !(isAnswer && beforeOccasionDate.test(words.at(-1) ?? ''))) return null;
  return (near ? 2 : 1) + (whose === 'recipient' ? 1 : 0);
}

/** Dates of the occasion. A date counts near a mention of the occasion, or where the note mentions nothing else. */
export function occasionDatesIn(
  context: RuleContext,
  occasions: readonly Span[],
  now: Date,
  isAnswer: boolean,
): HeardDates {
  const { note, subjects, today, timeZone } = context;
  const dates: Finding[] = [];
  let birth: HeardDates['birth'] = null;
  for (const { date, past, place } of allDates(note, localNow(now, timeZone), timeZone)) {
    if (before(note, place).includes('born')) {
      if (past && subjects.mayConcern(place.from)) birth = { ...place, date };
    } else if (!past && date >= today) {
      const weight = weightOf(context, place, occasions, isAnswer);
      if (weight !== null) dates.push({ field: 'occasionDate', value: date, weight, ...place });
    }
  }
  return { dates: dates.map((one) => corrected(note, one, dates)), birth };
}

/** Written dates, and dates whose day and month are said apart. */
function allDates(note: Note, today: Date, timeZone: string): PlacedDate[] {
  const whole = datesIn(note.text, today, timeZone).flatMap(({ date, start, end, past }) => {
    const place = note.touching(start, end);
    return place ? [{ date, past, place }] : [];
  });
  const spoken = spokenDatesIn(note, today.toISOString().slice(0, 10));
  const apart = spoken.filter(({ to }) => !whole.some(({ place }) => to > place.from && to <= place.to));
  // "Saturday the 21st": the day of the month decides which Saturday.
  const weekdays = whole.filter(({ place }) => !apart.some(({ to }) => to > place.to && to - place.to <= 2));
  return [...weekdays, ...apart.map(({ date, ...place }) => ({ date, past: false, place }))];
}

/** "May 5th, no, May 6th": the correction wins. */
const corrected = (note: Note, one: Finding, all: readonly Finding[]): Finding => {
  const slip = all.find(({ to }) => to <= one.from && takesBack(note, to, one.from));
  return slip ? { ...one, weight: slip.weight + 1 } : one;
};

/** The words before a date in its clause. */
function before(note: Note, { from }: Span): string[] {
  const { from: sentence } = note.sentenceOf(from);
  const words: string[] = [];
  for (let at = from - 1; at >= sentence && words.length < 8; at -= 1) {
    const word = note.at(at);
    if (words.length > 0 && [',', 'and', 'but'].includes(word)) break;
    if (word !== ',') words.unshift(word);
  }
  return words;
}

/** The owner of the birthday that a date follows: "my mother's is on May 5th, this is for my father's on June 10th". */
function ownerBefore(
  { people, recipient, same }: Participants,
  { from }: Span,
): 'recipient' | 'other' | null {
  const last = people.findLast((person) => person.to <= from && !person.predicate && !person.merelyOwner);
  if (!last || !recipient) return null;
  const isNamesake = !!last.relation && last.relation.noun === recipient.relation?.noun;
  if (last === recipient || same.has(last) || isNamesake) return 'recipient';
  return last.possessive ? 'other' : null;
}

const reach = 14;

/** Whether an occasion is mentioned nearby. */
function occasionNear(note: Note, place: Span, occasions: readonly Span[]): boolean {
  const sentence = note.sentenceOf(place.from);
  return occasions.some(
    ({ from, to }) =>
      from >= sentence.from &&
      to <= sentence.to &&
      (to <= place.from ? place.from - to <= reach : from - place.to <= reach),
  );
}
