import type { MigrationInterface, QueryRunner } from 'typeorm';

/** More than the limit, so that the first addition counts the rows. */
const unknown = 1_000_000;

/** An upper bound of a user's people and occasions: the last count plus everything added since. */
export class QuotaBounds1795270000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of ['peopleAtMost', 'occasionsAtMost']) {
      await runner.query(
        `ALTER TABLE calendar_settings ADD COLUMN "${column}" int NOT NULL DEFAULT ${unknown}`,
      );
      // A user without settings has no people.
      await runner.query(`ALTER TABLE calendar_settings ALTER COLUMN "${column}" SET DEFAULT 0`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE calendar_settings DROP COLUMN "peopleAtMost", DROP COLUMN "occasionsAtMost"',
    );
  }
}
