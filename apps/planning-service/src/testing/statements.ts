import type { TestService } from '@giftwell/server-kit/testing';
import type { EventEmitter } from 'node:events';

type Query = (...args: unknown[]) => unknown;
type Client = { query: Query };

export interface Spent {
  statements: string[];
  /** From sending to having the rows, all statements together. */
  ms: number;
}

/** What `work` asks of the database: transaction commands and the outbox do not count. */
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
      const [text] = args;
      const sql = typeof text === 'string' ? text : ((text as { text?: string }).text ?? '');
      const isAsked = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i.test(sql) && !/\boutbox\b/.test(sql);
      if (isAsked) spent.statements.push(sql);
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
