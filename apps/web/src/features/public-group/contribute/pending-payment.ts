import type { ShownGroup } from '@giftwell/contracts/payments/group-purchases';
import { sessionStored, privateStorageKey } from '../../../ui/memory/session-memory.js';
import type { ContributionValues } from './contribution-values.js';

/** A payment that was begun in this tab, which may leave for PayPal's page and come back. */
export interface PendingPayment {
  /** The code of the group gift. */
  shareCode: string;
  orderId: string;
  /** PayPal's page, where it is approved. */
  approveUrl: string;
  /** Until when the amount is reserved. */
  expiresAt: string;
  /** In dollars. */
  amount: number;
  /** The filled-in form; null for a pledge. */
  values: ContributionValues | null;
  /** The code of the pledge that it pays. */
  pledge: string | null;
  /** It was paid, declined or canceled. */
  isOver?: boolean;
}

const stored = sessionStored<PendingPayment | null>(privateStorageKey('paying'), null);

export const storePendingPayment = (paying: PendingPayment): void => stored.write(paying);

/** What leads back from the payment: a promise is paid as it was made. */
export const backLabel = (paying: Pick<PendingPayment, 'pledge'> | null): string =>
  (paying?.pledge ?? null) === null ? 'Change Amount' : 'Back';

/** What was begun with this order. */
export function pendingPaymentOf(orderId: string): PendingPayment | null {
  const paying = stored.read();
  return paying?.orderId === orderId ? paying : null;
}

/** What was begun for a group gift and can still be paid, after a reload or on the way back from PayPal's page. */
export function unfinishedPayment({
  shareCode,
  status,
}: Pick<ShownGroup, 'shareCode' | 'status'>): PendingPayment | null {
  const paying = stored.read();
  // The organizer's closing also ends payments that were begun.
  const isUnfinished = paying?.shareCode === shareCode && !paying.isOver && status !== 'closed';
  return isUnfinished && Date.parse(paying.expiresAt) > Date.now() ? paying : null;
}

/** Nothing more is to be done with this order; what was filled in remains. */
export function endPendingPayment(orderId: string): void {
  const paying = pendingPaymentOf(orderId);
  if (paying) stored.write({ ...paying, isOver: true });
}
