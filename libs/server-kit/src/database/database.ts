import pg from 'pg';
import { DataSource, type DataSourceOptions, type EntityManager, type MigrationInterface } from 'typeorm';
import { AfterCommit } from './after-commit.js';
import { CommitMarker } from '../handlers/idempotency.js';
import { PreparingClient } from './prepared-statements.js';
import { HandledJobRow, JobStartRow, OutboxRow } from '../queues/outbox.entity.js';

type Postgres = Extract<DataSourceOptions, { type: 'postgres' }>;
export interface ServiceSchema {
  /** The Postgres schema that the service owns. */
  schema: string;
  entities: (new () => object)[];
  migrations: (new () => MigrationInterface)[];
}

/** A connection to the service's own schema, with timeouts; never synchronized. */
export function databaseOptions(url: string, owned: ServiceSchema, pool = 10): Postgres {
  const limits = 'statement_timeout=3000 lock_timeout=1000 idle_in_transaction_session_timeout=5000';
  // A plan for each set of values costs more than our statements, which all find their rows by user or key.
  // The plan stays when the table grows, so it mustn't read a whole table because that is small now.
  const plans = 'plan_cache_mode=force_generic_plan enable_seqscan=off';
  return {
    type: 'postgres',
    // Otherwise TypeORM loads it again from node_modules.
    driver: pg,
    url,
    schema: owned.schema,
    entities: [...owned.entities, OutboxRow, HandledJobRow, JobStartRow],
    subscribers: [CommitMarker, AfterCommit],
    migrations: owned.migrations,
    migrationsTableName: 'migrations',
    synchronize: false,
    poolSize: pool,
    connectTimeoutMS: 3_000,
    applicationName: owned.schema,
    extra: {
      Client: PreparingClient,
      options: [...limits.split(' '), ...plans.split(' '), `search_path=${owned.schema}`]
        .map((setting) => `-c ${setting}`)
        .join(' '),
    },
  };
}

/** The kit's own tables; a service's first migration calls it. */
export const createKitTables = async (run: (sql: string) => Promise<unknown>): Promise<void> => {
  await run(`CREATE TABLE outbox (
    id uuid PRIMARY KEY,
    position bigint GENERATED ALWAYS AS IDENTITY,
    queue text NOT NULL,
    name text NOT NULL,
    data jsonb NOT NULL,
    options jsonb NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT now())`);
  await run('CREATE INDEX outbox_position ON outbox (position)');
  await run(
    'CREATE TABLE handled_jobs (id text PRIMARY KEY, "handledAt" timestamptz NOT NULL DEFAULT now())',
  );
  await run('CREATE TABLE job_starts (id text PRIMARY KEY, starts int NOT NULL)');
};

/** Creates the schema, runs missing migrations under a lock, and grants `role` access to rows, but not to tables. */
export async function migrate(url: string, owned: ServiceSchema, role?: string): Promise<string[]> {
  const { schema } = owned;
  const lock = (manager: Pick<EntityManager, 'query'>) =>
    manager.query('SELECT pg_advisory_lock(hashtext($1))', [`giftwell:migrate:${schema}`]);
  const source = new DataSource({
    ...databaseOptions(url, owned, 2),
    extra: { options: `-c search_path=${schema}` },
  });
  await source.initialize();
  const runner = source.createQueryRunner();
  try {
    await lock(runner.manager);
    await runner.query(`CREATE SCHEMA IF NOT EXISTS "${schema}"`);
    const done = await source.runMigrations({ transaction: 'each' });
    if (role) {
      await runner.query(`GRANT USAGE ON SCHEMA "${schema}" TO "${role}"`);
      await runner.query(
        `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA "${schema}" TO "${role}"`,
      );
      await runner.query(`GRANT USAGE ON ALL SEQUENCES IN SCHEMA "${schema}" TO "${role}"`);
    }
    return done.map(({ name }) => name);
  } finally {
    await runner.release();
    await source.destroy();
  }
}
