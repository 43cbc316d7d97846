import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DataExports1796000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE data_exports (
      id uuid PRIMARY KEY,
      "userId" int NOT NULL REFERENCES users ON DELETE CASCADE,
      state text NOT NULL CHECK (state IN ('working', 'ready', 'failed')),
      bytes int,
      "createdAt" timestamptz NOT NULL,
      "expiresAt" timestamptz,
      CHECK ((state = 'ready') = (bytes IS NOT NULL AND "expiresAt" IS NOT NULL)))`);
    await runner.query('CREATE INDEX data_exports_user ON data_exports ("userId", "createdAt" DESC)');
    await runner.query(
      `CREATE UNIQUE INDEX data_exports_one_at_a_time ON data_exports ("userId") WHERE state = 'working'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE data_exports');
  }
}
