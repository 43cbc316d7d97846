import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers of which deadline the organizer was told that it has passed. */
export class ToldEndings1796160000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE group_purchases ADD COLUMN "endingToldOf" timestamptz');
    await runner.query(`UPDATE group_purchases SET "endingToldOf" = "endsAt" WHERE status = 'expired'`);
    await runner.query(`CREATE INDEX group_purchases_untold ON group_purchases ("endsAt")
      WHERE status IN ('active', 'expired') AND "endingToldOf" IS DISTINCT FROM "endsAt"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX group_purchases_untold');
    await runner.query('ALTER TABLE group_purchases DROP COLUMN "endingToldOf"');
  }
}
