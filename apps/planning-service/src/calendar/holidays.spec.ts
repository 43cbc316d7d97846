import { calendarDays, type CalendarDay } from '@giftwell/contracts/planning/calendar-days';
import { addDays, yearOf } from './calendar-date.js';
import { Holidays } from './holidays.js';

let holidays: Holidays;
beforeAll(async () => {
  holidays = await Holidays.load();
});

const dayOf = (day: CalendarDay, country: string, year: number) => holidays.daysOf(day, country, year)[0]!;

describe("Mother's Day", () => {
  it.each([
    ['AM', 2026, '2026-04-07'],
    ['HN', 2026, '2026-05-10'],
    ['RO', 2026, '2026-05-03'],
    ['CV', 2026, '2026-05-03'],
    ['MU', 2026, '2026-05-31'],
    ['RS', 2026, '2026-03-08'],
    ['KG', 2026, '2026-05-17'],
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
    expect(dayOf('mothers_day', country, year)).toBe(date);
  });
});

describe("Father's Day", () => {
  it.each([
    ['UY', 2026, '2026-07-12'],
    ['DO', 2026, '2026-07-26'],
    ['HT', 2026, '2026-06-28'],
    ['AE', 2026, '2026-06-21'],
    ['KW', 2026, '2026-06-21'],
    ['WS', 2026, '2026-08-09'],
    ['AO', 2026, '2026-03-19'],
    ['MZ', 2026, '2026-03-19'],
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
    expect(dayOf('fathers_day', country, year)).toBe(date);
  });
});

describe('Christmas', () => {
  it.each([
    ['US', 2021, '2021-12-25'],
    ['DE', 2026, '2026-12-24'],
    ['AR', 2026, '2026-12-24'],
    ['PT', 2026, '2026-12-24'],
    ['GB', 2026, '2026-12-25'],
    ['ET', 2027, '2027-01-07'],
    ['KG', 2027, '2027-01-07'],
    ['FJ', 2022, '2022-12-25'],
    ['JP', 2026, '2026-12-25'],
    ['TR', 2026, '2026-12-25'],
    ['UA', 2026, '2026-12-25'],
    ['RU', 2026, '2026-01-07'],
    ['RS', 2026, '2026-01-07'],
    ['EG', 2027, '2027-01-07'],
    ['AM', 2026, '2026-01-06'],
  ])('in %s in %i is on %s', (country, year, date) => {
    expect(dayOf('christmas', country, year)).toBe(date);
  });
});

describe('Feasts', () => {
  it.each([
    ['easter', 'US', '2027-03-28'],
    ['orthodox_easter', 'GR', '2027-05-02'],
    ['thanksgiving', 'US', '2027-11-25'],
    ['thanksgiving', 'CA', '2027-10-11'],
    ['hanukkah', 'US', '2027-12-24'],
    ['eid_al_fitr', 'EG', '2027-03-09'],
    ['eid_al_adha', 'TR', '2027-05-16'],
    ['diwali', 'IN', '2027-10-29'],
    ['lunar_new_year', 'CN', '2027-02-06'],
    ['lunar_new_year', 'KR', '2027-02-07'],
    ['lunar_new_year', 'VN', '2027-02-06'],
    ['nowruz', 'IR', '2027-03-21'],
    ['st_nicholas', 'DE', '2027-12-06'],
    ['st_nicholas', 'NL', '2027-12-05'],
    ['epiphany', 'ES', '2027-01-06'],
    ['epiphany', 'RU', '2027-01-19'],
    ['womens_day', 'IT', '2027-03-08'],
  ] as const)('%s in %s in 2027 is %s', (day, country, date) => {
    expect(holidays.daysOf(day, country, 2027)).toEqual([date]);
  });

  it('of the Islamic calendar may come twice in a year', () => {
    expect(holidays.daysOf('eid_al_fitr', 'EG', 2033)).toEqual(['2033-01-02', '2033-12-23']);
    expect(holidays.nextOf('eid_al_fitr', 'EG', '2033-01-03')).toBe('2033-12-23');
  });

  it('have no day where the calendar that they follow is not known, and stay near in years without a table', () => {
    expect(holidays.daysOf('eid_al_fitr', 'EG', 2900)).toEqual([]);
    expect(holidays.daysOf('diwali', 'IN', 2060)[0]).toMatch(/^2060-1[01]-/);
  });
});

it("keeps Valentine's Day where it is everywhere", () => {
  expect(dayOf('valentines', 'BR', 2026)).toBe('2026-02-14');
});

it('takes the usual day in a country that is none', () => {
  for (const type of calendarDays) {
    expect(dayOf(type, 'ZZ', 2030)).toBe(dayOf(type, 'US', 2030));
  }
});

it('has a day in every country and year, in that year, that is the same when it is asked again', () => {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const countries = letters.flatMap((one) => letters.map((other) => one + other));
  for (const country of countries) {
    for (const type of calendarDays) {
      const date = dayOf(type, country, 2027);
      expect(date).toMatch(/^2027-\d\d-\d\d$/);
      expect(dayOf(type, country, 2027)).toBe(date);
    }
  }
  for (let year = 1900; year <= 2100; year += 1) {
    const mothers = dayOf('mothers_day', 'US', year);
    expect([yearOf(mothers), new Date(mothers).getUTCDay(), mothers.slice(5, 7)]).toEqual([year, 0, '05']);
    expect(dayOf('fathers_day', 'DE', year)).toBe(addDays(dayOf('mothers_day', 'GB', year), 21 + 39));
  }
});

it('is loaded once', async () => {
  expect(await Holidays.load()).toBe(holidays);
});
