import { writeToString } from 'fast-csv';
import { occasionName } from '../occasions/occasion-row.js';
import type { PlannedRow } from './plan-rows.js';

const header = ['Month', 'Date', 'Person', 'Occasion', 'Gift', 'State', 'Price', 'Bought on', 'Outcome'];

/** Spreadsheets would run a text that begins like this as a formula. */
const withoutFormula = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2024, month, 1)).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' }),
);
const outcomes = { loved: 'Loved it', fine: 'It was fine', not_theirs: 'Not their thing' } as const;
const states = {
  idea: 'Idea',
  decided: 'Decided',
  bought: 'Bought',
  ready: 'Ready',
  given: 'Given',
  thanked: 'Thanked',
} as const;

/** One line for each gift, and one for each occasion without a gift. */
export function planLines(rows: readonly PlannedRow[]): string[][] {
  return rows.flatMap((row) => {
    const when = [
      row.month ? months[row.month - 1]! : '',
      row.date ?? '',
      row.recipientName,
      row.occasion ? occasionName(row.occasion) : '',
    ];
    if (row.gifts.length === 0) return [[...when, '', 'No gift yet', '', '', '']];
    return row.gifts.map(({ title, state, priceCents, dates, outcome }) => {
      const price = priceCents === null ? '' : (priceCents / 100).toFixed(2);
      return [...when, title, states[state], price, dates.bought ?? '', outcome ? outcomes[outcome] : ''];
    });
  });
}

/** Lines as CSV for spreadsheets: UTF-8 with a byte order mark, if these are the first ones. */
export async function csvOf(lines: readonly string[][], isFirst: boolean): Promise<string> {
  const cells = lines.map((line) => line.map(withoutFormula));
  const all = isFirst ? [header, ...cells] : cells;
  return writeToString(all, { writeBOM: isFirst, includeEndRowDelimiter: true, rowDelimiter: '\r\n' });
}
