import * as calendars from './calendars.ts';
import { compare } from './check-holidays.ts';
import { expectedIn } from './expected.ts';

/** Dates published by almanacs and governments. */
const published = [
  [calendars.easter, 2025, '2025-04-20'],
  [calendars.orthodoxEaster, 2024, '2024-05-05'],
  [calendars.hanukkah, 2024, '2024-12-25'],
  [calendars.nowruz, 2024, '2024-03-20'],
  [calendars.diwali, 2024, '2024-10-31'],
  [calendars.diwali, 2025, '2025-10-20'],
  [(year: number) => calendars.lunarNewYear(year, 8), 2023, '2023-01-22'],
  [(year: number) => calendars.lunarNewYear(year, 8), 2034, '2034-02-19'],
  [(year: number) => calendars.lunarNewYear(year, 7), 2007, '2007-02-17'],
] as const;

it.each(published.map(([compute, year, date]) => ({ compute, year, date })))(
  'computes $date for $year',
  ({ compute, year, date }) => {
    expect(compute(year)).toBe(date);
  },
);

it('finds a day that is wrong, and tolerates a day of the moon', () => {
  const right = {
    daysOf: (day: string, country: string, year: number) => expectedIn(day, country, year).dates,
  };
  const days = ['mothers_day', 'eid_al_fitr'];
  expect(compare(right, days, ['AM', 'US'], [2026, 2027]).differences).toEqual([]);
  const wrong = {
    daysOf: (day: string, country: string, year: number) =>
      day === 'eid_al_fitr'
        ? ['2026-03-21']
        : country === 'AM'
          ? ['2026-04-24']
          : right.daysOf(day, country, year),
  };
  expect(compare(wrong, days, ['AM', 'US'], [2026]).differences).toMatchObject([
    {
      day: 'mothers_day',
      country: 'AM',
      served: ['2026-04-24'],
      computed: ['2026-04-07'],
      isTolerated: false,
    },
    { day: 'eid_al_fitr', country: 'AM', isTolerated: true },
    { day: 'eid_al_fitr', country: 'US', isTolerated: true },
  ]);
});
