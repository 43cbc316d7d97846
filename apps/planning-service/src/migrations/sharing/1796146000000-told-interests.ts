import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which interests a recipient told by a link. */
export class ToldInterests1796146000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE recipients ADD COLUMN "toldInterests" text[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recipients DROP COLUMN "toldInterests"');
  }
}
