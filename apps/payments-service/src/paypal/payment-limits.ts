import { conflict, rateLimited } from '@giftwell/contracts/core/error';
import type { EntityManager } from 'typeorm';
import type { Payer } from '../contributions/new-contributions.service.js';

/** Of a user or a guest's browser. */
const own = { open: 5, failed: 5 };
/** An office or a family shares an address. */
const ofAnAddress = { open: 30, failed: 15 };
const failuresOfAGroup = 15;
const hourMs = 3_600_000;

interface Counts {
  open: number;
  openOfAddress: number;
  failed: number;
  failedOfAddress: number;
  failedOfGroup: number;
}

/** Refuses what looks like someone trying stolen cards: many open orders, or many refused payments in an hour. */
export async function assertWithinLimits(
  tx: EntityManager,
  groupPurchaseId: number,
  payer: Payer,
  now: Date,
): Promise<void> {
  const counts = await countsOf(tx, groupPurchaseId, payer, now);
  const { open, openOfAddress, failed, failedOfAddress, failedOfGroup } = counts;
  const hasFailed = failed >= own.failed || failedOfAddress >= ofAnAddress.failed;
  if (hasFailed || failedOfGroup >= failuresOfAGroup)
    throw rateLimited(
      'too_many_failed_payments',
      'Too many payments failed. Please try again in an hour.',
      3_600,
    );
  if (open >= own.open || openOfAddress >= ofAnAddress.open)
    throw conflict('too_many_open_orders', 'You’ve started several payments. Finish or cancel one first.');
}

async function countsOf(
  tx: EntityManager,
  groupPurchaseId: number,
  { visitor, guestBrowser }: Payer,
  now: Date,
): Promise<Counts> {
  const [counts] = await tx.query<[Counts]>(
    `SELECT
       count(*) FILTER (WHERE is_open AND is_own)::int AS open,
       count(*) FILTER (WHERE is_open)::int AS "openOfAddress",
       count(*) FILTER (WHERE has_failed AND is_own)::int AS failed,
       count(*) FILTER (WHERE has_failed)::int AS "failedOfAddress",
       (SELECT count(*)::int FROM contributions WHERE "groupPurchaseId" = $1 AND "refusedAt" > $4)
         AS "failedOfGroup"
     FROM (
       SELECT state IN ('created', 'reserved', 'capturing') AS is_open, "refusedAt" > $4 AS has_failed,
         $3::text IS NULL OR browser = $3 AS is_own
       FROM contributions WHERE visitor IS NOT NULL AND (visitor = $2 OR browser = $3)) theirs`,
    [groupPurchaseId, visitor, guestBrowser, new Date(now.getTime() - hourMs)],
  );
  return counts;
}
