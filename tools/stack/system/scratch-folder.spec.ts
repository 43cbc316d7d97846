import { mkdtempSync, rmSync, type StatsFs } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scratchFolder } from './scratch-folder.ts';

const gigabyte = 2 ** 30;
const folder = (type: number, free: number) => () =>
  ({ type, bsize: 4_096, bavail: free / 4_096 }) as StatsFs;
const memory = (free: number) => folder(0x01021994, free);
const disk = folder(0xef53, 50 * gigabyte);

it('is in memory where there is plenty', () => {
  expect(scratchFolder(memory(3 * gigabyte), 6 * gigabyte)).toBe('/dev/shm');
});

it.each([
  ['the machine has little memory', memory(3 * gigabyte), 5 * gigabyte],
  ['little of it is for files, as in a container', memory(gigabyte / 16), 20 * gigabyte],
  ['the folder is on a disk', disk, 20 * gigabyte],
  ['there is no such folder', () => null, 20 * gigabyte],
])('is the temporary folder where %s', (_, stat, free) => {
  expect(scratchFolder(stat, free)).toBe(tmpdir());
});

it('can be written to on this machine', () => {
  rmSync(mkdtempSync(join(scratchFolder(), 'giftwell-scratch-')), { recursive: true });
});
