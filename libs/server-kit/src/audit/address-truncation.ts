import type { DataSource } from 'typeorm';

type Run = (sql: string) => Promise<unknown>;

/** An audit log: a table with the columns `id` and `at`, and the trigger that refuses changes of it. */
interface AuditTable {
  table: string;
  /** The trigger that refuses all changes, which `refuse_change` does. */
  trigger: string;
  /** How it was before: for each row or for each statement, and of what. */
  before: string;
}

const keptDays = 30;
const dayMs = 86_400_000;
const atOnce = 1_000;

const length = `CASE family(address) WHEN 4 THEN 24 ELSE 48 END`;
/** Whether the address is longer than what is left of it later. */
const isWhole = `masklen(address) > ${length}`;
const truncated = `network(set_masklen(address, ${length}))`;
const isOld = `at < now() - interval '${keptDays} days'`;

const of = (row: 'NEW' | 'OLD', expression: string) =>
  expression.replace(/\b(address|at)\b/g, (column) => `${row}.${column}`);

/**
 * Adds the address to an audit log; called in a migration. The log stays append-only, except that an address can be
 * removed, or truncated after 30 days.
 */
export async function addAuditedAddress(run: Run, { table, trigger }: AuditTable): Promise<void> {
  await run(`ALTER TABLE ${table} ADD COLUMN address inet`);
  await run(`CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      wanted inet := NEW.address;
    BEGIN
      NEW.address := OLD.address;
      IF NEW IS NOT DISTINCT FROM OLD AND wanted IS DISTINCT FROM OLD.address
        AND (wanted IS NULL OR (${of('OLD', isOld)} AND wanted = ${of('OLD', truncated)}))
      THEN
        NEW.address := wanted;
        RETURN NEW;
      END IF;
      RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'check_violation';
    END $$`);
  await run(`DROP TRIGGER ${trigger} ON ${table}`);
  await run(`CREATE TRIGGER ${trigger} BEFORE DELETE OR TRUNCATE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
  await run(`CREATE TRIGGER ${table}_changes BEFORE UPDATE ON ${table}
    FOR EACH ROW EXECUTE FUNCTION refuse_audit_change()`);
  // Only of rows whose address is yet to be truncated, so that it has 30 days.
  await run(`CREATE INDEX ${table}_whole_address ON ${table} (at) WHERE ${isWhole}`);
}

/** Undoes it. */
export async function removeAuditedAddress(run: Run, { table, trigger, before }: AuditTable): Promise<void> {
  await run(`DROP TRIGGER ${table}_changes ON ${table}`);
  await run('DROP FUNCTION refuse_audit_change');
  await run(`DROP TRIGGER ${trigger} ON ${table}`);
  await run(`CREATE TRIGGER ${trigger} BEFORE ${before} EXECUTE FUNCTION refuse_change()`);
  await run(`ALTER TABLE ${table} DROP COLUMN address`);
}

/** Postgres compares the age as well, by its own clock, which may be behind. */
const truncation = (table: string) => `WITH due AS MATERIALIZED (
    SELECT id FROM ${table} WHERE ${isWhole} AND at < $1 AND ${isOld}
    ORDER BY at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)
  UPDATE ${table} SET address = ${truncated} FROM due WHERE ${table}.id = due.id`;

/**
 * Truncates the addresses in rows of an audit log that are older than 30 days: IPv4 to 24 bits, IPv6 to 48. Several
 * processes may do so at once.
 */
export async function truncateAddresses(db: DataSource, table: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * dayMs);
  const statement = truncation(table);
  for (let changed = atOnce; changed === atOnce;)
    [, changed] = await db.query<[unknown, number]>(statement, [before]);
}
