import { addAuditedAddress, removeAuditedAddress } from '@giftwell/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const log = {
  ...{ table: 'audit_log', trigger: 'audit_log_append_only' },
  before: 'UPDATE OR DELETE OR TRUNCATE ON audit_log FOR EACH STATEMENT',
};

/** Adds the client's network address to the audit log. */
export class AuditedAddresses1796200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addAuditedAddress((sql) => runner.query(sql), log);
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeAuditedAddress((sql) => runner.query(sql), log);
  }
}
