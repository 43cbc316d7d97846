import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RenamedRecipients1764750000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Events may arrive in any order: an older name must not replace a newer one.
    await runner.query(`CREATE TABLE renamed_recipients (
      "recipientId" int PRIMARY KEY,
      "userId" int NOT NULL,
      "renamedAt" timestamptz NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE renamed_recipients');
  }
}
