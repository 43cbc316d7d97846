import * as calendars from './calendars.ts';
import { dateAt, julianDay, nthWeekday } from './days.ts';

/** The expected date of a holiday, computed independently. */
export interface Expected {
  dates: string[];
  /** Allowed difference in days: a calendar by sighting or by another meridian. */
  tolerance: number;
}
type Rule = (year: number) => string;

const on =
  (month: number, day: number): Rule =>
  (year) =>
    dateAt(julianDay(year, month, day));
const nth =
  (month: number, weekday: number, which: number): Rule =>
  (year) =>
    nthWeekday(year, month, weekday, which);
const afterEaster =
  (days: number): Rule =>
  (year) =>
    dateAt(julianDay(...partsOf(calendars.easter(year))) + days);
const partsOf = (date: string) => date.split('-').map(Number) as [number, number, number];

/** Countries for each rule, from public lists; the first applies to all countries not listed. */
export interface Days {
  usual: Rule;
  others: readonly (readonly [Rule, string])[];
}

const sunday = 0;
const monday = 1;
const wednesday = 3;
const thursday = 4;

const lastSundayOfMayUnlessPentecost: Rule = (year) => {
  const last = nthWeekday(year, 5, sunday, -1);
  return last === afterEaster(49)(year) ? nthWeekday(year, 6, sunday, 1) : last;
};

const familyDays: Record<'mothers_day' | 'fathers_day', Days> = {
  mothers_day: {
    usual: nth(5, sunday, 2),
    others: [
      [nth(2, sunday, 2), 'NO SJ'],
      [on(3, 3), 'GE'],
      [on(3, 8), 'AL AZ BA BG KZ LA MD ME MK RS TJ TM UZ XK'],
      [on(3, 21), 'AE BH DJ EG IQ JO KM KW LB LY MR OM PS QA SA SD SO SY YE'],
      [on(3, 25), 'SI'],
      [afterEaster(-21), 'GB GG GI IE IM JE'],
      [on(4, 7), 'AM'],
      [nth(5, sunday, 1), 'AO CV ES GQ HU IC LT MZ PT RO'],
      [on(5, 8), 'KR'],
      [on(5, 10), 'GT MX SV'],
      [on(5, 15), 'PY'],
      [nth(5, sunday, 3), 'KG'],
      [on(5, 26), 'PL'],
      [on(5, 27), 'BO'],
      [nth(5, sunday, -1), 'CI CM DO DZ HT MA MC MG ML MU NE SE SN TN'],
      [lastSundayOfMayUnlessPentecost, 'BL FR GF GP MF MQ NC PF PM RE WF YT'],
      [on(5, 30), 'NI'],
      [on(6, 1), 'MN'],
      [nth(6, sunday, 2), 'LU'],
      [nth(7, monday, 1), 'SS'],
      [on(8, 12), 'TH'],
      [on(8, 15), 'CR'],
      [on(10, 14), 'BY'],
      [on(10, 15), 'MW'],
      [nth(10, sunday, 3), 'AR'],
      [nth(11, sunday, -1), 'RU'],
      [on(12, 8), 'PA'],
      [on(12, 22), 'ID'],
    ],
  },
  fathers_day: {
    usual: nth(6, sunday, 3),
    others: [
      [on(3, 19), 'AD AO BO ES HN HR IT LI MO MZ PT SM'],
      [on(5, 8), 'KR'],
      [nth(5, sunday, 2), 'RO'],
      [nth(5, sunday, 3), 'TO'],
      [afterEaster(39), 'DE'],
      [nth(6, sunday, 1), 'CH CW LT'],
      [on(6, 5), 'DK'],
      [nth(6, sunday, 2), 'AT BE'],
      [on(6, 17), 'GT SV'],
      [on(6, 21), 'AE EG JO KW LB PS SY'],
      [on(6, 23), 'NI PL'],
      [nth(6, sunday, -1), 'HT'],
      [nth(7, sunday, 2), 'UY'],
      [nth(7, sunday, -1), 'DO'],
      [on(8, 8), 'TW'],
      [nth(8, sunday, 2), 'BR WS'],
      [nth(9, sunday, 1), 'AU FJ NF NZ PG'],
      [nth(9, sunday, 2), 'LV'],
      [nth(10, sunday, 1), 'LU'],
      [nth(10, sunday, 3), 'RU'],
      [on(11, 12), 'ID'],
      [nth(11, sunday, 2), 'EE FI IS NO SE SJ'],
      [on(12, 5), 'TH'],
    ],
  },
};

const byCountry: Record<string, Days> = {
  ...familyDays,
  christmas: {
    usual: on(12, 25),
    others: [
      [on(12, 24), 'AT AX CH CZ DE DK EE FI FO GL HR HU IS LI LT LU LV NO PL PT RO SE SI SJ SK'],
      [on(12, 24), 'AR BO BR CL CO CR DO EC GT HN MX NI PA PE PY SV UY VE'],
      [on(1, 6), 'AM'],
      [on(1, 7), 'EG ET GE KG KZ MK RS RU'],
    ],
  },
  valentines: { usual: on(2, 14), others: [] },
  easter: { usual: calendars.easter, others: [] },
  orthodox_easter: { usual: calendars.orthodoxEaster, others: [] },
  womens_day: { usual: on(3, 8), others: [] },
  hanukkah: { usual: calendars.hanukkah, others: [] },
  diwali: { usual: calendars.diwali, others: [] },
  thanksgiving: {
    usual: nth(11, thursday, 4),
    others: [
      [nth(10, monday, 2), 'CA'],
      [nth(10, sunday, 1), 'AT CH DE LI'],
      [nth(10, monday, 1), 'LC'],
      [on(10, 25), 'GD'],
      [nth(11, thursday, 1), 'LR'],
      [nth(11, wednesday, -1), 'NF'],
    ],
  },
  lunar_new_year: {
    usual: (year) => calendars.lunarNewYear(year, 8),
    others: [
      [(year) => calendars.lunarNewYear(year, 9), 'KP KR'],
      [(year) => calendars.lunarNewYear(year, 7), 'VN'],
    ],
  },
  nowruz: {
    usual: calendars.nowruz,
    others: [
      [on(3, 20), 'AZ'],
      [on(3, 21), 'IQ KG KZ TJ TM TR UZ'],
      [on(3, 22), 'AL'],
    ],
  },
  st_nicholas: {
    usual: on(12, 6),
    others: [
      [on(12, 5), 'AW BQ CW NL SR SX'],
      [on(12, 19), 'BA BY GE MD ME MK RS RU'],
    ],
  },
  epiphany: { usual: on(1, 6), others: [[on(1, 19), 'BY ER ET GE MD ME MK RS RU']] },
};

const islamicDays: Record<string, readonly [number, number]> = {
  eid_al_fitr: [10, 1],
  eid_al_adha: [12, 10],
};

/** The expected date of a holiday in a country and year. */
export function expectedIn(day: string, country: string, year: number): Expected {
  const islamic = islamicDays[day];
  // The tabular calendar, which may differ from Umm al-Qura by a day.
  if (islamic) return { dates: calendars.islamicDays(year, ...islamic), tolerance: 1 };
  const days = byCountry[day];
  if (!days) throw new Error(`Nothing is computed for ${day}`);
  const rule = days.others.find(([, countries]) => countries.split(' ').includes(country))?.[0];
  return { dates: [(rule ?? days.usual)(year)], tolerance: 0 };
}
