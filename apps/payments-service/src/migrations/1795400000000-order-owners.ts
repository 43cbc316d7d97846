import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OrderOwners1795400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contributions ADD COLUMN browser text');
    await runner.query('ALTER TABLE group_purchases ADD COLUMN "organizerNamedAt" timestamptz');
    await runner.query('UPDATE group_purchases SET "organizerNamedAt" = "createdAt"');
    await runner.query('ALTER TABLE group_purchases ALTER COLUMN "organizerNamedAt" SET NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE group_purchases DROP COLUMN "organizerNamedAt"');
    await runner.query('ALTER TABLE contributions DROP COLUMN browser');
  }
}
