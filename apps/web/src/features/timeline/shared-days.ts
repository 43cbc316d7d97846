import { isByCalendar, kindOf } from '@giftwell/contracts/planning/calendar-days';
import type { Coming } from '../../data/coming.js';
import { giftStateLabels, isGiftBought } from '../../ui/fields/occasion-words.js';

/** One entry of a list: a calendar day that several people share, or a single occasion. */
export type SharedDay = readonly [Coming, ...Coming[]];

const keyOf = (occasion: Coming): string =>
  isByCalendar(occasion) ? `${occasion.nextDate} ${kindOf(occasion)}` : `occasion ${occasion.id}`;

/** The next occasions with shared calendar days merged, in order of the first of each. */
export function sharedDays(coming: readonly Coming[]): SharedDay[] {
  const days = new Map<string, [Coming, ...Coming[]]>();
  for (const occasion of coming) {
    const there = days.get(keyOf(occasion));
    if (there) there.push(occasion);
    else days.set(keyOf(occasion), [occasion]);
  }
  return [...days.values()];
}

const namedAtMost = 2;

/** `Anna and Ben`, `Anna, Ben and 10 more`. */
export function namesOf(day: SharedDay): string {
  const names = day.map(({ recipientName }) => recipientName);
  if (names.length <= namedAtMost) return names.join(' and ');
  return `${names.slice(0, namedAtMost).join(', ')} and ${names.length - namedAtMost} more`;
}

const boughtOf = (day: SharedDay): number => day.filter(({ giftState }) => isGiftBought(giftState)).length;

/** Whether all of its gifts are bought. */
export const isSettled = (day: SharedDay): boolean => boughtOf(day) === day.length;

/** The progress of its gifts: `Gift decided`, `2 of 3 gifts bought`. */
export const giftStateOf = (day: SharedDay): string =>
  day.length > 1 ? `${boughtOf(day)} of ${day.length} gifts bought` : giftStateLabels[day[0].giftState];
