import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMails1795400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE mails (
      id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      key text NOT NULL CONSTRAINT mails_key_unique UNIQUE,
      "userId" int REFERENCES users ON DELETE CASCADE,
      address text,
      list text,
      template text NOT NULL,
      data jsonb NOT NULL,
      "messageId" text NOT NULL,
      state text NOT NULL DEFAULT 'waiting'
        CHECK (state IN ('waiting', 'sent', 'suppressed', 'unwanted', 'expired', 'failed')),
      attempts int NOT NULL DEFAULT 0,
      "sentTo" text,
      "createdAt" timestamptz NOT NULL,
      "validUntil" timestamptz,
      "settledAt" timestamptz,
      CHECK ("userId" IS NOT NULL OR address IS NOT NULL))`);
    await runner.query('CREATE INDEX mails_user ON mails ("userId")');
    await runner.query(`CREATE INDEX mails_sent ON mails ("settledAt") WHERE state = 'sent'`);
    await runner.query(`CREATE TABLE suppressed_addresses (
      address text PRIMARY KEY,
      reason text NOT NULL,
      at timestamptz NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mails, suppressed_addresses');
  }
}
