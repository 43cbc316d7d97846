import { compareText } from '../compare-text.js';

interface Coming {
  nextDate: string | null;
  previousDate: string | null;
  recipientName: string;
  id: number;
}

/** Next ones first; then past ones, latest first; then those without a date. */
export function inOrder(one: Coming, other: Coming): number {
  if (one.nextDate !== other.nextDate) {
    if (!one.nextDate || !other.nextDate) return one.nextDate ? -1 : 1;
    return compareText(one.nextDate, other.nextDate);
  }
  if (!one.nextDate && one.previousDate !== other.previousDate) {
    return compareText(other.previousDate ?? '', one.previousDate ?? '');
  }
  return compareText(one.recipientName, other.recipientName) || one.id - other.id;
}
