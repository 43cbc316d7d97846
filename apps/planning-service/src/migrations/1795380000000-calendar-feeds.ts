import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CalendarFeeds1795380000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE calendar_feeds (
      "userId" int PRIMARY KEY,
      code text NOT NULL UNIQUE,
      "withOrderBy" boolean NOT NULL DEFAULT false,
      "createdAt" timestamptz NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE calendar_feeds');
  }
}
