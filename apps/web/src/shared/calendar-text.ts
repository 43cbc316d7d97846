import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import { formatDate } from './dates.js';

/** Says of an occasion that the calendar knows when it is. */
export function calendarText(type: OccasionType, next: string | null | undefined): string {
  if (type === 'christmas') return 'December 25, every year. No date needed.';
  if (type === 'valentines') return 'February 14, every year. No date needed.';
  return next
    ? `The next one is on ${formatDate(next)}. No date needed.`
    : 'The calendar knows the day, so no date is needed.';
}
