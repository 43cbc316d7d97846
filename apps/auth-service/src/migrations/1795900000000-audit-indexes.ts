import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the list that an account's owner sees. */
export class AuditIndexes1795900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX audit_log_object ON audit_log (object, id)');
    await runner.query('CREATE INDEX audit_log_actor ON audit_log (actor, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX audit_log_object, audit_log_actor');
  }
}
