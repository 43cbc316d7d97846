import { noneSkipped, type CalendarFormat, type ReadCalendar } from './calendar-entry.js';
import { decoded } from './files/decode.js';
import { readCsv } from './files/csv-table.js';
import { readIcs } from './files/ics-events.js';
import { readLines } from './files/pasted-lines.js';
import { readVcards } from './files/vcards.js';

export interface ReadOptions {
  /** IANA name; for times in UTC. */
  timeZone: string;
  /** Today, `YYYY-MM-DD`. */
  today: string;
  /** How the user writes 5/3, where the source doesn't show it. */
  usualOrder: 'month_first' | 'day_first';
  /** Pasted text may be lines of any form; files are tables. */
  isPasted: boolean;
}

const tellingCharacters = 4_000;

/** By content, not by name. */
function formatOf(start: string, isPasted: boolean): CalendarFormat {
  if (/^\s*BEGIN:VCARD/im.test(start)) return 'vcf';
  if (/^\s*BEGIN:V(?:CALENDAR|EVENT)/im.test(start)) return 'ics';
  return isPasted && !looksLikeTable(start) ? 'text' : 'csv';
}

/** A pasted table has a header row such as `Subject,Start Date`. */
const looksLikeTable = (start: string): boolean =>
  /^\s*"?(?:subject|title|name|first name|betreff|summary)"?\s*[,;\t]\s*"?(?:start|date|begin|birth|last name|datum)/im.test(
    start.split('\n', 1)[0] ?? '',
  );

/** Reads the dated entries of a calendar file, an address book, a table or pasted text; never throws for its content. */
export async function readCalendar(bytes: Uint8Array, options: ReadOptions): Promise<ReadCalendar> {
  const skipped = noneSkipped();
  const start = firstOf(decoded(bytes.subarray(0, tellingCharacters)));
  const format = formatOf(start, options.isPasted);
  const thisYear = Number(options.today.slice(0, 4));
  if (format === 'ics')
    return { format, ...readIcs(decoded(bytes), options.timeZone, skipped), skipped, dateOrder: null };
  if (format === 'vcf') return { format, ...readVcards(decoded(bytes), skipped), skipped, dateOrder: null };
  const read = format === 'csv' ? readCsv : readLines;
  const { orders, total } = await read(decoded(bytes), thisYear, skipped);
  return { format, ...orders.decided(options.usualOrder), skipped, total };
}

const firstOf = (pieces: Iterable<string>): string => {
  for (const piece of pieces) return piece;
  return '';
};
