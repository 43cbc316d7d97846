import { runEntry, testServerUrl } from '@giftwell/server-kit/testing';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const owner = testServerUrl();
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe' }).trim();
const psql = (url: string, sql: string) => run('psql', url, '-XqAt', '-v', 'ON_ERROR_STOP=1', '-c', sql);

const prefix = `dump_${randomBytes(6).toString('hex')}`;
const services = { AUTH: 'auth', GIFT_AI: 'gift_ai', PLANNING: 'planning', PAYMENTS: 'payments' };

const urlOf = (database: string, role?: string) => {
  const url = new URL(owner);
  url.pathname = `/${database}`;
  if (role) Object.assign(url, { username: `${prefix}_${role}`, password: 'a password' });
  return url.href;
};

/** An empty database with the schemas and roles of all services, as docs/operations.md makes them. */
async function migrated(database: string) {
  psql(owner, `CREATE DATABASE ${database}`);
  const urls = Object.entries(services).map(([name, role]) => [
    `${name}_DATABASE_URL`,
    urlOf(database, role),
  ]);
  const env = { DATABASE_URL: urlOf(database), ...(Object.fromEntries(urls) as Record<string, string>) };
  expect(await runEntry(import.meta.dirname, 'migrate.js', env)).toMatchObject({ code: 0 });
}

/** Every row of every table of ours, by table. */
const contentOf = (database: string) =>
  psql(
    urlOf(database),
    `SELECT format('%I.%I', table_schema, table_name) AS name,
            query_to_xml(format('SELECT * FROM %I.%I AS t ORDER BY t::text', table_schema, table_name), true, true, '')
     FROM information_schema.tables
     WHERE table_schema IN ('auth', 'gift_ai', 'planning', 'payments') ORDER BY 1`,
  );

// jest.config.mjs leaves this file out where pg_dump is missing or too old.
it('a dump is restored into empty stores with the commands of docs/operations.md', async () => {
  const [from, to] = [`${prefix}_from`, `${prefix}_to`];
  const folder = mkdtempSync(join(tmpdir(), 'giftwell-dump-'));
  const file = join(folder, 'giftwell.dump');
  try {
    await migrated(from);
    psql(
      urlOf(from, 'auth'),
      `INSERT INTO auth.outbox (id, queue, name, data, options)
       VALUES (gen_random_uuid(), 'auth.send-mail', 'send-mail', '{"to": "jö@example.com"}', '{}')`,
    );
    run('pg_dump', urlOf(from), '-Fc', '-f', file);
    await migrated(to);
    run('pg_restore', '-d', urlOf(to), '--clean', '--if-exists', file);
    expect(contentOf(to)).toBe(contentOf(from));
    expect(contentOf(to)).toContain('jö@example.com');
    for (const [role, own] of Object.entries({ auth: 'auth', planning: 'planning' }))
      expect(psql(urlOf(to, role), `SELECT count(*) > 0 FROM ${own}.migrations`)).toBe('t');
    expect(() => psql(urlOf(to, 'planning'), 'SELECT * FROM auth.users')).toThrow();
    await expect(
      runEntry(import.meta.dirname, 'migrate.js', { DATABASE_URL: urlOf(to) }),
    ).resolves.toMatchObject({
      code: 0,
      output: expect.stringContaining('auth-service: nothing to migrate'),
    });
  } finally {
    for (const database of [from, to]) psql(owner, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
    for (const role of Object.values(services)) psql(owner, `DROP ROLE IF EXISTS ${prefix}_${role}`);
    rmSync(folder, { recursive: true });
  }
});
