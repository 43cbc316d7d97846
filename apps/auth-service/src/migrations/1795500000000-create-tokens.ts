import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateTokens1795500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD "emailConfirmedAt" timestamptz');
    await runner.query(`CREATE TABLE account_tokens (
      id uuid PRIMARY KEY,
      "tokenHash" text NOT NULL CONSTRAINT account_tokens_hash_unique UNIQUE,
      purpose text NOT NULL
        CHECK (purpose IN ('reset-password', 'confirm-address', 'change-address', 'finish-sign-up')),
      "userId" int REFERENCES users ON DELETE CASCADE,
      address text NOT NULL,
      "createdAt" timestamptz NOT NULL,
      "expiresAt" timestamptz NOT NULL)`);
    await runner.query('CREATE INDEX account_tokens_user ON account_tokens ("userId")');
    await runner.query('CREATE INDEX account_tokens_expiry ON account_tokens ("expiresAt")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE account_tokens');
    await runner.query('ALTER TABLE users DROP "emailConfirmedAt"');
  }
}
