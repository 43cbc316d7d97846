import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePasskeys1795910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE passkeys (
      id text PRIMARY KEY,
      "userId" int NOT NULL REFERENCES users ON DELETE CASCADE,
      name text NOT NULL,
      "publicKey" bytea NOT NULL,
      counter bigint NOT NULL,
      transports text[] NOT NULL,
      "createdAt" timestamptz NOT NULL,
      "lastUsedAt" timestamptz)`);
    await runner.query('CREATE INDEX passkeys_user ON passkeys ("userId")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE passkeys');
  }
}
