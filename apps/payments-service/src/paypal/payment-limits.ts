import { conflict, rateLimited } from '@giftwell/contracts/core/error';
import type { EntityManager } from 'typeorm';

const openOrdersOfAVisitor = 5;
const failuresOfAVisitor = 5;
const failuresOfAGroup = 15;
const hourMs = 3_600_000;

interface Counts {
  open: number;
  failed: number;
  failedOfGroup: number;
}

/** Refuses what looks like someone trying stolen cards: many open orders, or many refused payments in an hour. */
export async function mustBeWithinLimits(
  tx: EntityManager,
  groupPurchaseId: number,
  visitor: string,
  now: Date,
): Promise<void> {
  const [{ open, failed, failedOfGroup }] = await tx.query<[Counts]>(
    `SELECT
       (SELECT count(*)::int FROM contributions WHERE visitor = $2 AND state IN ('created', 'reserved', 'capturing'))
         AS open,
       (SELECT count(*)::int FROM contributions WHERE visitor = $2 AND "refusedAt" > $3) AS failed,
       (SELECT count(*)::int FROM contributions WHERE "groupPurchaseId" = $1 AND "refusedAt" > $3)
         AS "failedOfGroup"`,
    [groupPurchaseId, visitor, new Date(now.getTime() - hourMs)],
  );
  if (failed >= failuresOfAVisitor || failedOfGroup >= failuresOfAGroup)
    throw rateLimited(
      'too_many_failed_payments',
      'Too many payments failed. Please try again in an hour.',
      3_600,
    );
  if (open >= openOrdersOfAVisitor)
    throw conflict('too_many_open_orders', 'You’ve started several payments. Finish or cancel one first.');
}
