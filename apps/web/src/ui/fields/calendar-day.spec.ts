import { ageOn, dayFrom, dayProblem, partsOf, todayIn } from './calendar-day.js';

const parts = (month: string, day: string, year = '') => ({ month, day, year });

describe('a day whose year may be unknown', () => {
  it.each([
    ['nothing', parts('', ''), { date: null, yearKnown: false }],
    ['month and day', parts('05', '9'), { date: '2000-05-09', yearKnown: false }],
    ['29 February', parts('02', '29'), { date: '2000-02-29', yearKnown: false }],
    ['the whole day', parts('05', '12', '1984'), { date: '1984-05-12', yearKnown: true }],
    ['a month alone, which is not finished', parts('05', ''), { date: '2000-05-', yearKnown: false }],
  ])('is made from %s', (_what, from, day) => {
    expect(dayFrom(from)).toEqual(day);
    expect(dayFrom(partsOf(dayFrom(from)))).toEqual(day);
  });

  it.each([
    [parts('', ''), undefined],
    [parts('02', '29'), undefined],
    [parts('02', '29', '1900'), 'That date doesn’t exist'],
    [parts('02', '29', '2024'), undefined],
    [parts('02', '30'), 'That date doesn’t exist'],
    [parts('04', '31'), 'That date doesn’t exist'],
    [parts('', '3'), 'Please choose a month'],
    [parts('05', ''), 'Please choose a day'],
    [parts('05', '12', '84'), 'Please enter the year with four digits'],
  ])('says of %j: %s', (from, problem) => expect(dayProblem(from)).toBe(problem));
});

it.each([
  ['1984-05-12', '2026-05-11', 'february_28', 41],
  ['1984-05-12', '2026-05-12', 'february_28', 42],
  ['2024-02-29', '2025-02-28', 'march_1', 0],
  ['2024-02-29', '2025-03-01', 'march_1', 1],
  ['2024-02-29', '2025-02-27', 'february_28', 0],
  ['2024-02-29', '2025-02-28', 'february_28', 1],
  ['2024-02-29', '2028-02-28', 'february_28', 3],
  ['2027-01-01', '2026-11-21', 'february_28', -1],
] as const)('somebody born on %s is on %s, with %s, %i years old', (birthdate, today, leapDay, age) =>
  expect(ageOn(birthdate, today, leapDay)).toBe(age),
);

it('knows the day of this browser, and of a time zone', () => {
  expect(todayIn(undefined, new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  const now = new Date('2026-01-05T12:00:00Z');
  expect([todayIn('Pacific/Kiritimati', now), todayIn('Etc/GMT+12', now)]).toEqual([
    '2026-01-06',
    '2026-01-05',
  ]);
});
