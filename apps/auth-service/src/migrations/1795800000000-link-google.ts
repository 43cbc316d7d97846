import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LinkGoogle1795800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD "googleIssuer" text, ADD "googleEmail" text');
    await runner.query(
      `UPDATE users SET "googleIssuer" = 'https://accounts.google.com' WHERE "googleId" IS NOT NULL`,
    );
    await runner.query(`ALTER TABLE users DROP CONSTRAINT users_google_id_unique,
      ADD CONSTRAINT users_google_unique UNIQUE ("googleIssuer", "googleId"),
      ADD CONSTRAINT users_google_pair CHECK (("googleId" IS NULL) = ("googleIssuer" IS NULL))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users DROP CONSTRAINT users_google_unique, DROP CONSTRAINT users_google_pair,
      ADD CONSTRAINT users_google_id_unique UNIQUE ("googleId")`);
    await runner.query('ALTER TABLE users DROP "googleIssuer", DROP "googleEmail"');
  }
}
