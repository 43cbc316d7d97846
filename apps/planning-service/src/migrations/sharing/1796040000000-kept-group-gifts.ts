import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Contributors keep group gifts in their records as well. */
export class KeptGroupGifts1796040000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE group_gifts DROP CONSTRAINT group_gifts_pkey');
    await runner.query('ALTER TABLE group_gifts ADD PRIMARY KEY ("groupPurchaseId", "userId")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM group_gifts g USING group_gifts other
      WHERE other."groupPurchaseId" = g."groupPurchaseId" AND other."userId" < g."userId"`);
    await runner.query('ALTER TABLE group_gifts DROP CONSTRAINT group_gifts_pkey');
    await runner.query('ALTER TABLE group_gifts ADD PRIMARY KEY ("groupPurchaseId")');
  }
}
