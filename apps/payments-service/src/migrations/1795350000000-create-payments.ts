import { createIdempotencyTable, createKitTables } from '@giftwell/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const reserving = `'created', 'reserved', 'capturing', 'pending'`;
const booked = `'completed', 'refunded', 'reversed'`;

const groupPurchases = `CREATE TABLE group_purchases (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "organizerId" int,
  "organizerName" text,
  title text NOT NULL,
  description text NOT NULL,
  "targetCents" int NOT NULL CHECK ("targetCents" > 0),
  "bookedCents" int NOT NULL DEFAULT 0 CHECK ("bookedCents" >= 0),
  "reservedCents" int NOT NULL DEFAULT 0 CHECK ("reservedCents" >= 0),
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'completed', 'expired', 'closed')),
  "shareCode" text NOT NULL UNIQUE,
  "recipientId" int,
  "recipientName" text NOT NULL,
  "occasionType" text NOT NULL,
  deadline date,
  "timeZone" text NOT NULL,
  "endsAt" timestamptz,
  collects text NOT NULL CHECK (collects IN ('money', 'pledges')),
  "ifShort" text NOT NULL CHECK ("ifShort" IN ('smaller', 'refund', 'gift_card')),
  "hiddenFrom" text[] NOT NULL DEFAULT '{}',
  picture text,
  thanks text,
  "closedAt" timestamptz,
  "coveredAt" timestamptz,
  "voteEndedAt" timestamptz,
  "deletedAt" timestamptz,
  "createdAt" timestamptz NOT NULL,
  CONSTRAINT group_purchases_within_target CHECK ("bookedCents" + "reservedCents" <= "targetCents"))`;

const contributions = `CREATE TABLE contributions (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "groupPurchaseId" int NOT NULL REFERENCES group_purchases (id) ON DELETE CASCADE,
  "userId" int,
  kind text NOT NULL CHECK (kind IN ('paypal', 'manual', 'pledge')),
  state text NOT NULL CHECK (state IN ('pledged', ${reserving}, ${booked}, 'refused', 'lapsed', 'cancelled', 'paid')),
  code text NOT NULL UNIQUE,
  "contributorName" text NOT NULL,
  "contributorEmail" text,
  "hideName" boolean NOT NULL,
  "hideAmount" boolean NOT NULL,
  message text,
  "amountCents" int NOT NULL CHECK ("amountCents" > 0),
  "refundedCents" int NOT NULL DEFAULT 0,
  "feeCents" int NOT NULL DEFAULT 0,
  "paymentId" uuid UNIQUE,
  "orderId" text UNIQUE,
  "captureId" text UNIQUE,
  "pledgeId" int REFERENCES contributions (id) ON DELETE SET NULL,
  visitor text,
  "lapsesAt" timestamptz,
  "refusedAt" timestamptz,
  "bookedAt" timestamptz,
  "createdAt" timestamptz NOT NULL,
  CHECK ("refundedCents" BETWEEN 0 AND "amountCents"))`;

/** Each group's totals follow its contributions in the same statement, and its constraint refuses more than the target. */
const totals = [
  `CREATE FUNCTION count_contribution() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE held int := 0; got int := 0;
   BEGIN
     IF TG_OP <> 'INSERT' THEN
       IF OLD.state IN (${reserving}) THEN held := held - OLD."amountCents"; END IF;
       IF OLD.state IN (${booked}) THEN got := got - OLD."amountCents" + OLD."refundedCents"; END IF;
     END IF;
     IF NEW.state IN (${reserving}) THEN held := held + NEW."amountCents"; END IF;
     IF NEW.state IN (${booked}) THEN got := got + NEW."amountCents" - NEW."refundedCents"; END IF;
     IF held <> 0 OR got <> 0 THEN
       UPDATE group_purchases SET "reservedCents" = "reservedCents" + held, "bookedCents" = "bookedCents" + got
         WHERE id = NEW."groupPurchaseId";
     END IF;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER count_contribution AFTER INSERT OR UPDATE OF state, "refundedCents" ON contributions
   FOR EACH ROW EXECUTE FUNCTION count_contribution()`,
];

const details = [
  `CREATE TABLE refunds (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "contributionId" int NOT NULL REFERENCES contributions (id) ON DELETE CASCADE,
    "amountCents" int NOT NULL CHECK ("amountCents" > 0),
    state text NOT NULL CHECK (state IN ('requested', 'pending', 'completed', 'failed')),
    "requestId" uuid NOT NULL UNIQUE,
    "providerId" text UNIQUE,
    "createdAt" timestamptz NOT NULL)`,
  // So that two clicks never pay the same money back twice.
  `CREATE UNIQUE INDEX refunds_in_progress ON refunds ("contributionId") WHERE state IN ('requested', 'pending')`,
  `CREATE TABLE group_changes (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "groupPurchaseId" int NOT NULL REFERENCES group_purchases (id) ON DELETE CASCADE,
    field text NOT NULL,
    "from" text,
    "to" text,
    at timestamptz NOT NULL)`,
  'CREATE INDEX group_changes_of_group ON group_changes ("groupPurchaseId")',
  `CREATE TABLE group_ideas (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "groupPurchaseId" int NOT NULL REFERENCES group_purchases (id) ON DELETE CASCADE,
    title text NOT NULL,
    url text,
    price text,
    picture text)`,
  'CREATE INDEX group_ideas_of_group ON group_ideas ("groupPurchaseId")',
  `CREATE TABLE idea_votes (
    "contributionId" int PRIMARY KEY REFERENCES contributions (id) ON DELETE CASCADE,
    "ideaId" int NOT NULL REFERENCES group_ideas (id) ON DELETE CASCADE)`,
  'CREATE INDEX idea_votes_of_idea ON idea_votes ("ideaId")',
  `CREATE TABLE provider_events (
    id text PRIMARY KEY,
    type text NOT NULL,
    "resourceId" text NOT NULL,
    "captureId" text,
    "handledAt" timestamptz,
    "receivedAt" timestamptz NOT NULL)`,
];

const indexes = [
  'CREATE INDEX group_purchases_of_organizer ON group_purchases ("organizerId")',
  `CREATE INDEX group_purchases_ending ON group_purchases ("endsAt") WHERE status = 'active'`,
  'CREATE INDEX contributions_of_group ON contributions ("groupPurchaseId")',
  'CREATE INDEX contributions_of_user ON contributions ("userId")',
  `CREATE INDEX contributions_under_way ON contributions ("lapsesAt") WHERE state IN ('created', 'reserved', 'capturing')`,
  `CREATE INDEX contributions_of_visitor ON contributions (visitor, "createdAt") WHERE visitor IS NOT NULL`,
];

export class CreatePayments1795350000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const run = (sql: string) => runner.query(sql);
    await createKitTables(run);
    await createIdempotencyTable(run);
    for (const statement of [groupPurchases, contributions, ...totals, ...details, ...indexes])
      await run(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    const tables = ['idea_votes', 'group_ideas', 'group_changes', 'refunds', 'provider_events'];
    for (const table of [...tables, 'contributions', 'group_purchases', 'idempotency_keys'])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query('DROP FUNCTION count_contribution');
    for (const table of ['outbox', 'handled_jobs', 'job_starts']) await runner.query(`DROP TABLE ${table}`);
  }
}
