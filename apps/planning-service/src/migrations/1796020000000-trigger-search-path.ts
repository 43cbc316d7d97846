import type { MigrationInterface, QueryRunner } from 'typeorm';

const functions = ['plan_reminders_again', 'delete_unused_photo', 'free_reserved_pieces'];

/**
 * Trigger functions name tables without a schema. With a search path of their own they also work for an operator who
 * changes rows by hand.
 */
export class TriggerSearchPath1796020000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const name of functions) await runner.query(`ALTER FUNCTION ${name} SET search_path FROM CURRENT`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of functions) await runner.query(`ALTER FUNCTION ${name} RESET search_path`);
  }
}
