import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { databaseOptions, migrate, type ServiceSchema } from '../database/database.js';
import { cloneDatabase, testServerUrl } from '../testing/test-database.js';
import { addAuditedAddress, removeAuditedAddress, truncateAddresses } from './address-truncation.js';

const log = { table: 'acts', trigger: 'acts_append_only', before: 'UPDATE OR DELETE ON acts FOR EACH ROW' };
const dayMs = 86_400_000;

class CreateActs1900000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE acts (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz NOT NULL, actor int, result text NOT NULL)`);
    await runner.query(`CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$`);
    await runner.query(`CREATE TRIGGER ${log.trigger} BEFORE ${log.before} EXECUTE FUNCTION refuse_change()`);
    await runner.query(`INSERT INTO acts (at, actor, result) VALUES (now() - interval '90 days', 1, 'ok')`);
  }
  async down(): Promise<void> {}
}

class AddAddress1900000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addAuditedAddress((sql) => runner.query(sql), log);
  }
  async down(runner: QueryRunner): Promise<void> {
    await removeAuditedAddress((sql) => runner.query(sql), log);
  }
}

const before: ServiceSchema = { schema: 'sample', entities: [], migrations: [CreateActs1900000000000] };
const after = { ...before, migrations: [...before.migrations, AddAddress1900000000001] };

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: DataSource;

beforeAll(async () => {
  database = await cloneDatabase(testServerUrl(), before);
  await migrate(database.url, after);
  db = await new DataSource(databaseOptions(database.url, after)).initialize();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** Stores an entry of so many days ago, and returns its id. */
async function written(days: number, address: string | null): Promise<string> {
  const [{ id }] = await db.query<[{ id: string }]>(
    `INSERT INTO acts (at, actor, result, address) VALUES (now() - make_interval(secs => $1), 7, 'ok', $2)
     RETURNING id`,
    [days * 86_400, address],
  );
  return id;
}
async function addressOf(id: string): Promise<string | null> {
  const [row] = await db.query<[{ address: string | null }]>('SELECT address FROM acts WHERE id = $1', [id]);
  return row.address;
}
const change = (id: string, what: string) => db.query(`UPDATE acts SET ${what} WHERE id = ${id}`);
const today = () => new Date();

it('leaves earlier entries, and takes those of the version before, which say no address', async () => {
  await db.query(`INSERT INTO acts (at, actor, result) VALUES (now(), 2, 'ok')`);
  const rows = await db.query<object[]>('SELECT actor, result, address FROM acts ORDER BY id');
  expect(rows.slice(0, 2)).toEqual([
    { actor: 1, result: 'ok', address: null },
    { actor: 2, result: 'ok', address: null },
  ]);
});

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
])('truncates %s after 30 days, and not before', async (address, left) => {
  const [old, young, none] = [
    await written(30.01, address),
    await written(29.99, address),
    await written(40, null),
  ];
  await truncateAddresses(db, 'acts', today());
  await truncateAddresses(db, 'acts', today());
  expect([await addressOf(old), await addressOf(young), await addressOf(none)]).toEqual([
    left,
    address,
    null,
  ]);
});

it('truncates more than one batch, and leaves what another process truncates meanwhile', async () => {
  await db.query(`INSERT INTO acts (at, result, address)
    SELECT now() - interval '31 days', 'many', '203.0.113.5' FROM generate_series(1, 2500)`);
  const held = await written(31, '203.0.113.6');
  const other = db.createQueryRunner();
  await other.startTransaction();
  await other.query('SELECT FROM acts WHERE id = $1 FOR UPDATE', [held]);
  await truncateAddresses(db, 'acts', today());
  await other.rollbackTransaction();
  await other.release();
  const [{ left }] = await db.query<[{ left: number }]>(
    `SELECT count(*)::int AS left FROM acts WHERE result = 'many' AND address <> '203.0.113.0/24'`,
  );
  expect([left, await addressOf(held)]).toEqual([0, '203.0.113.6']);
  await truncateAddresses(db, 'acts', today());
  expect(await addressOf(held)).toBe('203.0.113.0/24');
});

it('waits for the age of an entry if the clock of the process is ahead', async () => {
  const id = await written(29, '203.0.113.8');
  await truncateAddresses(db, 'acts', new Date(Date.now() + 2 * dayMs));
  expect(await addressOf(id)).toBe('203.0.113.8');
});

it('finds old addresses by an index that has no others', async () => {
  await db.query('ANALYZE acts');
  const runner = db.createQueryRunner();
  await runner.query('SET enable_seqscan = off');
  const plan = JSON.stringify(
    await runner.query(`EXPLAIN SELECT id FROM acts WHERE masklen(address) > CASE family(address) WHEN 4 THEN 24
      ELSE 48 END AND at < now() ORDER BY at LIMIT 1000`),
  );
  await runner.query('RESET enable_seqscan');
  await runner.release();
  expect(plan).toContain('acts_whole_address');
});

describe('refuses', () => {
  it.each([
    ['another value in a young entry', 1, `result = 'failed'`],
    ['another value in an old entry', 31, `result = 'failed'`],
    ['another value beside a truncated address', 31, `address = '203.0.113.0/24', actor = 8`],
    ['another value beside a removed address', 1, `address = NULL, at = now()`],
    ['to truncate a young entry', 29, `address = '203.0.113.0/24'`],
    ['another address', 31, `address = '198.51.100.7'`],
    ['another network', 31, `address = '198.51.100.0/24'`],
    ['a longer network', 31, `address = '203.0.113.64/26'`],
    ['a shorter network', 31, `address = '203.0.0.0/16'`],
    ['a change of nothing', 31, `result = result`],
  ])('%s', async (_what, days, what) => {
    const id = await written(days, '203.0.113.77');
    await expect(change(id, what)).rejects.toThrow('acts is append-only');
    expect(await addressOf(id)).toBe('203.0.113.77');
  });

  it('an address where there was none, or the whole one where it was truncated', async () => {
    const none = await written(31, null);
    await expect(change(none, `address = '203.0.113.0/24'`)).rejects.toThrow('acts is append-only');
    const old = await written(31, '203.0.113.77');
    await truncateAddresses(db, 'acts', today());
    await expect(change(old, `address = '203.0.113.77'`)).rejects.toThrow('acts is append-only');
  });

  it.each(['DELETE FROM acts', 'DELETE FROM acts WHERE id = 1', 'TRUNCATE acts'])('%s', async (sql) => {
    await expect(db.query(sql)).rejects.toThrow('acts is append-only');
  });
});

it('lets an address be removed at any time', async () => {
  for (const days of [0, 31]) {
    const id = await written(days, '203.0.113.77');
    await change(id, 'address = NULL');
    expect(await addressOf(id)).toBeNull();
  }
});

it('can be undone, and refuses all changes then', async () => {
  const source = await new DataSource(databaseOptions(database.url, after)).initialize();
  await source.undoLastMigration();
  await expect(source.query(`UPDATE acts SET result = 'x'`)).rejects.toThrow('acts is append-only');
  await expect(source.query('SELECT address FROM acts')).rejects.toThrow('address');
  await source.destroy();
});
