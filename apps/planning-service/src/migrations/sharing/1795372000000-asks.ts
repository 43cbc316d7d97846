import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Asks1795372000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE asks (
      "recipientId" int PRIMARY KEY REFERENCES recipients (id) ON DELETE CASCADE,
      "userId" int NOT NULL,
      code text NOT NULL UNIQUE,
      "from" text NOT NULL,
      "createdAt" timestamptz NOT NULL,
      "expiresAt" timestamptz NOT NULL,
      "answeredAt" timestamptz)`);
    await runner.query('CREATE INDEX asks_of_user ON asks ("userId")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE asks');
  }
}
