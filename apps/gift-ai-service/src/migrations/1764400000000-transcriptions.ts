import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Transcriptions1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE transcriptions (
      "jobId" text PRIMARY KEY,
      "userId" int,
      "audioKey" text NOT NULL CONSTRAINT transcriptions_audio UNIQUE,
      "audioType" text NOT NULL,
      language text,
      state text NOT NULL CHECK (state IN ('waiting', 'working', 'done', 'failed')),
      text text,
      failure text,
      "failedAttempts" int NOT NULL DEFAULT 0,
      "createdAt" timestamptz NOT NULL,
      "settledAt" timestamptz,
      CONSTRAINT transcriptions_text CHECK ((state = 'done') = (text IS NOT NULL)),
      CONSTRAINT transcriptions_failure CHECK ((state = 'failed') = (failure IS NOT NULL)))`);
    await runner.query('CREATE INDEX transcriptions_age ON transcriptions ("createdAt")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE transcriptions');
  }
}
