import type pg from 'pg';
import type { PaypalStandIn } from '../../stand-ins/paypal/paypal.ts';
import { centsOf, type JournalLine } from '../../stand-ins/paypal/simulated-state.ts';

/** A contribution through the provider, with what the ledger has of it. */
export interface Recorded {
  id: number;
  orderId: string | null;
  name: string;
  state: string;
  /** Booked minus paid back, by the ledger. */
  ledgerCents: number;
}

/** An effect on money in the provider's journal, with the order that it belongs to. */
export interface Moved {
  kind: JournalLine['kind'];
  orderId: string;
  cents: number;
}

export interface Sums {
  captured: number;
  booked: number;
  paidBack: number;
  /** Captured and neither booked nor paid back. */
  difference: number;
  /** Captures beyond the first of an order or of a payer's contribution. */
  second: number;
  /** Contributions of which ledger and provider disagree, and captures without a contribution. */
  differing: string[];
}

const sumOf = <T>(rows: T[], cents: (row: T) => number) => rows.reduce((sum, row) => sum + cents(row), 0);
const beyondFirst = (keys: string[]) => keys.length - new Set(keys).size;

/** Compares the provider's journal with the ledger, in total and for each contribution. */
export function compareSums(moved: Moved[], recorded: Recorded[]): Sums {
  const byOrder = new Map(recorded.flatMap((one) => (one.orderId ? [[one.orderId, one] as const] : [])));
  const total = (...kinds: Moved['kind'][]) =>
    sumOf(
      moved.filter(({ kind }) => kinds.includes(kind)),
      ({ cents }) => cents,
    );
  const captures = moved.filter(({ kind }) => kind === 'capture');
  const captured = total('capture');
  const paidBack = total('refund', 'reversal');
  const booked = sumOf(recorded, ({ ledgerCents }) => ledgerCents);
  const nets = new Map<string, number>();
  for (const { kind, orderId, cents } of moved)
    if (kind !== 'order') nets.set(orderId, (nets.get(orderId) ?? 0) + (kind === 'capture' ? cents : -cents));
  const unknown = [...nets].filter(([orderId]) => !byOrder.has(orderId));
  const unequal = recorded.filter(
    ({ orderId, ledgerCents }) => (nets.get(orderId ?? '') ?? 0) !== ledgerCents,
  );
  return {
    ...{ captured, booked, paidBack, difference: captured - booked - paidBack },
    second:
      beyondFirst(captures.map(({ orderId }) => orderId)) +
      beyondFirst(
        [...new Set(captures.map(({ orderId }) => orderId))].map((id) => byOrder.get(id)?.name ?? id),
      ),
    differing: [
      ...unknown.map(([orderId, cents]) => `order ${orderId} without a contribution: ${cents} cents`),
      ...unequal.map(
        ({ id, state, orderId, ledgerCents }) =>
          `contribution ${id} (${state}): ledger ${ledgerCents}, provider ${nets.get(orderId ?? '') ?? 0}`,
      ),
    ],
  };
}

/** The journal's lines since this index. */
export const movedSince = ({ journal, payments }: PaypalStandIn, from: number): Moved[] =>
  journal.slice(from).map(({ kind, id, captureId, value }) => ({
    ...{ kind, cents: centsOf(value) },
    orderId: payments.state.captures.get(captureId ?? '')?.orderId ?? id,
  }));

/** The contributions of these groups, with their sums in the ledger. */
export async function recordedOf(db: pg.Pool, groups: number[]): Promise<Recorded[]> {
  const { rows } = await db.query<Recorded>(
    `SELECT c.id, c."orderId", c."contributorName" AS name, c.state, coalesce(-l.cents, 0)::int AS "ledgerCents"
     FROM payments.contributions c LEFT JOIN (
       SELECT e."contributionId", sum(l.cents) AS cents FROM payments.ledger_entries e
       JOIN payments.ledger_lines l ON l."entryId" = e.id WHERE l.account LIKE 'group:%' GROUP BY 1) l
       ON l."contributionId" = c.id
     WHERE c."groupPurchaseId" = ANY($1) AND c.kind = 'paypal' ORDER BY c.id`,
    [groups],
  );
  return rows;
}

/** What is wrong inside the database: entries that don't balance, and totals that aren't the ledger's. */
export async function ledgerProblems(db: pg.Pool): Promise<string[]> {
  const { rows } = await db.query<{ problem: string }>(
    `SELECT 'ledger entry ' || "entryId" || ' does not balance' AS problem
       FROM payments.ledger_lines GROUP BY "entryId" HAVING sum(cents) <> 0
     UNION ALL
     SELECT 'group ' || g.id || ' shows ' || g."bookedCents" || ' cents, ledger ' || coalesce(l.cents, 0)
       FROM payments.group_purchases g LEFT JOIN (
         SELECT account, -sum(cents) AS cents FROM payments.ledger_lines WHERE account LIKE 'group:%' GROUP BY 1) l
         ON l.account = 'group:' || g.id
       WHERE g."bookedCents" <> coalesce(l.cents, 0) OR g."bookedCents" > g."targetCents"`,
  );
  return rows.map(({ problem }) => problem);
}
