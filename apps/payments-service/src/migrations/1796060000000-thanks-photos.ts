import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ThanksPhotos1796060000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE group_purchases ADD COLUMN "thanksPhoto" text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE group_purchases DROP COLUMN "thanksPhoto"');
  }
}
