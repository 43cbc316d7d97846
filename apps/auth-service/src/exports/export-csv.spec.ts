import { Readable } from 'node:stream';
import type { Row } from './exported-rows.service.js';
import { csvOf, sheets } from './export-csv.js';

/** The lines of a sheet without its heading. */
async function linesOf(table: string, rows: Record<string, unknown>[]): Promise<string[]> {
  let csv = '';
  for await (const part of csvOf(
    sheets[table]!,
    Readable.from([rows]) as AsyncIterable<Row[]>,
    new Map([[1, 'Kay']]),
  ))
    csv += part;
  return csv.trimEnd().split('\r\n').slice(1);
}

it('writes a date whose year is unknown without the year that is stored with it', async () => {
  const people = await linesOf('recipients', [
    { name: 'Kay', birthdate: '2000-03-04', birthYearKnown: false },
    { name: 'Lee', birthdate: '1980-03-04', birthYearKnown: true },
  ]);
  expect(people[0]).toContain('March 4');
  expect(people[0]).not.toContain('2000');
  expect(people[1]).toContain('1980-03-04');
  const [occasion] = await linesOf('occasions', [
    { recipientId: 1, type: 'birthday', date: '2000-02-29', yearKnown: false },
  ]);
  expect(occasion).toContain('Kay,birthday,,,February 29,');
});
