import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GiftRecords1796040000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE gift_records (
      "groupPurchaseId" int REFERENCES group_purchases (id) ON DELETE CASCADE,
      "userId" int,
      "recipientId" int,
      PRIMARY KEY ("groupPurchaseId", "userId"))`);
    await runner.query('CREATE INDEX gift_records_of_user ON gift_records ("userId")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE gift_records');
  }
}
