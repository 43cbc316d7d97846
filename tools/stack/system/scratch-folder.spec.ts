import { mkdtempSync, rmSync, type StatsFs } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scratchFolder } from './scratch-folder.ts';

const gigabyte = 2 ** 30;
const memory = (free: number) => () => ({ type: 0x01021994, bsize: 4_096, bavail: free / 4_096 }) as StatsFs;
const disk = () => ({ ...memory(50 * gigabyte)(), type: 0xef53 }) as StatsFs;

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
  const folder = mkdtempSync(join(scratchFolder(), 'giftwell-scratch-'));
  rmSync(folder, { recursive: true });
});
