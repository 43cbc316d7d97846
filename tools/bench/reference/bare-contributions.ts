// Recorded cash in the bare server: one transaction with the rows that payments-service writes for it.
import { randomBytes } from 'node:crypto';
import type pg from 'pg';

const lockedGroup = {
  name: 'locked-group',
  text: `SELECT "targetCents" - "bookedCents" - "reservedCents" AS left FROM group_purchases
         WHERE id = $1 AND "organizerId" = $2 AND status = 'active' AND "deletedAt" IS NULL FOR UPDATE`,
};

/** A trigger adds it to the total of its group. */
const contribution = {
  name: 'contribution',
  text: `INSERT INTO contributions ("groupPurchaseId", "userId", kind, state, code, "contributorName", "hideName",
           "hideAmount", "amountCents", "bookedAt", "createdAt")
         VALUES ($1, $2, 'manual', 'completed', $3, $4, false, false, $5, now(), now())
         RETURNING id, code, kind, state, "contributorName", "amountCents", "createdAt"`,
};

const audit = {
  name: 'audit',
  text: `INSERT INTO payment_audit (at, "actorId", action, result, "groupPurchaseId", "contributionId", cents)
         SELECT now(), $1::int, action, 'done', $2::int, $3::int, $4::int
         FROM unnest(ARRAY['manual_contribution', 'contribution']) AS action`,
};

const ledger = {
  name: 'ledger',
  text: `WITH entry AS (
           INSERT INTO ledger_entries (key, kind, "groupPurchaseId", "contributionId", "createdAt")
           VALUES ('contribution:' || $2::int, 'contribution', $1::int, $2::int, now()) RETURNING id)
         INSERT INTO ledger_lines ("entryId", account, cents)
         SELECT entry.id, line.account, line.cents
         FROM entry, (VALUES ('cash', $3::int), ('group:' || $1::int, -$3::int)) AS line (account, cents)`,
};

export interface Cash {
  contributorName: string;
  /** In dollars. */
  amount: number;
}

/** Null if the group is somebody else's, has ended, or needs less. */
export async function recordCash(
  client: pg.ClientBase,
  { groupId, user }: { groupId: number; user: number },
  { contributorName, amount }: Cash,
): Promise<object | null> {
  const cents = Math.round(amount * 100);
  await client.query('BEGIN');
  const { rows } = await client.query<{ left: number }>({ ...lockedGroup, values: [groupId, user] });
  if ((rows[0]?.left ?? 0) < cents) {
    await client.query('ROLLBACK');
    return null;
  }
  const code = randomBytes(16).toString('base64url');
  const made = await client.query<{ id: number }>({
    ...{ ...contribution, values: [groupId, user, code, contributorName, cents] },
  });
  const { id } = made.rows[0]!;
  await client.query({ ...audit, values: [user, groupId, id, cents] });
  await client.query({ ...ledger, values: [groupId, id, cents] });
  await client.query('COMMIT');
  return made.rows[0]!;
}
