import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ListsOfMails1796120000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails ADD COLUMN "otherLists" text[]');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails DROP COLUMN "otherLists"');
  }
}
