import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers whose wishlist a group gift is for, so that its owner doesn't see it. */
export class HiddenUsers1796240000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE group_purchases ADD COLUMN "hiddenUserId" int');
    await runner.query(
      'CREATE INDEX group_purchases_hidden ON group_purchases ("hiddenUserId") WHERE "hiddenUserId" IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE group_purchases DROP COLUMN "hiddenUserId"');
  }
}
