import { isByCalendar } from '@giftwell/contracts/planning/calendar-days';
import { useMemo, useState } from 'react';
import { useToday } from '../../data/planning.js';
import {
  dayNotFound,
  linesMax,
  linesOf,
  problemOf,
  readLines,
  type Entry,
  type ReadLine,
} from './read-lines.js';

/** A line with the user's changes. */
export type Row = ReadLine & { problem: string | null; isChanged: boolean };

/** What of the line is not kept, until the user has changed its entry. */
export const notesOf = ({ unused, notes, isChanged }: Row): string[] =>
  isChanged ? [] : [...(unused ? [`Not used: ${unused}`] : []), ...notes];

/** Whether `5/3` means May 3 in the user's locale. */
function isMonthFirstIn(locale: string): boolean {
  const kinds = new Intl.DateTimeFormat(locale).formatToParts().map(({ type }) => type);
  return kinds.indexOf('month') < kinds.indexOf('day');
}

/** What was not understood in a line may be its day. */
function dayProblemOf({ hasTwoDays, unused }: ReadLine, entry: Entry, isChanged: boolean): string | null {
  const isHoliday = isByCalendar(entry);
  if (entry.day.date !== null || (isHoliday && isChanged)) return null;
  if (hasTwoDays) return 'Two dates on one line. Write each on its own line.';
  if (isHoliday) return null;
  return unused !== '' && !isChanged ? dayNotFound : null;
}

/** A text and its parsed lines. A changed row keeps its changes while its line stays the same. */
export function useLines() {
  const { today } = useToday();
  const [text, setText] = useState('');
  const [changes, setChanges] = useState<Readonly<Record<string, Entry>>>({});
  const read = useMemo(() => {
    const locale = navigator.language;
    return readLines(text, { today, locale, isMonthFirst: isMonthFirstIn(locale) });
  }, [text, today]);
  const rows = read.map((line): Row => {
    const changed = changes[line.line];
    const entry = changed ?? line.entry;
    return {
      ...line,
      entry,
      isChanged: changed !== undefined,
      problem: dayProblemOf(line, entry, changed !== undefined) ?? problemOf(entry, today),
    };
  });
  return {
    text,
    rows,
    tooMany: Math.max(0, linesOf(text).length - linesMax),
    write: setText,
    change: (line: string, entry: Entry) => setChanges({ ...changes, [line]: entry }),
    /** Removes lines; returns whether any are left. */
    without: (lines: readonly string[]): boolean => {
      const left = linesOf(text).filter((line) => !lines.includes(line));
      setText(left.join('\n'));
      return left.length > 0;
    },
  };
}
