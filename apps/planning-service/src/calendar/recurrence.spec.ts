import { occasionTypes } from '@giftwell/contracts/gift-ai/vocabulary';
import { calendarDayOf, feasts, type CalendarDay } from '@giftwell/contracts/planning/calendar-days';
import fc from 'fast-check';
import {
  addDays,
  dateOf,
  daysBetween,
  inYear,
  isLeapYear,
  yearOf,
  type CalendarDate,
} from './calendar-date.js';
import { comingOf, type Dated, type HolidaysIn } from './recurrence.js';

const first: CalendarDate = '1900-01-01';
const anyDate = fc.integer({ min: 0, max: daysBetween(first, '2100-12-31') }).map((n) => addDays(first, n));
const leapDays = fc.constantFrom('february_28' as const, 'march_1' as const);
const anyOccasion: fc.Arbitrary<Dated> = fc.record({
  type: fc.constantFrom(...occasionTypes),
  feast: fc.option(fc.constantFrom(...feasts)),
  ownDay: fc.option(fc.constantFrom('12-24', '01-07'), { freq: 3 }),
  date: fc.option(anyDate, { freq: 5 }),
  yearKnown: fc.boolean(),
  recurring: fc.boolean(),
});

/** A holiday that moves each year and sometimes occurs twice. */
const holidaysIn: HolidaysIn = (day, year) => {
  const first = addDays(dateOf(year, 1, 7), ((year * 7) % 300) + day.length);
  return year % 5 === 0 ? [first, addDays(first, 40)].filter((each) => yearOf(each) === year) : [first];
};

const coming = (
  occasion: Partial<Dated>,
  today: CalendarDate,
  leapDay: 'february_28' | 'march_1' = 'february_28',
) =>
  comingOf(
    {
      type: 'birthday',
      feast: null,
      ownDay: null,
      date: null,
      yearKnown: true,
      recurring: true,
      ...occasion,
    },
    today,
    leapDay,
    holidaysIn,
  );

const isFeastOn = (known: CalendarDay, ownDay: string | null, day: CalendarDate) =>
  ownDay ? day.slice(5) === ownDay : holidaysIn(known, yearOf(day)).includes(day);

/** Whether it is on this day, without the arithmetic under test. */
function isOn(occasion: Dated, day: CalendarDate, leapDay: 'february_28' | 'march_1'): boolean {
  const { ownDay, date, yearKnown, recurring } = occasion;
  const known = calendarDayOf(occasion);
  const isYearly = recurring || !yearKnown;
  if (known && (isYearly || !date)) return isFeastOn(known, ownDay, day);
  if (!date) return false;
  if (!isYearly) return day === date;
  if (yearKnown && day < date) return false;
  if (date.endsWith('-02-29') && !isLeapYear(yearOf(day))) {
    return day.endsWith(leapDay === 'february_28' ? '-02-28' : '-03-01');
  }
  return day.slice(5) === date.slice(5);
}

describe('What comes', () => {
  it('is the first day from today on, and the last one before, on which it is', () => {
    fc.assert(
      fc.property(anyOccasion, anyDate, leapDays, (occasion, today, leapDay) => {
        const { nextDate, previousDate, daysLeft } = comingOf(occasion, today, leapDay, holidaysIn);
        const walk = (from: number, step: number) => {
          for (let n = from; Math.abs(n) <= 740; n += step) {
            const day = addDays(today, n);
            if (isOn(occasion, day, leapDay)) return day;
          }
          return null;
        };
        const [next, previous] = [walk(0, 1), walk(-1, -1)];
        // Occasions that happen once or start late may be further away than the test searches.
        const isFar = (found: CalendarDate | null) => found && Math.abs(daysBetween(today, found)) > 740;
        return (
          (nextDate === next || (next === null && !!isFar(nextDate) && nextDate! > today)) &&
          (previousDate === previous ||
            (previous === null && !!isFar(previousDate) && previousDate! < today)) &&
          daysLeft === (nextDate === null ? null : daysBetween(today, nextDate))
        );
      }),
      { numRuns: 400 },
    );
  });

  it('is within a year and a day for what comes each year', () => {
    fc.assert(
      fc.property(anyDate, anyDate, leapDays, (date, today, leapDay) => {
        const { daysLeft, nextDate } = coming({ date, yearKnown: false }, today, leapDay);
        return daysLeft! >= 0 && daysLeft! <= 366 && inYear(date, yearOf(nextDate!), leapDay) === nextDate;
      }),
    );
  });

  it('counts the years of a birthday that has one', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (date, today) => {
        const { years, nextDate } = coming({ date }, today);
        return years === yearOf(nextDate!) - yearOf(date) && years >= 0;
      }),
    );
    expect(coming({ date: '1990-05-04', yearKnown: false }, '2026-01-01').years).toBeNull();
    expect(coming({ type: 'graduation', date: '2020-05-04' }, '2026-01-01').years).toBeNull();
  });
});

describe('An occasion', () => {
  const nothing = { nextDate: null, daysLeft: null, previousDate: null, years: null };

  it.each([
    ['on the day itself', { date: '1990-06-15' }, '2026-06-15', ['2026-06-15', 0, '2025-06-15', 36]],
    ['on the day after', { date: '1990-06-15' }, '2026-06-16', ['2027-06-15', 364, '2026-06-15', 37]],
    ['born today', { date: '2026-06-15' }, '2026-06-15', ['2026-06-15', 0, null, 0]],
    ['not yet born', { date: '2028-06-15' }, '2026-06-15', ['2028-06-15', 731, null, 0]],
    ['on a leap day', { date: '2024-02-29' }, '2026-01-01', ['2026-02-28', 58, '2025-02-28', 2]],
    ['on a leap day that comes', { date: '2024-02-29' }, '2028-02-28', ['2028-02-29', 1, '2027-02-28', 4]],
    ['once, ahead', { recurring: false, date: '2027-01-01' }, '2026-12-31', ['2027-01-01', 1, null, null]],
    ['once, over', { recurring: false, date: '2026-01-01' }, '2026-01-02', [null, null, '2026-01-01', null]],
    [
      'once, in some year',
      { recurring: false, yearKnown: false, date: '1604-03-01' },
      '2026-12-31',
      ['2027-03-01', 60, '2026-03-01', null],
    ],
  ])('%s', (_, occasion, today, [nextDate, daysLeft, previousDate, years]) => {
    expect(coming(occasion, today)).toEqual({ nextDate, daysLeft, previousDate, years });
  });

  it('on a leap day is on 1 March for those who say so', () => {
    expect(coming({ date: '2024-02-29' }, '2026-02-28', 'march_1')).toMatchObject({ nextDate: '2026-03-01' });
    expect(coming({ date: '2024-02-29' }, '2028-02-28', 'march_1')).toMatchObject({ nextDate: '2028-02-29' });
  });

  it('without a date comes at no time, unless the calendar knows it', () => {
    expect(coming({ type: 'graduation' }, '2026-01-01')).toEqual(nothing);
    expect(coming({ type: 'christmas' }, '2026-01-01').nextDate).toBe(holidaysIn('christmas', 2026)[0]);
  });
});
