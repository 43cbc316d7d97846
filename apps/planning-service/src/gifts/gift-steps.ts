import type { GiftState } from '@giftwell/contracts/planning/gifts';
import type { CalendarDate } from '../calendar/occurrences.service.js';
import { hasReached } from './gift-row.js';

/** The column with the day of each step; an idea has none. */
export const dayColumns = {
  decided: 'decidedOn',
  bought: 'boughtOn',
  ready: 'readyOn',
  given: 'givenOn',
  thanked: 'thankedOn',
} as const satisfies Record<Exclude<GiftState, 'idea'>, string>;
type DayColumn = (typeof dayColumns)[keyof typeof dayColumns];
export type Days = Record<DayColumn, CalendarDate | null>;

export const noDays: Days = {
  decidedOn: null,
  boughtOn: null,
  readyOn: null,
  givenOn: null,
  thankedOn: null,
};

/**
 * The days of all steps after a move to `state`. Going forward, its day is `on` or today; going back, a known day stays
 * unless `on` is given. Later steps lose their days.
 */
export function daysAfterMove(
  days: Days,
  state: GiftState,
  { on, today }: { on?: CalendarDate | undefined; today: CalendarDate },
): Days {
  const moved = { ...days };
  for (const [step, column] of Object.entries(dayColumns) as [keyof typeof dayColumns, DayColumn][]) {
    if (step === state) moved[column] = on ?? days[column] ?? today;
    else if (!hasReached(state, step)) moved[column] = null;
  }
  return moved;
}
