import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers that a gift is bought with the collected money. */
export class BoughtGifts1796170000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE group_purchases ADD COLUMN "boughtAt" timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE group_purchases DROP COLUMN "boughtAt"');
  }
}
