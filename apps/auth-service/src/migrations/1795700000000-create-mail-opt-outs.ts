import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMailOptOuts1795700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE mail_opt_outs (
      "userId" int NOT NULL REFERENCES users ON DELETE CASCADE,
      list text NOT NULL,
      since timestamptz NOT NULL,
      PRIMARY KEY ("userId", list))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_opt_outs');
  }
}
