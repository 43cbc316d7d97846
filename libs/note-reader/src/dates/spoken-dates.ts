import type { Note, Span } from '../text/note.js';

/** A day said apart from its month, or without a month. */
interface SpokenDay extends Span {
  month: number;
  day: number;
}

const months = new Map(
  'january february march april may june july august september october november december'
    .split(' ')
    .map((name, index) => [name, index + 1]),
);
/** "in may", but not "you may". */
const beforeMonth = /^(?:in|this|next|of|for|early|late|mid|month|it's|is)$/;
const beforeDay =
  /^(?:on|the|it's|its|that's|is|maybe|probably|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;
/** "the ninth grade", "her fiftieth birthday": ordinals that are not days. */
const countsOther =
  /^(?:of|birthday|bday|anniversary|wedding|grade|grader|floor|time|times|year|one|person|child|kid|baby|grandchild|place|day|edition|season|marathon|century|party|gift|present|week|month|job|house|generation|street|avenue|attempt)$/;
/** How many words may stand between a month and its day. */
const reach = 16;
const lastOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * Dates such as "in April, on the ninth", "in November … on the twenty third" and "on the eighteenth", as the next such
 * day.
 */
export function spokenDatesIn(note: Note, today: string): (Span & { date: string })[] {
  return daysIn(note, today).flatMap(({ month, day, from, to }) => {
    const date = nextDate(today, month, day);
    return date ? [{ date, from, to }] : [];
  });
}

function* ordinals(note: Note): Generator<{ at: number; day: number }> {
  for (let at = 0; at < note.words.length; at += 1) {
    const day = Number(/^#(\d{1,2})th$/.exec(note.at(at))?.[1]);
    if (day >= 1 && day <= 31) yield { at, day };
  }
}

function daysIn(note: Note, today: string): SpokenDay[] {
  const days: SpokenDay[] = [];
  for (const { at, day } of ordinals(note)) {
    if (!isDayAlone(note, at)) continue;
    const said = monthBefore(note, at);
    const month = said?.month ?? monthOf(today, day);
    days.push({ month, day, from: said?.from ?? at - 1, to: at + 1 });
  }
  return days;
}

/** Words before "the 5th" when it is a day. */
const beforeTheDay = /^(?:on|it's|its|is|that's|maybe|probably|be|for|,|this)$|day$/;

/** Whether an ordinal is a day without a month next to it: "on the 5th", but not "the 5th time". */
function isDayAlone(note: Note, at: number): boolean {
  const [after, before] = [note.at(at + 1), note.at(at - 1)];
  if (countsOther.test(after) || months.has(after) || months.has(before) || !beforeDay.test(before))
    return false;
  return before !== 'the' || beforeTheDay.test(note.at(at - 2));
}

/** The last month said before a day that has no day of its own. */
function monthBefore(note: Note, at: number): { month: number; from: number } | null {
  for (let back = at - 1; back > at - reach && back >= 0; back -= 1) {
    const month = months.get(note.at(back));
    if (!month || !beforeMonth.test(note.at(back - 1))) continue;
    const hasDay =
      note.at(back + 1).startsWith('#') ||
      /^#\d+th$/.test(note.at(back - 1)) ||
      /^#\d+th$/.test(note.at(back - 2));
    return hasDay ? null : { month, from: back };
  }
  return null;
}

const monthOf = (today: string, day: number): number => {
  const month = Number(today.slice(5, 7));
  return day >= Number(today.slice(8)) ? month : (month % 12) + 1;
};

function nextDate(today: string, month: number, day: number): string | null {
  const year = Number(today.slice(0, 4));
  const text = (inYear: number) =>
    `${inYear}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const next = text(year) >= today ? year : year + 1;
  return day <= lastOf(next, month) ? text(next) : null;
}
