import type { UpcomingOccasion } from '@giftwell/contracts/planning/occasions';
import { daysBetween } from '../../ui/fields/dates.js';

/** What is on one day of the year ahead. */
export interface DayMark {
  date: string;
  daysLeft: number;
  occasions: readonly UpcomingOccasion[];
  /** In months from the left edge of the timeline. */
  at: number;
  /** How many rows below the ribbon it hangs, from 0, so that neighbors do not cover each other. */
  lane: number;
}
export interface Month {
  /** `YYYY-MM`. */
  month: string;
  /** January, and the month that the timeline begins with. */
  namesYear: boolean;
}

const monthsShown = 12;
const daysInColumn = 31;
/** How many months a mark is wide, with a little air, where a month is at its narrowest. */
const markWidth = 0.31;

const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
const dayOf = (date: string) => Number(date.slice(8));

/** The place of a day, in months from the left edge: the middle of its 31st of the column. */
export const placeOf = (date: string, today: string): number =>
  monthNumber(date) - monthNumber(today) + (dayOf(date) - 0.5) / daysInColumn;

/** Twelve months that start with the one of today. */
export const monthsFrom = (today: string): Month[] =>
  Array.from({ length: monthsShown }, (_, column) => {
    const number = monthNumber(today) + column;
    const month = `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
    return { month, namesYear: column === 0 || number % 12 === 0 };
  });

/** Where in the year ahead an occasion has its one place: this month if it was this month already, else when it comes. */
export function dayInTimeline(
  { previousDate, nextDate }: Pick<UpcomingOccasion, 'previousDate' | 'nextDate'>,
  today: string,
): string | null {
  if (previousDate?.slice(0, 7) === today.slice(0, 7)) return previousDate;
  if (!nextDate) return null;
  const column = monthNumber(nextDate) - monthNumber(today);
  return column >= 0 && column < monthsShown ? nextDate : null;
}

/** The occasions by day, in their order, each day in the uppermost row that has room for it. */
export function marksOf(occasions: readonly UpcomingOccasion[], today: string): DayMark[] {
  const days = new Map<string, UpcomingOccasion[]>();
  for (const occasion of occasions) {
    const date = dayInTimeline(occasion, today);
    if (!date) continue;
    const sameDay = days.get(date);
    if (sameDay) sameDay.push(occasion);
    else days.set(date, [occasion]);
  }
  /** How far each row is taken. */
  const takenTo: number[] = [];
  return [...days.keys()].sort().map((date) => {
    const at = placeOf(date, today);
    const free = takenTo.findIndex((end) => end <= at);
    const lane = free < 0 ? takenTo.length : free;
    takenTo[lane] = at + markWidth;
    return { date, daysLeft: daysBetween(today, date), occasions: days.get(date)!, at, lane };
  });
}
