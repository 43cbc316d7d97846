import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Pictures1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE suggestions ADD picture text, ADD serves text[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE suggestions DROP picture, DROP serves');
  }
}
