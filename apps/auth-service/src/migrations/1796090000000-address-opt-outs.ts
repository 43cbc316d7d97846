import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddressOptOuts1796090000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE address_opt_outs (
      digest text NOT NULL,
      list text NOT NULL,
      since timestamptz NOT NULL,
      PRIMARY KEY (digest, list))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE address_opt_outs');
  }
}
