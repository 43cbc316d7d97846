import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Gifts1795250000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE gifts (
      id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "userId" int NOT NULL,
      "recipientId" int NOT NULL,
      "occasionId" int REFERENCES occasions (id) ON DELETE SET NULL,
      year int CHECK (year BETWEEN 1900 AND 2999),
      title text NOT NULL,
      note text,
      "priceCents" int CHECK ("priceCents" >= 0),
      "estimateMinCents" int,
      "estimateMaxCents" int,
      link text,
      picture text,
      source text NOT NULL CHECK (source IN ('suggestion', 'own', 'wishlist_item', 'group_gift')),
      "suggestionId" int,
      state text NOT NULL CHECK (state IN ('idea', 'decided', 'bought', 'ready', 'given', 'thanked')),
      "decidedOn" date,
      "boughtOn" date,
      "readyOn" date,
      "givenOn" date,
      "thankedOn" date,
      "inYear" int GENERATED ALWAYS AS (coalesce(year, extract(year FROM
        coalesce("givenOn", "readyOn", "boughtOn", "decidedOn", "thankedOn"))::int)) STORED,
      outcome text CHECK (outcome IN ('loved', 'fine', 'not_theirs')),
      version int NOT NULL DEFAULT 1,
      "createdAt" timestamptz NOT NULL,
      "deletedAt" timestamptz,
      FOREIGN KEY ("recipientId", "userId") REFERENCES recipients (id, "userId") ON DELETE CASCADE)`);
    await runner.query('CREATE INDEX gifts_of_recipient ON gifts ("recipientId", "userId")');
    await runner.query('CREATE INDEX gifts_of_year ON gifts ("userId", "inYear")');
    await runner.query(
      'CREATE INDEX gifts_of_occasion ON gifts ("occasionId") WHERE "occasionId" IS NOT NULL',
    );
    await runner.query(`CREATE TABLE gift_budgets (
      "userId" int NOT NULL,
      "recipientId" int NOT NULL,
      year int NOT NULL CHECK (year BETWEEN 1900 AND 2999),
      cents int NOT NULL CHECK (cents >= 0),
      PRIMARY KEY ("recipientId", year),
      FOREIGN KEY ("recipientId", "userId") REFERENCES recipients (id, "userId") ON DELETE CASCADE)`);
    await runner.query('CREATE INDEX gift_budgets_of_year ON gift_budgets ("userId", year)');
    await runner.query('ALTER TABLE occasions ADD "giftBudgetCents" int CHECK ("giftBudgetCents" >= 0)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE occasions DROP "giftBudgetCents"');
    await runner.query('DROP TABLE gift_budgets, gifts');
  }
}
