import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers that the gift of a group gift was moved to `bought`. */
export class BoughtGroupGifts1796180000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE group_gifts ADD COLUMN "isBought" boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE group_gifts DROP COLUMN "isBought"');
  }
}
