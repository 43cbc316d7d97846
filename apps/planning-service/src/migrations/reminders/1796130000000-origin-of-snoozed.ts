import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OriginOfSnoozed1796130000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reminders ADD COLUMN "snoozedFrom" text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reminders DROP COLUMN "snoozedFrom"');
  }
}
