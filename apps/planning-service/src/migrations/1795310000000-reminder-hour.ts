import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReminderHour1795310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE calendar_settings ADD "reminderHour" int NOT NULL DEFAULT 9');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE calendar_settings DROP "reminderHour"');
  }
}
