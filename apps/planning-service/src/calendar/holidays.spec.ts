import { calendarOccasions } from '@giftwell/contracts/planning/occasions';
import { addDays, yearOf } from './calendar-date.js';
import { Holidays } from './holidays.js';

let holidays: Holidays;
beforeAll(async () => {
  holidays = await Holidays.load();
});

describe("Mother's Day", () => {
  it.each([
    ['US', 2026, '2026-05-10'],
    ['US', 2027, '2027-05-09'],
    ['DE', 2026, '2026-05-10'],
    ['GB', 2026, '2026-03-15'],
    ['GB', 2027, '2027-03-07'],
    ['IE', 2026, '2026-03-15'],
    ['FR', 2026, '2026-05-31'],
    ['FR', 2023, '2023-06-04'],
    ['SE', 2023, '2023-05-28'],
    ['ES', 2026, '2026-05-03'],
    ['NO', 2026, '2026-02-08'],
    ['PL', 2026, '2026-05-26'],
    ['MX', 2026, '2026-05-10'],
    ['AR', 2026, '2026-10-18'],
    ['CA', 2022, '2022-05-08'],
    ['EG', 2026, '2026-03-21'],
    ['TH', 2026, '2026-08-12'],
    ['PA', 2024, '2024-12-08'],
    ['IN', 2026, '2026-05-10'],
  ])('in %s in %i is %s', (country, year, date) => {
    expect(holidays.dayOf('mothers_day', country, year)).toBe(date);
  });
});

describe("Father's Day", () => {
  it.each([
    ['US', 2026, '2026-06-21'],
    ['GB', 2026, '2026-06-21'],
    ['FR', 2026, '2026-06-21'],
    ['DE', 2026, '2026-05-14'],
    ['IT', 2026, '2026-03-19'],
    ['AU', 2026, '2026-09-06'],
    ['NZ', 2026, '2026-09-06'],
    ['BR', 2026, '2026-08-09'],
    ['SE', 2026, '2026-11-08'],
    ['DK', 2026, '2026-06-05'],
    ['TW', 2026, '2026-08-08'],
  ])('in %s in %i is %s', (country, year, date) => {
    expect(holidays.dayOf('fathers_day', country, year)).toBe(date);
  });
});

describe('Christmas', () => {
  it.each([
    ['US', 2021, '2021-12-25'],
    ['DE', 2026, '2026-12-25'],
    ['FJ', 2022, '2022-12-25'],
    ['JP', 2026, '2026-12-25'],
    ['TR', 2026, '2026-12-25'],
    ['UA', 2026, '2026-12-25'],
    ['RU', 2026, '2026-01-07'],
    ['RS', 2026, '2026-01-07'],
    ['EG', 2101, '2101-01-08'],
    ['AM', 2026, '2026-01-06'],
  ])('in %s in %i is on %s', (country, year, date) => {
    expect(holidays.dayOf('christmas', country, year)).toBe(date);
  });
});

it("keeps Valentine's Day where it is everywhere", () => {
  expect(holidays.dayOf('valentines', 'BR', 2026)).toBe('2026-02-14');
});

it('falls back to the United States for a country that is none', () => {
  for (const type of calendarOccasions) {
    expect(holidays.dayOf(type, 'ZZ', 2030)).toBe(holidays.dayOf(type, 'US', 2030));
  }
});

it('has a day in every country and year, in that year, that is the same when it is asked again', () => {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const countries = letters.flatMap((one) => letters.map((other) => one + other));
  for (const country of countries) {
    for (const type of calendarOccasions) {
      const date = holidays.dayOf(type, country, 2027);
      expect(date).toMatch(/^2027-\d\d-\d\d$/);
      expect(holidays.dayOf(type, country, 2027)).toBe(date);
    }
  }
  for (let year = 1900; year <= 2100; year += 1) {
    const mothers = holidays.dayOf('mothers_day', 'US', year);
    expect([yearOf(mothers), new Date(mothers).getUTCDay(), mothers.slice(5, 7)]).toEqual([year, 0, '05']);
    expect(holidays.dayOf('fathers_day', 'DE', year)).toBe(
      addDays(holidays.dayOf('mothers_day', 'GB', year), 21 + 39),
    );
  }
});

it('is loaded once', async () => {
  expect(await Holidays.load()).toBe(holidays);
});
