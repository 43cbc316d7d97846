import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what a guest's browser has begun and what isn't settled, for limits. */
export class BrowsersOfGuests1796140000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX contributions_of_browser ON contributions (browser)
      WHERE visitor IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX contributions_of_browser');
  }
}
