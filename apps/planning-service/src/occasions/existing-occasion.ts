import { conflict } from '@giftwell/contracts/core/error';
import type { ExistingOccasion } from '@giftwell/contracts/planning/occasions';
import type { KnownRecipient } from '../recipients/recipient-row.js';
import { isSameKind, type KnownOccasion, type OccasionItem, type OccasionPlan } from './occasion-plan.js';

type Day = Pick<KnownOccasion, 'date' | 'yearKnown'>;

/** A new occasion for a person who may have one of its kind already: what the new one leaves empty is kept. */
export function withKept<I extends OccasionItem>(item: I, known: readonly KnownOccasion[]): I {
  const there = known.find((occasion) => isSameKind(occasion, item));
  if (!there) return item;
  return { ...item, details: item.details || there.details, budget: item.budget ?? there.budget };
}

/** Throws if the plan for a new occasion overwrites something of one that is there, or another birthdate. */
export function assertNoOverwrite(
  plan: OccasionPlan,
  known: readonly KnownOccasion[],
  recipient: Pick<KnownRecipient, 'name' | 'birthday'>,
): void {
  const { birthday } = recipient;
  if (birthday && plan.birthday && !keepsDay(birthday, plan.birthday))
    throw isThere(recipient.name, birthday);
  for (const change of plan.changes) {
    const there = known.find(({ id }) => id === change.id);
    if (there && !keepsAll(there, change)) throw isThere(recipient.name, there);
  }
}

const isThere = (recipientName: string, there: Day & Partial<KnownOccasion>) => {
  const { date, yearKnown, ownDay = null, details = null } = there;
  const existing: ExistingOccasion = { recipientName, date, yearKnown, ownDay, details };
  return conflict('occasion_exists', `${recipientName} already has that occasion`, { existing });
};

const keepsAll = (there: KnownOccasion, change: KnownOccasion): boolean =>
  keepsDay(there, change) &&
  there.ownDay === change.ownDay &&
  there.recurring === change.recurring &&
  (!there.budget || there.budget === change.budget) &&
  (!there.details || there.details === change.details);

/** A year may be added to a day. */
const keepsDay = (there: Day, change: Day): boolean =>
  there.yearKnown
    ? there.date === change.date && change.yearKnown
    : there.date?.slice(5) === change.date?.slice(5);
