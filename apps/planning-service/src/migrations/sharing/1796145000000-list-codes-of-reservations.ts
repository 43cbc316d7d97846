import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A reservation leads back to its list. */
export class ListCodesOfReservations1796145000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reservations ADD COLUMN "shareCode" text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reservations DROP COLUMN "shareCode"');
  }
}
