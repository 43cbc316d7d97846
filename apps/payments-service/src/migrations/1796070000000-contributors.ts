import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the contributors of a group who have an account, whose browsers are told of each change. */
export class Contributors1796070000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX contributors_of_group ON contributions ("groupPurchaseId", "userId")
      WHERE "userId" IS NOT NULL AND kind <> 'manual'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX contributors_of_group');
  }
}
