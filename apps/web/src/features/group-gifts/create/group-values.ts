import {
  groupOccasions,
  newGroupPurchaseSchema,
  type GroupPurchase,
} from '@giftwell/contracts/payments/group-purchases';
import { z } from 'zod';
import type { GroupDraft } from '../../../data/stores/group-gift-store.js';
import { todayIn } from '../../../ui/fields/calendar-day.js';
import { amountText } from '../../../ui/money/amount-text.js';
import { dollarText } from '../../../ui/money/dollars.js';

const { title, recipientName, occasionType, targetAmount, description, ...rest } =
  newGroupPurchaseSchema.shape;
const { deadline, ifShort, collects, hiddenFrom } = rest;

const listed = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

/** From the fields to the input of a request. */
export const groupValuesSchema = z.object({
  title,
  recipientName,
  occasionType: z
    .string()
    .transform((type): unknown => type)
    .pipe(occasionType),
  targetAmount: amountText(targetAmount),
  description,
  deadline: z
    .string()
    .transform((day) => day || null)
    .pipe(deadline.unwrap()),
  ifShort: ifShort.unwrap(),
  collects: collects.unwrap(),
  hiddenFrom: z.string().transform(listed).pipe(hiddenFrom.unwrap()),
});

/** The same for a new group gift, whose deadline is still ahead. */
export const newGroupValuesSchema = groupValuesSchema.extend({
  deadline: groupValuesSchema.shape.deadline.refine(
    (day) => !day || day >= todayIn(),
    'Choose today or a later date',
  ),
});

/** The values of the fields. */
export interface GroupValues {
  title: string;
  recipientName: string;
  occasionType: string;
  /** In dollars. */
  targetAmount: string;
  description: string;
  /** `YYYY-MM-DD`, or empty. */
  deadline: string;
  ifShort: GroupPurchase['ifShort'];
  collects: GroupPurchase['collects'];
  /** Email addresses. */
  hiddenFrom: string;
}
export type GroupInput = z.output<typeof groupValuesSchema>;

const offered = (occasion: GroupDraft['occasion']) =>
  groupOccasions.find((each) => each === occasion) ?? (occasion ? 'other' : '');

/** The first values of a new group gift. */
export const draftValues = (draft: GroupDraft): GroupValues => ({
  title: draft.title?.slice(0, 100) ?? '',
  recipientName: draft.recipientName ?? '',
  occasionType: offered(draft.occasion),
  targetAmount: dollarText(draft.price ?? null),
  ...{ description: '', deadline: '', ifShort: 'smaller', collects: 'money', hiddenFrom: '' },
});

export const valuesOf = (group: GroupPurchase): GroupValues => ({
  title: group.title,
  recipientName: group.recipientName,
  occasionType: group.occasionType,
  targetAmount: dollarText(group.targetAmount),
  description: group.description,
  deadline: group.deadline ?? '',
  ifShort: group.ifShort,
  collects: group.collects,
  hiddenFrom: group.hiddenFrom.join(', '),
});
