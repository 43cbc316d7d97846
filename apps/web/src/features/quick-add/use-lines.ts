import { useMemo, useState } from 'react';
import { useToday } from '../../data/planning.js';
import { linesMax, linesOf, problemOf, readLines, type Entry, type ReadLine } from './read-lines.js';

/** A line with what was changed about it. */
export type Row = ReadLine & { problem: string | null; isChanged: boolean };

/** Whether `5/3` is May 3 where the user lives. */
function isMonthFirstIn(locale: string): boolean {
  const kinds = new Intl.DateTimeFormat(locale).formatToParts().map(({ type }) => type);
  return kinds.indexOf('month') < kinds.indexOf('day');
}

/** Text, and the people and days in its lines. A changed row keeps its changes while its line stays the same. */
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
    const isUnclear = line.hasTwoDays && entry.day.date === null;
    return {
      ...line,
      entry,
      isChanged: changed !== undefined,
      problem: isUnclear ? 'Two days in one line. Write each on a line of its own.' : problemOf(entry, today),
    };
  });
  return {
    text,
    rows,
    tooMany: Math.max(0, linesOf(text).length - linesMax),
    write: setText,
    change: (line: string, entry: Entry) => setChanges({ ...changes, [line]: entry }),
    /** Takes lines away; whether something is left. */
    without: (lines: readonly string[]): boolean => {
      const left = linesOf(text).filter((line) => !lines.includes(line));
      setText(left.join('\n'));
      return left.length > 0;
    },
  };
}
