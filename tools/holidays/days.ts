/** Dates as `YYYY-MM-DD` and as Julian days. Shares no code with the service under check. */

const unixEpoch = 2_440_587.5;
const dayMs = 86_400_000;

/** The Julian day at midnight, universal time. */
export const julianDay = (year: number, month: number, day: number): number =>
  unixEpoch + Date.UTC(year, month - 1, day) / dayMs;

/** The local date at a moment, this many hours east of Greenwich. */
export const dateAt = (jd: number, hoursEast = 0): string =>
  new Date(Math.floor((jd - unixEpoch) * dayMs + hoursEast * 3_600_000)).toISOString().slice(0, 10);

export const julianDayOf = (date: string): number => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return julianDay(year, month, day);
};

export const daysApart = (one: string, other: string): number => julianDayOf(other) - julianDayOf(one);

/** 0 is Sunday. */
const weekdayOf = (jd: number): number => Math.floor(jd + 1.5) % 7;

/** The nth such weekday of a month; -1 for the last one. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = julianDay(year, month, 1);
  const earliest = first + ((weekday - weekdayOf(first) + 7) % 7);
  if (nth > 0) return dateAt(earliest + 7 * (nth - 1));
  const next = month === 12 ? julianDay(year + 1, 1, 1) : julianDay(year, month + 1, 1);
  const last = next - 1;
  return dateAt(last - ((weekdayOf(last) - weekday + 7) % 7));
}
