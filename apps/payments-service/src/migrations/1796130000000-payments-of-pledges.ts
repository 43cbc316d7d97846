import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the payments of a pledge. */
export class PaymentsOfPledges1796130000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX contributions_of_pledge ON contributions ("pledgeId")
      WHERE "pledgeId" IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX contributions_of_pledge');
  }
}
