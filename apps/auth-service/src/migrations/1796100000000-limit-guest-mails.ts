import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LimitGuestMails1796100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE address_opt_outs (
      digest text NOT NULL,
      list text NOT NULL,
      since timestamptz NOT NULL,
      PRIMARY KEY (digest, list))`);
    await runner.query('ALTER TABLE mails ADD "senderId" int');
    await runner.query(`CREATE INDEX mails_sent_to ON mails ("sentTo", "settledAt") WHERE state = 'sent'`);
    await runner.query(`CREATE INDEX mails_sender ON mails ("senderId", "settledAt") WHERE state = 'sent'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE address_opt_outs');
    await runner.query('ALTER TABLE mails DROP "senderId"');
    await runner.query('DROP INDEX mails_sent_to');
  }
}
