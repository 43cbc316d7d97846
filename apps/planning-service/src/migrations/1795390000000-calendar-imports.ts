import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CalendarImports1795390000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE calendar_scans (
      "scanId" text PRIMARY KEY,
      "userId" int NOT NULL,
      source text NOT NULL,
      "fileKey" text,
      "resultKey" text,
      state text NOT NULL,
      failure text,
      progress int NOT NULL DEFAULT 0)`);
    await runner.query('CREATE INDEX calendar_scans_of_user ON calendar_scans ("userId")');
    await runner.query(`CREATE TABLE calendar_imports (
      id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "userId" int NOT NULL,
      source text NOT NULL,
      "recipientIds" int[] NOT NULL,
      "occasionIds" int[] NOT NULL,
      "birthdateIds" int[] NOT NULL,
      "createdAt" timestamptz NOT NULL)`);
    await runner.query('CREATE INDEX calendar_imports_of_user ON calendar_imports ("userId", id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE calendar_imports');
    await runner.query('DROP TABLE calendar_scans');
  }
}
