import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCalendar } from './read-calendar.js';

const folder = join(import.meta.dirname, '..', 'public-files');
const files = ['ez-vcard', 'ical.js', 'node-ical'].flatMap((project) =>
  readdirSync(join(folder, project))
    .filter((name) => name !== 'LICENSE')
    .map((name) => `${project}/${name}`),
);
const options = {
  ...{ timeZone: 'Europe/Berlin', today: '2026-11-23', usualOrder: 'day_first' as const, isPasted: false },
};

describe('The test files of other projects', () => {
  it('are there', () => {
    expect(files.length).toBeGreaterThan(110);
  });

  it.each(files)('are read without a loss: %s', async (file) => {
    const bytes = readFileSync(join(folder, file));
    const { entries, skipped, total } = await readCalendar(new Uint8Array(bytes), options);
    const components = bytes.toString('latin1').match(/^BEGIN:V(?:EVENT|CARD)/gim) ?? [];
    expect(total).toBe(components.length);
    expect(skipped.unreadable).toBe(0);
    const leftOut = Object.values(skipped).reduce((sum, count) => sum + count, 0);
    // A contact may have several days.
    expect(entries.length + leftOut).toBeGreaterThanOrEqual(total);
  });
});
