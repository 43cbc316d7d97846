import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Refunds everyone also if an organizer closes a group before its goal, and if nothing was bought. Organizers of groups
 * that have ended already are told of it first.
 */
export class ComingRefunds1796210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE group_purchases ADD COLUMN "remindedOf" date');
    await runner.query(`UPDATE group_purchases SET "remindedOf" = "refundsAfter" WHERE status = 'expired'`);
    // It was of no effect for these.
    await runner.query(`UPDATE group_purchases SET "refundsAfter" = NULL
      WHERE status = 'closed' AND "refundsAllAt" IS NULL`);
    await runner.query('DROP INDEX group_purchases_to_refund');
    await runner.query(`CREATE INDEX group_purchases_to_refund ON group_purchases ("refundsAfter")
      WHERE status IN ('expired', 'closed') AND "bookedCents" > 0 AND "bookedCents" < "targetCents"
        AND "refundsAllAt" IS NULL AND "boughtAt" IS NULL AND "deletedAt" IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX group_purchases_to_refund');
    await runner.query(`CREATE INDEX group_purchases_to_refund ON group_purchases ("refundsAfter")
      WHERE status = 'expired' AND "refundsAfter" IS NOT NULL AND "refundsAllAt" IS NULL`);
    await runner.query('ALTER TABLE group_purchases DROP COLUMN "remindedOf"');
  }
}
