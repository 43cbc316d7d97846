import type { UpcomingOccasion } from '@giftwell/contracts/planning/occasions';
import { daysBetween } from '../../ui/fields/dates.js';

/** The occasions on one day of the year ahead. */
export interface DayMark {
  date: string;
  daysLeft: number;
  occasions: readonly UpcomingOccasion[];
  /** In months from the left edge of the timeline. */
  at: number;
  /** Row below the ribbon, from 0, so that neighbors don't overlap. */
  lane: number;
}
export interface Month {
  /** `YYYY-MM`. */
  month: string;
  /** True for January and the first month. */
  namesYear: boolean;
}

const monthsShown = 12;
const daysInColumn = 31;
/** The width of a mark in months, with some space, at the narrowest month. */
const markWidth = 0.31;

const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
const dayOf = (date: string) => Number(date.slice(8));

/** The position of a day, in months from the left edge. */
export const placeOf = (date: string, today: string): number =>
  monthNumber(date) - monthNumber(today) + (dayOf(date) - 0.5) / daysInColumn;

/** Twelve months from today's on. */
export const monthsFrom = (today: string): Month[] =>
  Array.from({ length: monthsShown }, (_, column) => {
    const number = monthNumber(today) + column;
    const month = `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
    return { month, namesYear: column === 0 || number % 12 === 0 };
  });

/** The position of an occasion in the year ahead: in this month even if it is past, or else at its next date. */
export function dayInTimeline(
  { previousDate, nextDate }: Pick<UpcomingOccasion, 'previousDate' | 'nextDate'>,
  today: string,
): string | null {
  if (previousDate?.slice(0, 7) === today.slice(0, 7)) return previousDate;
  if (!nextDate) return null;
  const column = monthNumber(nextDate) - monthNumber(today);
  return column >= 0 && column < monthsShown ? nextDate : null;
}

/** The occasions by day, in order, each day in the first row with space. */
export function marksOf(occasions: readonly UpcomingOccasion[], today: string): DayMark[] {
  const days = new Map<string, UpcomingOccasion[]>();
  for (const occasion of occasions) {
    const date = dayInTimeline(occasion, today);
    if (!date) continue;
    const sameDay = days.get(date);
    if (sameDay) sameDay.push(occasion);
    else days.set(date, [occasion]);
  }
  /** The end of the last mark in each row. */
  const takenTo: number[] = [];
  return [...days.keys()].sort().map((date) => {
    const at = placeOf(date, today);
    const free = takenTo.findIndex((end) => end <= at);
    const lane = free < 0 ? takenTo.length : free;
    takenTo[lane] = at + markWidth;
    return { date, daysLeft: daysBetween(today, date), occasions: days.get(date)!, at, lane };
  });
}
