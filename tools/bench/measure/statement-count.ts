import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { median } from './numbers.ts';

const rounds = 9;
/** Enough time for Postgres to write its log. */
const writtenAfterMs = 150;

/** Makes Postgres log every statement of one role, or none. */
async function writeDown(db: pg.Client, role: string, what: 'all' | 'none') {
  await db.query(`ALTER ROLE "${role}" SET log_statement = '${what}'`);
  await db.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1', [role]);
  await sleep(2_000);
}

/**
 * How many SQL statements of `role` `work` causes, by the log of Postgres. The median of several rounds, because a
 * worker polls its outbox at times.
 */
export async function statementsOf(
  work: () => Promise<void>,
  { db, role, logs }: { db: pg.Client; role: string; logs: string },
) {
  const log = () => readFileSync(join(logs, 'postgres.log'), 'utf8');
  await writeDown(db, role, 'all');
  await work();
  const counts: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await sleep(writtenAfterMs);
    const before = log().length;
    await work();
    await sleep(writtenAfterMs);
    counts.push(
      log()
        .slice(before)
        .match(/LOG: +(execute|statement)/g)?.length ?? 0,
    );
  }
  await writeDown(db, role, 'none');
  return median(counts);
}
