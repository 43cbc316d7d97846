import type { MigrationInterface, QueryRunner } from 'typeorm';

const statements = [
  `CREATE TABLE ledger_entries (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    key text NOT NULL UNIQUE,
    kind text NOT NULL CHECK (kind IN ('contribution', 'refund', 'reversal')),
    "groupPurchaseId" int NOT NULL,
    "contributionId" int NOT NULL,
    "createdAt" timestamptz NOT NULL)`,
  `CREATE TABLE ledger_lines (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "entryId" int NOT NULL REFERENCES ledger_entries (id),
    account text NOT NULL,
    cents int NOT NULL CHECK (cents <> 0))`,
  'CREATE INDEX ledger_lines_of_entry ON ledger_lines ("entryId")',
  'CREATE INDEX ledger_lines_of_account ON ledger_lines (account)',
  `CREATE TABLE payment_audit (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL,
    "actorId" int,
    action text NOT NULL,
    result text NOT NULL,
    "groupPurchaseId" int,
    "contributionId" int,
    cents int,
    "requestId" text)`,
  `CREATE FUNCTION check_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE entry int := coalesce((to_jsonb(NEW) ->> 'entryId')::int, NEW.id);
   BEGIN
     IF (SELECT count(*) < 2 OR sum(cents) <> 0 FROM ledger_lines WHERE "entryId" = entry) THEN
       RAISE EXCEPTION 'Ledger entry % does not balance', entry USING ERRCODE = 'check_violation';
     END IF;
     RETURN NULL;
   END $$`,
  ...['ledger_entries', 'ledger_lines'].map(
    (table) => `CREATE CONSTRAINT TRIGGER ${table}_balance AFTER INSERT ON ${table}
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_balance()`,
  ),
  `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'check_violation';
   END $$`,
  ...['ledger_entries', 'ledger_lines', 'payment_audit'].map(
    (table) => `CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  ),
];

export class Ledger1795351000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['payment_audit', 'ledger_lines', 'ledger_entries'])
      await runner.query(`DROP TABLE ${table}`);
    for (const name of ['check_ledger_balance', 'refuse_change']) await runner.query(`DROP FUNCTION ${name}`);
  }
}
