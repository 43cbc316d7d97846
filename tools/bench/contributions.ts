import type { Request } from 'autocannon';
import pg from 'pg';
import { compare } from './measure/load.ts';
import type { MeasuredStack } from './measure/measured-stack.ts';
import type { Pids } from './measure/process-load.ts';
import { ratioRow, type Row } from './measure/table.ts';
import type { BareServer } from './reference/bare-process.ts';
import { good, type Visitor } from './visitors/visitor.ts';

export const contribution = '3   record a contribution';
const budget = 0.6;
const targetDollars = 100_000;
/** Amounts in dollars whose sums aren't exact in floating point. */
const amounts = [0.1, 0.29, 1.1, 2.03, 0.07];

interface Compared {
  bare: BareServer;
  visitors: Visitor[];
  sides: { ours: Pids; bare: Pids };
}

/** A group gift of each visitor. */
async function startGroups(visitors: Visitor[]): Promise<number[]> {
  const gift = {
    ...{ title: 'A bike for Anna', description: 'Hers was stolen.', recipientName: 'Anna' },
    ...{ occasionType: 'birthday', targetAmount: targetDollars },
  };
  type Group = { groupPurchase: { id: number } };
  const answers = await Promise.all(
    visitors.map((visitor) => visitor.post<Group>('/api/group-purchases', gift)),
  );
  return answers.map((answer) => good(answer).groupPurchase.id);
}

interface Sums {
  contributions: number;
  /** Groups whose total isn't the sum of their contributions, or not what the ledger says. */
  wrong: number;
}

/** Compares the totals of these groups with their contributions and with the ledger, in cents. */
async function sumsOf(databaseUrl: string, groups: number[]): Promise<Sums> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Sums>(
      `SELECT coalesce(sum(c.count), 0)::int AS contributions,
         (count(*) FILTER (WHERE g."bookedCents" IS DISTINCT FROM c.cents OR l.cents IS DISTINCT FROM -c.cents))::int AS wrong
       FROM payments.group_purchases g
       CROSS JOIN LATERAL (SELECT count(*), coalesce(sum("amountCents"), 0) AS cents FROM payments.contributions
         WHERE "groupPurchaseId" = g.id AND state = 'completed') c
       CROSS JOIN LATERAL (SELECT coalesce(sum(cents), 0) AS cents FROM payments.ledger_lines
         WHERE account = 'group:' || g.id) l
       WHERE g.id = ANY($1)`,
      [groups],
    );
    return rows[0]!;
  } finally {
    await client.end();
  }
}

/** The cash that organizers record, each for a group gift of their own; afterwards every sum is right to the cent. */
export async function benchContributions(
  stack: MeasuredStack,
  { bare, visitors, sides }: Compared,
): Promise<Row> {
  const ours = await startGroups(visitors);
  const theirs = await startGroups(visitors);
  const requestsOf = (groups: number[]) => (connection: number) => {
    const at = connection % visitors.length;
    return amounts.map((amount): Request => ({
      ...{ method: 'POST', path: `/api/group-purchases/${groups[at]}/contribute` },
      ...{ headers: visitors[at]?.headers, body: JSON.stringify({ contributorName: 'Bea', amount }) },
    }));
  };
  const options = { connections: visitors.length, seconds: 3 };
  const url = `http://127.0.0.1:${stack.port}`;
  const result = await compare(
    { options: { ...options, url, requestsOf: requestsOf(ours) }, pids: sides.ours },
    { options: { ...options, url: bare.url, requestsOf: requestsOf(theirs) }, pids: sides.bare },
    { rounds: 3 },
  );
  const sums = [await sumsOf(stack.databaseUrl, ours), await sumsOf(stack.databaseUrl, theirs)];
  const isRight = sums.every(({ contributions, wrong }) => contributions > 0 && wrong === 0);
  return ratioRow(
    `${contribution}; ${sums[0]!.contributions}, ${sums[0]!.wrong} wrong sums`,
    result,
    budget,
    isRight,
  );
}
