import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OrderRequests1796050000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contributions ADD COLUMN request text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contributions DROP COLUMN request');
  }
}
