import { elongationAt, newMoonNear, sunAt, sunReaches } from './astronomy.ts';
import { dateAt, julianDay, julianDayOf } from './days.ts';

/** Easter after the anonymous Gregorian computus of 1876. */
export function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return dateAt(julianDay(year, month, (h + l - 7 * m + 33 * month + 19) % 32));
}

/** Easter after the Julian computus of Meeus; the Julian calendar is 13 days behind until 2100. */
export function orthodoxEaster(year: number): string {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  return dateAt(julianDay(year, 3, 22) + d + e + 13);
}

/** Days from the Hebrew epoch to the new year of a Hebrew year, with its postponements. */
function hebrewNewYear(year: number): number {
  const months = Math.floor((235 * year - 234) / 19);
  const parts = 12_084 + 13_753 * months;
  const day = 29 * months + Math.floor(parts / 25_920);
  return (3 * (day + 1)) % 7 < 3 ? day + 1 : day;
}
const hebrewEpoch = 347_997.5;
function hebrewYearStart(year: number): number {
  const [before, now, after] = [year - 1, year, year + 1].map(hebrewNewYear) as [number, number, number];
  const delay = after - now === 356 ? 2 : now - before === 382 ? 1 : 0;
  return hebrewEpoch + now + delay;
}

/** The evening of the first candle, before 25 Kislev. */
export function hanukkah(year: number): string {
  const hebrew = year + 3761;
  const start = hebrewYearStart(hebrew);
  const length = hebrewYearStart(hebrew + 1) - start;
  const heshvan = length % 10 === 5 ? 30 : 29;
  // Tishri has 30 days; 25 Kislev is the 25th of the third month.
  return dateAt(start + 30 + heshvan + 24 - 1);
}

const islamicEpoch = 1_948_439.5;
/** A day of the tabular Islamic calendar with its usual leap years; the first month is 1. */
const islamic = (year: number, month: number, day: number): number =>
  day +
  Math.ceil(29.5 * (month - 1)) +
  (year - 1) * 354 +
  Math.floor((3 + 11 * year) / 30) +
  islamicEpoch -
  1;

/** The dates in a Gregorian year for a day of the tabular Islamic calendar: one or two. */
export function islamicDays(gregorian: number, month: number, day: number): string[] {
  const about = Math.floor((gregorian - 622) * (365.2425 / 354.3667));
  return [about - 1, about, about + 1, about + 2]
    .map((year) => dateAt(islamic(year, month, day)))
    .filter((date) => date.startsWith(`${gregorian}-`));
}

/**
 * The first day of the solar Hijri year: the day of the equinox if it comes before noon in Tehran, otherwise the next.
 */
export function nowruz(year: number): string {
  const tehran = 3.5;
  return dateAt(sunReaches(0, julianDay(year, 3, 20)) + 0.5, tehran);
}

const midnight = (jd: number, hoursEast: number): number =>
  julianDayOf(dateAt(jd, hoursEast)) - hoursEast / 24;

/** The first day of the Chinese year for a time zone: months begin on the day of the new moon. */
export function lunarNewYear(year: number, hoursEast: number): string {
  const solstice = (each: number) => sunReaches(270, julianDay(each, 12, 21));
  /** The beginning of the month that contains the winter solstice: the eleventh. */
  const eleventh = (each: number): number => {
    const day = dateAt(solstice(each), hoursEast);
    const near = newMoonNear(solstice(each));
    return dateAt(near, hoursEast) <= day ? near : newMoonNear(near - 29.53);
  };
  const from = eleventh(year - 1);
  const moons = Array.from({ length: 4 }, (_, n) => newMoonNear(from + 29.53 * n));
  const isLeapYear = Math.round((eleventh(year) - from) / 29.53) === 13;
  const hasNoTerm = (n: number): boolean => {
    const [start, end] = [moons[n]!, moons[n + 1]!].map((moon) => sunAt(midnight(moon, hoursEast))) as [
      number,
      number,
    ];
    return Math.floor(start / 30) === Math.floor(end / 30);
  };
  // A month without a solar term is a leap month and counts as part of the one before.
  const isLateStart = isLeapYear && (hasNoTerm(1) || hasNoTerm(2));
  return dateAt(isLateStart ? moons[3]! : moons[2]!, hoursEast);
}

const india = 5.5;
/** Offset of the Lahiri sidereal zodiac from the tropical one, in degrees. */
const ayanamsa = (year: number): number => 23.853 + 0.01397 * (year - 2000);

/** The day with the new moon before the sun enters sidereal Scorpio, as of the evening in India. */
export function diwali(year: number): string {
  const ingress = sunReaches(210 + ayanamsa(year), julianDay(year, 11, 16));
  let moon = newMoonNear(ingress - 14.8);
  if (moon > ingress) moon = newMoonNear(moon - 29.53);
  if (ingress - moon > 29.6) moon = newMoonNear(moon + 29.53);
  // Fifty minutes after sunset in Delhi, when the dusk rite takes place.
  const dusk = (date: string) => julianDayOf(date) + (17.65 + 50 / 60 - india) / 24;
  const days = [-1, 0, 1].map((n) => dateAt(moon + n, india));
  return days.find((date) => elongationAt(dusk(date)) >= 348) ?? dateAt(moon, india);
}
