import { memoryFrom } from './try-compose.ts';

it.each([
  ['45.3MiB / 384MiB', 45.3],
  ['1.5GiB / 2GiB', 1536],
  ['512KiB / 128MiB', 0.5],
])('reads the memory in %s', (usage, mebibytes) => {
  expect(memoryFrom(usage)).toBeCloseTo(mebibytes);
});
