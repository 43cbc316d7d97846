import { createKitTables } from '@giftwell/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateUsers1795219200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createKitTables((sql) => runner.query(sql));
    await runner.query(`CREATE TABLE users (
      id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      username text NOT NULL,
      "usernameKey" text NOT NULL CONSTRAINT users_username_unique UNIQUE,
      email text NOT NULL,
      "passwordHash" text,
      "phoneNumber" text,
      "googleId" text CONSTRAINT users_google_id_unique UNIQUE,
      "profilePicture" text,
      "authProvider" text NOT NULL DEFAULT 'email' CHECK ("authProvider" IN ('email', 'google')),
      "timeZone" text NOT NULL DEFAULT 'UTC',
      "sessionEpoch" int NOT NULL DEFAULT 0,
      "createdAt" timestamptz NOT NULL DEFAULT now())`);
    await runner.query('CREATE UNIQUE INDEX users_email_unique ON users (lower(email))');
    await runner.query(`CREATE TABLE audit_log (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz NOT NULL,
      actor int,
      action text NOT NULL,
      object text,
      result text NOT NULL,
      "requestId" text NOT NULL)`);
    await runner.query(`CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$`);
    await runner.query(`CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_log, users, outbox, handled_jobs, job_starts');
    await runner.query('DROP FUNCTION refuse_change');
  }
}
