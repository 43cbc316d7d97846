import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SeenHints1795950000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE seen_hints (
      "userId" int NOT NULL REFERENCES users ON DELETE CASCADE,
      hint text NOT NULL,
      since timestamptz NOT NULL,
      PRIMARY KEY ("userId", hint))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE seen_hints');
  }
}
