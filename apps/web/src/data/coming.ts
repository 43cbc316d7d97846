import type { UpcomingOccasion } from '@giftwell/contracts/planning/occasions';

/** An occasion with a next date. */
export type Coming = UpcomingOccasion & { nextDate: string; daysLeft: number };

const isComing = (occasion: UpcomingOccasion): occasion is Coming =>
  occasion.nextDate !== null && occasion.daysLeft !== null;

/** Occasions with a next date, soonest first. */
export const comingOf = (occasions: readonly UpcomingOccasion[]): Coming[] =>
  occasions.filter(isComing).sort((one, other) => one.daysLeft - other.daysLeft);

/** The next occasions of each recipient. */
export function nextOfEach(coming: readonly Coming[], max: number): Map<number, readonly Coming[]> {
  const byRecipient = new Map<number, Coming[]>();
  for (const occasion of coming) {
    const known = byRecipient.get(occasion.recipientId);
    if (!known) byRecipient.set(occasion.recipientId, [occasion]);
    else if (known.length < max) known.push(occasion);
  }
  return byRecipient;
}
