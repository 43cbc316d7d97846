import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers that everyone is to be refunded, also who pays later. */
export class RefundsOfAll1796150000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE group_purchases ADD COLUMN "refundsAllAt" timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE group_purchases DROP COLUMN "refundsAllAt"');
  }
}
