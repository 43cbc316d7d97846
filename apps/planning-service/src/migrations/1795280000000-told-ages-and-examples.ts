import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ToldAgesAndExamples1795280000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE recipients ADD "ageToldOn" date, ADD "isExample" boolean NOT NULL DEFAULT false',
    );
    await runner.query(`UPDATE recipients SET "ageToldOn" = "createdAt"::date WHERE age IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recipients DROP "ageToldOn", DROP "isExample"');
  }
}
