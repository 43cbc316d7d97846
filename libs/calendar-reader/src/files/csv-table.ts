import { withoutDegrees } from '@giftwell/contracts/core/name-suffixes';
import { titleMax, type EntryKind, type Skipped } from '../calendar-entry.js';
import { DateOrders, type DatedEntry } from '../dates/date-order.js';
import { dateIn, type WrittenDate } from '../dates/written-dates.js';
import { guessedColumns, namedColumns, type ColumnRole, type Columns } from './csv-columns.js';
import { rowsOf, type Row } from './csv-rows.js';
import { labelled } from './vcards.js';

interface Table {
  columns: Columns;
  thisYear: number;
}

/** Reads the rows of a calendar or an address book. Needs two columns at least: a title or name, and a date. */
export async function readCsv(
  text: Iterable<string>,
  thisYear: number,
  skipped: Skipped,
): Promise<{ orders: DateOrders; total: number }> {
  const orders = new DateOrders();
  let table: Table | null = null;
  let total = 0;
  for await (const rows of rowsOf(text, skipped)) {
    let from = 0;
    if (!table) {
      const named = rows[0] && namedColumns(rows[0]);
      from = named ? 1 : 0;
      const columns = named ?? guessedColumns(rows, thisYear);
      table = columns && { columns, thisYear };
    }
    for (const row of rows.slice(from)) {
      total += 1;
      if (!table) skipped.withoutDate += 1;
      else readRow(row, table, orders, skipped);
    }
  }
  return { orders, total: total + skipped.unreadable + skipped.overLimit };
}

const cellsOf = (row: Row, { columns }: Table, role: ColumnRole): string[] =>
  (columns.get(role) ?? []).map((index) => row[index]?.trim() ?? '');
const cellOf = (row: Row, table: Table, role: ColumnRole): string =>
  cellsOf(row, table, role).find(Boolean) ?? '';

function readRow(row: Row, table: Table, orders: DateOrders, skipped: Skipped): void {
  const title = titleOf(row, table);
  const found = daysOf(row, table);
  if (found.length === 0) skipped.withoutDate += 1;
  else if (!title) skipped.withoutTitle += 1;
  else for (const day of found) orders.add(entryOf(row, table, title, day));
}

function titleOf(row: Row, table: Table): string {
  const parts = [cellOf(row, table, 'first'), cellOf(row, table, 'last')].filter(Boolean);
  const suffix = cellOf(row, table, 'suffix');
  const name = withoutDegrees([...parts, suffix].filter(Boolean).join(' '));
  const title = parts.length > 0 ? name : cellOf(row, table, 'title');
  return title.replace(/\s+/g, ' ').slice(0, titleMax);
}

interface FoundDay {
  written: WrittenDate;
  contact?: EntryKind;
  label?: string;
}

function daysOf(row: Row, table: Table): FoundDay[] {
  const labels = cellsOf(row, table, 'event-label');
  const days = (role: ColumnRole, describe: (written: WrittenDate, index: number) => FoundDay) =>
    cellsOf(row, table, role).flatMap((cell, index) => {
      const written = cell ? dateIn(cell.slice(0, 60), table.thisYear) : null;
      return written ? [describe(written, index)] : [];
    });
  return [
    ...days('birthday', (written) => ({ written, contact: 'birthday' })),
    ...days('anniversary', (written) => ({ written, contact: 'anniversary' })),
    ...days('event-date', (written, index) => {
      const { kind, label } = labelled(written.day, labels[index] ?? '');
      return { written, contact: kind, ...(label && { label }) };
    }),
    ...days('start', (written) => ({ written })).slice(0, 1),
  ];
}

function entryOf(row: Row, table: Table, title: string, day: FoundDay): DatedEntry {
  const kind = cellOf(row, table, 'kind');
  const groups = cellOf(row, table, 'relation');
  const isContact = day.contact !== undefined;
  return {
    // The kind of an occasion is read like a word of the title.
    ...{ ...day, title: kind && !isContact ? `${title} (${kind})` : title, yearly: isContact },
    ...(groups && { groups }),
  };
}
