import fc from 'fast-check';
import {
  addDays,
  ageOn,
  dateOf,
  daysBetween,
  inYear,
  isLeapYear,
  todayIn,
  yearOf,
  type CalendarDate,
} from './calendar-date.js';

const zones = [
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'Australia/Lord_Howe',
];
const first: CalendarDate = '1900-01-01';
const days = daysBetween(first, '2100-12-31');
const anyDate = fc.integer({ min: 0, max: days }).map((n) => addDays(first, n));
const leapDays = fc.constantFrom('february_28' as const, 'march_1' as const);
const zone = fc.constantFrom(...zones);
const anyMoment = fc.date({
  min: new Date('1900-01-02T00:00:00Z'),
  max: new Date('2100-12-30T00:00:00Z'),
  noInvalidDate: true,
});

/** Another implementation, for comparison. */
const expectedFormats = new Map(
  zones.map((timeZone) => [timeZone, new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })]),
);

describe('A calendar date', () => {
  it('is walked day by day over two centuries without a gap', () => {
    let [year, month, day] = [1900, 1, 1];
    for (let n = 0; n <= days; n += 1) {
      const date = addDays(first, n);
      if (date !== dateOf(year, month, day)) throw new Error(`${date} is not ${dateOf(year, month, day)}`);
      const length = month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
      [year, month, day] =
        day < length ? [year, month, day + 1] : month < 12 ? [year, month + 1, 1] : [year + 1, 1, 1];
    }
    expect([year, month, day]).toEqual([2101, 1, 1]);
  });

  it('counts and adds days as opposites, in the order of its text', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (from, to) => {
        const between = daysBetween(from, to);
        return (
          addDays(from, between) === to && from < to === between > 0 && daysBetween(to, from) === -between
        );
      }),
    );
  });

  it('keeps month and day in every other year, but for 29 February', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1900, max: 2100 }), leapDays, (date, year, leapDay) => {
        const there = inYear(date, year, leapDay);
        const isMoved = date.endsWith('-02-29') && !isLeapYear(year);
        const expected = isMoved ? (leapDay === 'february_28' ? '-02-28' : '-03-01') : date.slice(4);
        return there === `${year}${expected}`;
      }),
    );
  });

  it('knows which years have a 29 February', () => {
    expect([1900, 1904, 2000, 2024, 2026, 2100].filter(isLeapYear)).toEqual([1904, 2000, 2024]);
  });
});

describe('Today', () => {
  it('is the date that Intl.DateTimeFormat gives for the zone', () => {
    fc.assert(
      fc.property(
        anyMoment,
        zone,
        (now, timeZone) => todayIn(timeZone, now) === expectedFormats.get(timeZone)!.format(now),
      ),
      { numRuns: 1_000 },
    );
  });

  it('never goes back, and is at most a day away from the one in London', () => {
    fc.assert(
      fc.property(anyMoment, zone, fc.integer({ min: 0, max: 90_000_000 }), (now, timeZone, later) => {
        const today = todayIn(timeZone, now);
        const apart = Math.abs(daysBetween(todayIn('Europe/London', now), today));
        return apart <= 1 && todayIn(timeZone, new Date(now.getTime() + later)) >= today;
      }),
    );
  });

  it('skips the day that Samoa never had', () => {
    expect(todayIn('Pacific/Apia', new Date('2011-12-30T09:59:59Z'))).toBe('2011-12-29');
    expect(todayIn('Pacific/Apia', new Date('2011-12-30T10:00:00Z'))).toBe('2011-12-31');
  });

  it.each([
    ['America/New_York', '2026-03-08T06:59:00Z', '2026-03-08'],
    ['America/New_York', '2026-11-01T03:59:00Z', '2026-10-31'],
    ['Europe/Berlin', '2026-12-31T22:59:59Z', '2026-12-31'],
    ['Europe/Berlin', '2026-12-31T23:00:00Z', '2027-01-01'],
    ['Asia/Kathmandu', '2026-06-14T18:14:59Z', '2026-06-14'],
    ['Asia/Kathmandu', '2026-06-14T18:15:00Z', '2026-06-15'],
    ['Pacific/Kiritimati', '2026-06-14T10:00:00Z', '2026-06-15'],
    ['Australia/Lord_Howe', '2026-04-04T13:00:00Z', '2026-04-05'],
    ['Australia/Lord_Howe', '2026-10-03T13:30:00Z', '2026-10-04'],
  ])('in %s at %s is %s', (timeZone, now, today) => {
    expect(todayIn(timeZone, new Date(now))).toBe(today);
  });
});

describe('An age', () => {
  it('grows by one on each birthday and on no other day', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 40_000 }), leapDays, (birthdate, lived, leapDay) => {
        const today = addDays(birthdate, lived);
        const before = lived === 0 ? -1 : ageOn(birthdate, addDays(today, -1), leapDay)!;
        const isBirthday = today === inYear(birthdate, yearOf(today), leapDay);
        return ageOn(birthdate, today, leapDay) === before + (isBirthday ? 1 : 0);
      }),
    );
  });

  it('is nothing before birth', () => {
    expect(ageOn('2026-06-16', '2026-06-15', 'february_28')).toBeNull();
    expect(ageOn('2026-06-15', '2026-06-15', 'february_28')).toBe(0);
  });
});
