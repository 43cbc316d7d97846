import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MailTopics1796130000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails ADD topic text');
    await runner.query('CREATE INDEX mails_topic ON mails (topic, id) WHERE topic IS NOT NULL');
    // For those that are deleted when they are old.
    await runner.query('CREATE INDEX mails_settled ON mails ("settledAt") WHERE "settledAt" IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails DROP topic');
    await runner.query('DROP INDEX mails_settled');
  }
}
