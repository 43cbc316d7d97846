import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SuggestedGifts1795290000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE gifts
      ADD "isTouched" boolean NOT NULL DEFAULT false,
      ADD "keptSince" timestamptz,
      ADD "boughtSince" timestamptz,
      ADD "toldAt" timestamptz`);
    await runner.query(`CREATE UNIQUE INDEX gifts_of_suggestion ON gifts ("userId", "suggestionId")
      WHERE "suggestionId" IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX gifts_of_suggestion');
    await runner.query(
      'ALTER TABLE gifts DROP "isTouched", DROP "keptSince", DROP "boughtSince", DROP "toldAt"',
    );
  }
}
