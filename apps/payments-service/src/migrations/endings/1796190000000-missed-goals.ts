import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Remembers until when an organizer can prevent that everyone is refunded after a missed goal. Those whose deadline has
 * passed already are told of it in a mail of its own, not of the deadline again.
 */
export class MissedGoals1796190000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE group_purchases ADD COLUMN "refundsAfter" date');
    await runner.query(`CREATE INDEX group_purchases_to_refund ON group_purchases ("refundsAfter")
      WHERE status = 'expired' AND "refundsAfter" IS NOT NULL AND "refundsAllAt" IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX group_purchases_to_refund');
    await runner.query('ALTER TABLE group_purchases DROP COLUMN "refundsAfter"');
  }
}
