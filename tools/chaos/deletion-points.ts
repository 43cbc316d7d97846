import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** A moment of a deletion: before a row of this table is written, changed or deleted by this app. */
export interface DeletionPoint {
  name: string;
  app: string;
  before: 'INSERT ON' | 'UPDATE ON' | 'DELETE ON';
  table: string;
}

const auth = { app: 'auth-service' };
const planning = { app: 'planning-service' };
const giftAi = { app: 'gift-ai-service' };
const payments = { app: 'payments-service' };

/** In the order of a deletion. */
export const deletionPoints: DeletionPoint[] = [
  { ...auth, name: 'mails of the account', before: 'DELETE ON', table: 'auth.mails' },
  { ...auth, name: 'the account itself', before: 'DELETE ON', table: 'auth.users' },
  { ...auth, name: 'the last mail', before: 'INSERT ON', table: 'auth.mails' },
  { ...auth, name: 'the event', before: 'INSERT ON', table: 'auth.outbox' },
  { ...auth, name: 'the audit entry', before: 'INSERT ON', table: 'auth.audit_log' },
  { ...auth, name: 'the relay', before: 'DELETE ON', table: 'auth.outbox' },
  { ...auth, name: 'the end of a job of auth', before: 'INSERT ON', table: 'auth.handled_jobs' },
  { ...planning, name: 'people', before: 'DELETE ON', table: 'planning.recipients' },
  { ...planning, name: 'gifts', before: 'DELETE ON', table: 'planning.gifts' },
  { ...planning, name: 'the end of the event in planning', ...ending('planning') },
  { ...giftAi, name: 'ideas', before: 'DELETE ON', table: 'gift_ai.suggestions' },
  { ...giftAi, name: 'runs', before: 'DELETE ON', table: 'gift_ai.suggestion_runs' },
  { ...giftAi, name: 'the end of the event in gift-ai', ...ending('gift_ai') },
  { ...payments, name: 'promises', before: 'DELETE ON', table: 'payments.contributions' },
  { ...payments, name: 'group gifts', before: 'UPDATE ON', table: 'payments.group_purchases' },
  { ...payments, name: 'the end of the event in payments', ...ending('payments') },
];

function ending(schema: string): Pick<DeletionPoint, 'before' | 'table'> {
  return { before: 'INSERT ON', table: `${schema}.handled_jobs` };
}

const lock = 4_711;
const patienceMs = 20_000;

/** Holds deletions at a point: the trigger waits for a lock that this connection has. */
export class DeletionHold {
  readonly #db: pg.Client;

  constructor(db: pg.Client) {
    this.#db = db;
  }

  async prepare(): Promise<void> {
    await this.#db.query(`CREATE SCHEMA chaos;
      CREATE FUNCTION chaos.hold() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN PERFORM pg_advisory_xact_lock_shared(${lock}); RETURN coalesce(NEW, OLD); END $$`);
  }

  async set({ before, table }: DeletionPoint): Promise<void> {
    await this.#db.query('SELECT pg_advisory_lock($1)', [lock]);
    await this.#db.query(
      `CREATE TRIGGER chaos_hold BEFORE ${before} ${table} FOR EACH ROW EXECUTE FUNCTION chaos.hold()`,
    );
  }

  /** Resolves once a process waits at the point. */
  async reached({ name }: DeletionPoint): Promise<void> {
    for (const since = performance.now(); performance.now() - since < patienceMs; await sleep(5)) {
      const { rowCount } = await this.#db.query(
        "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted",
        [lock],
      );
      if (rowCount) return;
    }
    throw new Error(`The deletion did not come to "${name}"`);
  }

  async release({ table }: DeletionPoint): Promise<void> {
    await this.#db.query('SELECT pg_advisory_unlock($1)', [lock]);
    await this.#db.query(`DROP TRIGGER chaos_hold ON ${table}`);
  }
}
