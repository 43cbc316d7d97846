import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { csvOf, sheets } from './export-csv.js';
import type { ExportedTable, Row } from './exported-rows.service.js';

const readMe = `Your Giftwell data

people.csv, occasions.csv and gifts.csv open in any spreadsheet.
The folder "json" has everything that Giftwell holds about you, one file for each of our tables: also those
rows that you deleted in the last minutes. Ids link them: "recipientId" is the "id" of a person. Pictures
are base64.

Passwords and other secrets are not in it, and neither is what we calculate from the rest.
`;

/** The ZIP file as a stream. Tables are read while they are written, so that no table is in memory as a whole. */
export function zipOf(tables: readonly ExportedTable[], at: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  /** Ends the whole stream with an error of a table, and reads no further one. */
  async function* guarded(content: AsyncIterable<string>): AsyncGenerator<string> {
    try {
      if (!output.destroyed) yield* content;
    } catch (error) {
      output.destroy(error as Error);
    }
  }
  const add = (name: string, content: () => AsyncIterable<string>) =>
    zip.addReadStreamLazy(name, { mtime: at }, (done) => done(null, Readable.from(guarded(content()))));
  zip.addBuffer(Buffer.from(readMe), 'README.txt', { mtime: at });
  const names = new Map<unknown, string>();
  for (const [table, sheet] of Object.entries(sheets)) {
    const found = tables.find((one) => one.service === 'planning' && one.table === table);
    if (found) add(sheet.file, () => csvOf(sheet, withNames(found, names), names));
  }
  for (const { service, table, pages } of tables) add(`json/${service}/${table}.json`, () => jsonOf(pages()));
  zip.end();
  return output;
}

/** Notes the names of people on the way. */
async function* withNames({ table, pages }: ExportedTable, names: Map<unknown, string>) {
  for await (const rows of pages()) {
    if (table === 'recipients') for (const { id, name } of rows) names.set(id, String(name));
    yield rows;
  }
}

/** An array with one row on each line. */
async function* jsonOf(pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of pages) {
    yield before + rows.map((row) => JSON.stringify(row)).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
