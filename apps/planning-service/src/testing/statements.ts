import type { TestService } from '@giftwell/server-kit/testing';
import type { EventEmitter } from 'node:events';

type Query = (...args: unknown[]) => unknown;
type Client = { query: Query };

interface Statement {
  sql: string;
  values: unknown[];
}

export interface Spent {
  statements: Statement[];
  /** From sending the first statement to receiving all rows. */
  ms: number;
}

/** The statements of `work`; transaction commands and the outbox don't count. */
export async function askedOf(service: TestService, work: () => Promise<unknown>): Promise<Spent> {
  const pool = (service.db.driver as unknown as { master: EventEmitter }).master;
  const spent: Spent = { statements: [], ms: 0 };
  const restore: (() => void)[] = [];
  const watched = new Set<Client>();
  const watch = (client: Client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const asked = client.query;
    client.query = (...args) => {
      const [text, values] = args;
      const sql = typeof text === 'string' ? text : ((text as { text?: string }).text ?? '');
      const isAsked = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i.test(sql) && !/\boutbox\b/.test(sql);
      if (isAsked) spent.statements.push({ sql, values: Array.isArray(values) ? values : [] });
      const begun = performance.now();
      const answer = asked.apply(client, args);
      if (answer instanceof Promise) {
        void answer.finally(() => (spent.ms += performance.now() - begun)).catch(() => undefined);
      }
      return answer;
    };
    restore.push(() => (client.query = asked));
  };
  pool.on('acquire', watch);
  try {
    await work();
    return spent;
  } finally {
    pool.off('acquire', watch);
    for (const undo of restore.reverse()) undo();
  }
}

interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
}

const rowsOf = (node: PlanNode): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)) *
    node['Actual Loops'] +
  (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), 0);

/** Number of rows that the database handles for these statements, which doesn't depend on the load. Rolled back. */
export async function rowsHandled(service: TestService, statements: readonly Statement[]): Promise<number> {
  const runner = service.db.createQueryRunner();
  await runner.startTransaction();
  try {
    let rows = 0;
    for (const { sql, values } of statements) {
      const [answer] = (await runner.query(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${sql}`, values)) as {
        'QUERY PLAN': { Plan: PlanNode }[];
      }[];
      rows += rowsOf(answer!['QUERY PLAN'][0]!.Plan);
    }
    return Math.round(rows);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}
