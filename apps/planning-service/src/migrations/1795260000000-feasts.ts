import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Feasts1795260000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE occasions ADD feast text CHECK (feast IS NULL OR type = 'holiday'),
      ADD "ownDay" text CHECK ("ownDay" ~ '^[01][0-9]-[0-3][0-9]$')`);
    await runner.query(`CREATE UNIQUE INDEX occasions_one_of_each_feast ON occasions ("recipientId", feast)
      WHERE "deletedAt" IS NULL AND feast IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE occasions DROP feast, DROP "ownDay"');
  }
}
