import { isByCalendar, kindOf } from '@giftwell/contracts/planning/calendar-days';
import type { Recipient } from '@giftwell/contracts/planning/recipients';
import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { customNameOf, prefillOf } from '../plan-gift.js';
import {
  newOccasion,
  type OccasionValues,
  type ReadValues,
  type RecipientValues,
} from '../recipient-values.js';

/** The next occasion is open at first, or an empty birthday. */
export function firstOccasion<V extends Pick<RecipientValues, 'occasions'>>(
  values: V,
  recipient: Recipient,
): { values: V; shown: number } {
  const first = nextOf(recipient);
  if (first) return { values, shown: values.occasions.findIndex(({ id }) => id === first.id) };
  return { values: { ...values, occasions: [newOccasion('birthday')] }, shown: 0 };
}

const nextOf = ({ occasions }: Recipient) =>
  occasions.toSorted(
    (one, other) => (one.daysLeft ?? Infinity) - (other.daysLeft ?? Infinity) || one.id - other.id,
  )[0];

/** New occasions without a date are not sent; a birthday is sent with the birthdate. */
export function withoutUnfinished(values: ReadValues): ReadValues {
  const isWanted = (occasion: OccasionValues) =>
    occasion.id !== undefined || !!occasion.date || occasion.type === 'birthday' || isByCalendar(occasion);
  return { ...values, occasions: values.occasions.filter(isWanted) };
}

/** The input of ideas for one of the person's occasions. */
export function inputFor(recipient: Recipient, wanted: OccasionValues | undefined): WizardInput {
  const same = recipient.occasions.find(
    (kept) =>
      kept.id === wanted?.id ||
      (wanted !== undefined &&
        kindOf(kept) === kindOf(wanted) &&
        (kept.type !== 'other' || kept.customType === (wanted.customType ?? null))),
  );
  const prefill = prefillOf(recipient, same?.id);
  const unkept = !same &&
    wanted && { occasion: wanted.type, customType: customNameOf(wanted), occasionDate: null };
  return { ...prefill, recipientName: recipient.name, ...unkept };
}
