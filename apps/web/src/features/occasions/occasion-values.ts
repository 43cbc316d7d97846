import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import {
  isByCalendar,
  isFloating,
  type Feast,
  type OwnDay,
} from '@giftwell/contracts/planning/calendar-days';
import { newOccasionSchema, type Occasion } from '@giftwell/contracts/planning/occasions';
import { z } from 'zod';

/** The form's values: nothing chosen, no text entered yet. */
export interface OccasionValues {
  recipientId: number | null;
  type: OccasionType | null;
  feast: Feast | null;
  ownDay: OwnDay | null;
  customType: string;
  date: string | null;
  yearKnown: boolean;
  recurring: boolean;
  details: string;
  budget: Occasion['budget'];
  /** Undefined until the user chooses another one; null is the user's own. */
  country?: string | null | undefined;
}

const emptyValues: OccasionValues = {
  recipientId: null,
  type: null,
  feast: null,
  ownDay: null,
  customType: '',
  date: null,
  yearKnown: true,
  recurring: false,
  details: '',
  budget: null,
};

/** The values of a form for this occasion, or for a new one. */
export function valuesOf(occasion?: Occasion): OccasionValues {
  if (!occasion) return emptyValues;
  const { recipientId, type, feast, ownDay, customType, date, yearKnown, recurring, details, budget } =
    occasion;
  return {
    ...{ recipientId, type, feast, ownDay, date, yearKnown, recurring, budget },
    customType: customType ?? '',
    details: details ?? '',
  };
}

/** The values to send; fields of other occasion types are left out. */
function sentOf(values: OccasionValues) {
  const { type, feast, ownDay, customType, date, yearKnown, details, country, recurring, ...rest } = values;
  const known = type !== null && isByCalendar({ type, feast });
  return {
    ...rest,
    type,
    feast,
    ownDay: known ? ownDay : null,
    customType: type === 'other' ? customType : null,
    date: known ? null : date,
    yearKnown: known ? true : yearKnown,
    // Calendar days recur every year.
    recurring: known || recurring,
    details: details.trim() || null,
    ...(type !== null && isFloating({ type, feast }) && country !== undefined && { country }),
  };
}

const rules = newOccasionSchema.refine(
  (occasion) => isByCalendar(occasion) || occasion.recurring || occasion.yearKnown || !occasion.date,
  { path: ['date'], message: 'Add the year: this only happens once' },
);
export type OccasionInput = z.output<typeof rules>;

/** The contract's rules for the sent values, and one more: an occasion that happens once needs a year. */
export const occasionValuesSchema = z.preprocess(
  (values) => sentOf(values as OccasionValues),
  rules,
) as unknown as z.ZodType<OccasionInput, OccasionValues>;

/** Whether there is enough to save: recipient, type and, unless the calendar has it, a date. */
export const isComplete = ({ recipientId, type, feast, customType, date }: OccasionValues): boolean =>
  recipientId !== null &&
  type !== null &&
  (isByCalendar({ type, feast }) || date !== null) &&
  (type !== 'other' || customType.trim() !== '');
