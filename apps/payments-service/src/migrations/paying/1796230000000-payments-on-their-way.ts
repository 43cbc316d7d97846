import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers when the capture of a payment and its return began, and finds failed refunds. */
export class PaymentsOnTheirWay1796230000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE contributions
      ADD COLUMN "captureBegunAt" timestamptz, ADD COLUMN "returnBegunAt" timestamptz`);
    await runner.query(`CREATE INDEX refunds_failed ON refunds ("contributionId") WHERE state = 'failed'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX refunds_failed');
    await runner.query(`ALTER TABLE contributions
      DROP COLUMN "captureBegunAt", DROP COLUMN "returnBegunAt"`);
  }
}
