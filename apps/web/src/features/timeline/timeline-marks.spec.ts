import type { UpcomingOccasion } from '@giftwell/contracts/planning/occasions';
import fc from 'fast-check';
import { dayInTimeline, marksOf, monthsFrom, placeOf } from './timeline-marks.js';

const today = '2026-11-21';
let lastId = 0;
const occasion = (nextDate: string | null, previousDate: string | null = null): UpcomingOccasion => ({
  id: ++lastId,
  recipientId: 1,
  recipientName: 'Anna',
  type: 'birthday',
  customType: null,
  feast: null,
  recurring: true,
  nextDate,
  daysLeft: null,
  previousDate,
  years: null,
  giftState: 'none',
});

describe('the months of the year ahead', () => {
  it('begin with this one and cross the turn of the year', () => {
    expect(monthsFrom(today).map(({ month }) => month)).toEqual([
      '2026-11',
      '2026-12',
      ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'].map((month) => `2027-${month}`),
    ]);
  });

  it('say their year where it begins', () => {
    expect(monthsFrom(today).flatMap(({ month, namesYear }) => (namesYear ? [month] : []))).toEqual([
      '2026-11',
      '2027-01',
    ]);
  });
});

describe('the place of an occasion', () => {
  it('is its day of 31 in the column of its month', () => {
    expect(placeOf('2026-11-16', today)).toBeCloseTo(0.5);
    expect(placeOf('2027-01-31', today)).toBeCloseTo(2 + 30.5 / 31);
  });

  it('is this month when it was this month already', () => {
    expect(dayInTimeline({ previousDate: '2026-11-03', nextDate: '2027-11-03' }, today)).toBe('2026-11-03');
  });

  it('is when it comes, otherwise', () => {
    expect(dayInTimeline({ previousDate: '2026-10-03', nextDate: '2027-10-03' }, today)).toBe('2027-10-03');
    expect(dayInTimeline({ previousDate: '2025-11-21', nextDate: today }, today)).toBe(today);
  });

  it('is nowhere when it is over, has no day, or comes after the year', () => {
    expect(dayInTimeline({ previousDate: '2026-10-03', nextDate: null }, today)).toBeNull();
    expect(dayInTimeline({ previousDate: null, nextDate: '2027-11-01' }, today)).toBeNull();
  });
});

describe('marks', () => {
  it('hold all occasions of a day together, and tell how far away it is', () => {
    const marks = marksOf(
      [occasion('2026-12-25'), occasion('2026-11-22'), occasion('2026-12-25'), occasion(null, '2026-11-20')],
      today,
    );
    expect(marks.map(({ date, daysLeft, occasions }) => [date, daysLeft, occasions.length])).toEqual([
      ['2026-11-20', -1, 1],
      ['2026-11-22', 1, 1],
      ['2026-12-25', 34, 2],
    ]);
  });

  it('never cover each other and lose no occasion', () => {
    const day = fc
      .integer({ min: 0, max: 340 })
      .map((days) => new Date(Date.UTC(2026, 10, 21 + days)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.array(day, { maxLength: 400 }), (days) => {
        const marks = marksOf(
          days.map((date) => occasion(date)),
          today,
        );
        expect(marks.reduce((sum, { occasions }) => sum + occasions.length, 0)).toBe(days.length);
        for (const one of marks)
          for (const other of marks)
            if (one !== other && one.lane === other.lane)
              expect(Math.abs(one.at - other.at)).toBeGreaterThanOrEqual(0.3);
      }),
      { numRuns: 20 },
    );
  });
});
