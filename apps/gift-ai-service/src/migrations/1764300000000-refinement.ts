import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Refinement1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE suggestions
      ADD refinement text CHECK (refinement IN ('more_unique', 'more_practical', 'higher_budget', 'lower_budget',
        'more_personal', 'trending', 'experience_focused', 'handmade_artisan'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE suggestions DROP refinement');
  }
}
