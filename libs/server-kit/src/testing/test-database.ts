import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate, type ServiceSchema } from '../database/database.js';

/** The server for tests, as its owner. */
export const testServerUrl = (): string => process.env['TEST_DATABASE_URL']!;

/** A new database, cloned from a template with the migrated schema. */
export async function cloneDatabase(
  serverUrl: string,
  owned: ServiceSchema,
): Promise<{ url: string; drop(): Promise<void> }> {
  const sources = owned.migrations.map((migration) => migration.toString()).join('\n');
  const version = createHash('sha256').update(sources).digest('hex').slice(0, 12);
  const template = `template_${owned.schema}_${version}`;
  const name = `test_${owned.schema}_${randomBytes(6).toString('hex')}`;
  await withAdmin(serverUrl, async (admin) => {
    // Spec files run in parallel: the first one makes the template, the others wait for it.
    await admin.query('SELECT pg_advisory_lock(hashtext($1))', ['giftwell:template']);
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (rowCount === 0) {
      const raw = `${template}_raw`;
      await admin.query(`DROP DATABASE IF EXISTS ${raw} WITH (FORCE)`);
      await admin.query(`CREATE DATABASE ${raw}`);
      await migrate(withName(serverUrl, raw), owned);
      await admin.query(`ALTER DATABASE ${raw} RENAME TO ${template}`);
    }
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  return {
    url: withName(serverUrl, name),
    drop: () =>
      withAdmin(serverUrl, async (admin) => {
        await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      }),
  };
}

async function withAdmin(url: string, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function withName(url: string, name: string): string {
  const named = new URL(url);
  named.pathname = `/${name}`;
  return named.href;
}
