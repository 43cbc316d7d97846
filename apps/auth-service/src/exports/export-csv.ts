import { writeToString } from 'fast-csv';
import type { Row } from './exported-rows.service.js';

type Cell = (row: Row, names: ReadonlyMap<unknown, string>) => unknown;

/** The file of a table for spreadsheets: a heading and a value for each column. */
interface Sheet {
  file: string;
  columns: Record<string, Cell>;
}

const text =
  (column: string): Cell =>
  (row) =>
    row[column];
const list =
  (column: string): Cell =>
  (row) =>
    Array.isArray(row[column]) ? row[column].join(', ') : '';
const amount =
  (column: string): Cell =>
  (row) =>
    typeof row[column] === 'number' ? (row[column] / 100).toFixed(2) : '';
const dayOfAnyYear = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
/** A calendar date. Without a known year, another one is stored with it; then it is month and day: `March 4`. */
const date =
  (column: string, yearKnown: string): Cell =>
  (row) => {
    const value = row[column];
    return typeof value === 'string' && row[yearKnown] === false
      ? dayOfAnyYear.format(new Date(`${value}T00:00:00Z`))
      : value;
  };
const person: Cell = (row, names) => names.get(row['recipientId']);

/** By table of planning-service, in this order, because the others need the names of the people. */
export const sheets: Record<string, Sheet> = {
  recipients: {
    file: 'people.csv',
    columns: {
      ...{ Name: text('name'), Nickname: text('nickname'), Relationship: text('relationship') },
      ...{ 'Other relationship': text('customRelationship'), Age: text('age') },
      Birthdate: date('birthdate', 'birthYearKnown'),
      ...{ Interests: list('interests'), 'Other interests': text('customInterests') },
      ...{ Personality: list('personality'), 'Other personality': text('customPersonality') },
      ...{ Lifestyle: list('lifestyle'), 'Other lifestyle': text('customLifestyle') },
      ...{ Budget: text('budget'), Country: text('country'), 'Added on': text('createdAt') },
    },
  },
  occasions: {
    file: 'occasions.csv',
    columns: {
      ...{ Person: person, Occasion: text('type'), 'Other occasion': text('customType') },
      ...{ Holiday: text('feast'), Date: date('date', 'yearKnown') },
      'Every year': text('recurring'),
      ...{ Budget: text('budget'), 'Gift budget': amount('giftBudgetCents'), Details: text('details') },
    },
  },
  gifts: {
    file: 'gifts.csv',
    columns: {
      ...{ Person: person, Gift: text('title'), State: text('state'), Price: amount('priceCents') },
      ...{ Year: text('year'), Link: text('link'), Note: text('note'), Outcome: text('outcome') },
      ...{ 'Decided on': text('decidedOn'), 'Bought on': text('boughtOn'), 'Given on': text('givenOn') },
    },
  },
};

/** Spreadsheets would run a text that begins like this as a formula. */
const withoutFormula = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);
const shown = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? withoutFormula(String(value))
    : '';

/** CSV in UTF-8 with a byte order mark. Deleted rows that can still be restored are only in the JSON files. */
export async function* csvOf(
  { columns }: Sheet,
  pages: AsyncIterable<Row[]>,
  names: Map<unknown, string>,
): AsyncGenerator<string> {
  const options = { includeEndRowDelimiter: true, rowDelimiter: '\r\n' };
  yield await writeToString([Object.keys(columns)], { ...options, writeBOM: true });
  for await (const rows of pages) {
    const lines = rows
      .filter(({ deletedAt }) => deletedAt == null)
      .map((row) => Object.values(columns).map((cell) => shown(cell(row, names))));
    if (lines.length > 0) yield await writeToString(lines, options);
  }
}
