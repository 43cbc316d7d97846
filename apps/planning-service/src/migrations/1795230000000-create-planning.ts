import { createKitTables } from '@giftwell/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePlanning1795230000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createKitTables((sql) => runner.query(sql));
    await runner.query(`CREATE TABLE calendar_settings (
      "userId" int PRIMARY KEY,
      "timeZone" text NOT NULL DEFAULT 'UTC',
      country text NOT NULL DEFAULT 'US' CHECK (country ~ '^[A-Z]{2}$'),
      "leapDay" text NOT NULL DEFAULT 'february_28' CHECK ("leapDay" IN ('february_28', 'march_1')),
      "isSet" boolean NOT NULL DEFAULT false,
      "demoDataAt" timestamptz)`);
    await runner.query(`CREATE TABLE recipients (
      id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "userId" int NOT NULL,
      name text NOT NULL,
      "nameKey" text NOT NULL,
      "searchKey" text NOT NULL,
      nickname text,
      relationship text NOT NULL,
      "customRelationship" text,
      age int CHECK (age BETWEEN 0 AND 120),
      birthdate date,
      "birthYearKnown" boolean NOT NULL DEFAULT true,
      interests text[] NOT NULL,
      "customInterests" text,
      personality text[] NOT NULL,
      "customPersonality" text,
      lifestyle text[] NOT NULL,
      "customLifestyle" text,
      budget text NOT NULL,
      "voiceTranscriptions" text[] NOT NULL,
      country text CHECK (country ~ '^[A-Z]{2}$'),
      "createdAt" timestamptz NOT NULL,
      "deletedAt" timestamptz,
      UNIQUE (id, "userId"))`);
    await runner.query('CREATE INDEX recipients_by_name ON recipients ("userId", "searchKey", id)');
    await runner.query('CREATE INDEX recipients_by_key ON recipients ("userId", "nameKey")');
    // Both keys together: an occasion or a picture can't belong to another user than its recipient.
    await runner.query(`CREATE TABLE occasions (
      id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "userId" int NOT NULL,
      "recipientId" int NOT NULL,
      type text NOT NULL,
      "customType" text,
      date date,
      "yearKnown" boolean NOT NULL DEFAULT true,
      recurring boolean NOT NULL DEFAULT true,
      budget text,
      details text,
      "createdAt" timestamptz NOT NULL,
      "deletedAt" timestamptz,
      FOREIGN KEY ("recipientId", "userId") REFERENCES recipients (id, "userId") ON DELETE CASCADE)`);
    await runner.query('CREATE INDEX occasions_of_user ON occasions ("userId")');
    await runner.query('CREATE INDEX occasions_of_recipient ON occasions ("recipientId", "userId")');
    await runner.query(`CREATE UNIQUE INDEX occasions_one_of_a_kind ON occasions ("recipientId", type)
      WHERE "deletedAt" IS NULL
        AND type IN ('birthday', 'christmas', 'valentines', 'mothers_day', 'fathers_day')`);
    await runner.query(`CREATE TABLE recipient_pictures (
      "recipientId" int PRIMARY KEY,
      "userId" int NOT NULL,
      "mediaType" text NOT NULL CHECK ("mediaType" IN ('image/jpeg', 'image/png', 'image/webp')),
      version text NOT NULL,
      picture bytea NOT NULL CHECK (length(picture) <= 200000),
      FOREIGN KEY ("recipientId", "userId") REFERENCES recipients (id, "userId") ON DELETE CASCADE)`);
    // Pictures are already compressed.
    await runner.query('ALTER TABLE recipient_pictures ALTER COLUMN picture SET STORAGE EXTERNAL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE recipient_pictures, occasions, recipients, calendar_settings, job_starts, handled_jobs, outbox',
    );
  }
}
