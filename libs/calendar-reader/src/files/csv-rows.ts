import { parseString } from 'fast-csv';
import { entriesMax, type Skipped } from '../calendar-entry.js';
import { linesOf } from './lines.js';

export type Row = string[];

const recordsAtOnce = 1_000;
/** Records may be long: so many of their characters are parsed together at most. */
const charactersAtOnce = 200_000;
/** A quoted field may have line breaks, but not endless ones. */
const linesOfARecord = 50;
const delimiters = [',', ';', '\t', '|'] as const;
const sampleLines = 20;

/** The delimiter that splits the first lines most evenly. */
export function delimiterOf(lines: readonly string[]): string {
  const scores = delimiters.map((delimiter) => {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').split(delimiter).length - 1);
    const least = Math.min(...counts);
    const usual = counts.filter((count) => count === counts[0]).length / Math.max(1, counts.length);
    return { delimiter, score: (least > 0 ? 10 : 0) + (counts[0] ?? 0) * usual };
  });
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).delimiter;
}

/** Lines that belong together because a quoted field goes over them. */
function* recordsOf(lines: Iterable<string>): Generator<string> {
  let open: string[] = [];
  for (const line of lines) {
    const isEven = (line.split('"').length - 1) % 2 === 0;
    if (open.length === 0 && isEven) yield line;
    else if (open.length > 0 && !isEven) {
      yield [...open, line].join('\n');
      open = [];
    } else open.push(line);
    if (open.length >= linesOfARecord) {
      // The quote was never closed: each line is a record of its own.
      yield* open;
      open = [];
    }
  }
  yield* open;
}

function parse(records: readonly string[], delimiter: string): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    const rows: Row[] = [];
    parseString<Row, Row>(records.join('\n'), { delimiter, ignoreEmpty: true, trim: true })
      .on('error', reject)
      .on('data', (row: Row) => rows.push(row))
      .on('end', () => resolve(rows));
  });
}

async function parseAll(records: readonly string[], delimiter: string, skipped: Skipped): Promise<Row[]> {
  try {
    return await parse(records, delimiter);
  } catch {
    if (records.length === 1) {
      skipped.unreadable += 1;
      return [];
    }
    const middle = Math.ceil(records.length / 2);
    return [
      ...(await parseAll(records.slice(0, middle), delimiter, skipped)),
      ...(await parseAll(records.slice(middle), delimiter, skipped)),
    ];
  }
}

/**
 * The rows of a table, some at a time. A damaged row is counted and does no harm to the others; rows after the limit
 * are only counted, because each costs time to parse.
 */
export async function* rowsOf(
  text: Iterable<string>,
  skipped: Skipped,
  maxRows = entriesMax,
): AsyncGenerator<Row[]> {
  let delimiter: string | null = null;
  let waiting: string[] = [];
  let characters = 0;
  let parsed = 0;
  const read = () => {
    delimiter ??= delimiterOf(waiting.slice(0, sampleLines));
    return parseAll(waiting, delimiter, skipped);
  };
  for (const record of recordsOf(linesOf(text))) {
    // Excel says its delimiter in the first line.
    const told = /^sep=(.)$/i.exec(record.trim())?.[1];
    if (told && delimiter === null && waiting.length === 0) delimiter = told;
    else if (parsed >= maxRows) skipped.overLimit += 1;
    else if (record.trim()) {
      waiting.push(record);
      characters += record.length;
    }
    if (waiting.length >= recordsAtOnce || characters >= charactersAtOnce) {
      parsed += waiting.length;
      yield await read();
      waiting = [];
      characters = 0;
    }
  }
  if (waiting.length > 0) yield await read();
}
