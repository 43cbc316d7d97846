import { noneSkipped } from '../calendar-entry.js';
import { rowsOf, type Row } from './csv-rows.js';

async function read(text: string, most?: number) {
  const skipped = noneSkipped();
  const rows: Row[] = [];
  for await (const some of rowsOf([text], skipped, most)) rows.push(...some);
  return { rows, skipped };
}

it('counts rows after the limit without parsing them', async () => {
  const { rows, skipped } = await read(`Mia,May 3\n\r\n${'Ben,June 4\n\n'.repeat(2_499)}`, 2_000);
  expect(rows).toHaveLength(2_000);
  expect(rows.slice(0, 2)).toEqual([
    ['Mia', 'May 3'],
    ['Ben', 'June 4'],
  ]);
  expect(skipped).toMatchObject({ overLimit: 500, unreadable: 0 });
});

it('reads lines of their own after a quote that is never closed', async () => {
  const { rows } = await read(`Mia,"May 3\n${'Ben,June 4\n'.repeat(60)}`);
  expect(rows.slice(-50)).toEqual(Array.from({ length: 50 }, () => ['Ben', 'June 4']));
});
