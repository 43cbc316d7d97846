import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WishlistItems1796030000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE group_purchases
      ADD "wishlistCode" text,
      ADD "wishlistItemId" int,
      ADD version int NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE group_purchases
      DROP "wishlistCode", DROP "wishlistItemId", DROP version`);
  }
}
