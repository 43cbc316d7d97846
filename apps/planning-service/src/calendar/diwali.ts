import { dateOf, type CalendarDate } from './calendar-date.js';

const firstYear = 2020;
/**
 * Month and day of Diwali from `firstYear` on: Lakshmi Puja in New Delhi. `npm run check:holidays` compares 2026 to
 * 2035 with days computed from the positions of the sun and the moon.
 */
const table = (
  '11-14 11-04 10-24 11-12 10-31 10-20 11-08 10-29 10-17 11-05 10-26 11-14 11-02 10-22 11-10 10-30 ' +
  '10-19 11-07 10-27 11-15 11-04 10-24 11-12 11-01 10-20 11-08 10-29 10-18 11-05 10-26 11-13'
).split(' ');

/** New moons repeat on the same days after this many years. */
const cycle = 19;

/** Outside the table it may be off by a day or two. */
export function diwali(year: number): CalendarDate {
  const offset = year - firstYear;
  const at = table[offset] === undefined ? ((offset % cycle) + cycle) % cycle : offset;
  const [month, day] = table[at]!.split('-').map(Number);
  return dateOf(year, month!, day!);
}
