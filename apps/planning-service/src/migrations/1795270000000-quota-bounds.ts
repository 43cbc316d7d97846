import type { MigrationInterface, QueryRunner } from 'typeorm';

/** More than any user may keep, so that the first addition counts. */
const unknown = 1_000_000;

/** How many people and occasions a user has at most: what was counted last, and everything that was added since. */
export class QuotaBounds1795270000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of ['peopleAtMost', 'occasionsAtMost']) {
      await runner.query(
        `ALTER TABLE calendar_settings ADD COLUMN "${column}" int NOT NULL DEFAULT ${unknown}`,
      );
      // Who has no settings yet has no people either.
      await runner.query(`ALTER TABLE calendar_settings ALTER COLUMN "${column}" SET DEFAULT 0`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE calendar_settings DROP COLUMN "peopleAtMost", DROP COLUMN "occasionsAtMost"',
    );
  }
}
