import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ShareSenders1764730000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shared_suggestions ADD "senderName" text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shared_suggestions DROP "senderName"');
  }
}
