import { instantOf, isReached, localTimeIn } from './local-time.js';

const iso = (timeZone: string, date: string, hour: number) =>
  instantOf(timeZone, { date, hour }).toISOString();

it.each([
  ['UTC', '2026-06-15', 9, '2026-06-15T09:00:00.000Z'],
  ['Europe/Berlin', '2026-06-15', 9, '2026-06-15T07:00:00.000Z'],
  ['Asia/Kathmandu', '2026-06-15', 9, '2026-06-15T03:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-06-15', 0, '2026-06-14T10:00:00.000Z'],
  // Skipped: clocks go from 2 to 3.
  ['Europe/Berlin', '2026-03-29', 2, '2026-03-29T01:00:00.000Z'],
  // Shown twice: clocks go from 3 back to 2.
  ['Europe/Berlin', '2026-10-25', 2, '2026-10-25T00:00:00.000Z'],
  // The day begins at 1.
  ['Africa/Cairo', '2026-04-24', 0, '2026-04-23T22:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', 2, '2026-10-03T15:30:00.000Z'],
])('knows when it is that hour in %s on %s at %s', (timeZone, date, hour, expected) => {
  expect(iso(timeZone, date, hour)).toBe(expected);
});

it('shows the hour that has come, and not the minute before', () => {
  for (const timeZone of [
    'Europe/Berlin',
    'America/New_York',
    'Africa/Cairo',
    'Asia/Tokyo',
    'America/Havana',
  ])
    for (const hour of [0, 1, 2, 3, 9, 23])
      for (const date of [
        '2026-03-08',
        '2026-03-29',
        '2026-04-24',
        '2026-10-25',
        '2026-10-30',
        '2026-11-01',
      ]) {
        const instant = instantOf(timeZone, { date, hour });
        const at = (ms: number) => localTimeIn(timeZone, new Date(instant.getTime() + ms));
        expect(isReached(at(0), date, hour)).toBe(true);
        expect(isReached(at(-60_000), date, hour)).toBe(false);
      }
});
