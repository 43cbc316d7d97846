import { addAuditedAddress, removeAuditedAddress } from '@giftwell/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const log = {
  ...{ table: 'payment_audit', trigger: 'append_only' },
  before: 'UPDATE OR DELETE ON payment_audit FOR EACH ROW',
};

/** Adds the client's network address to the audit log of money, and an index to find the entries of a deleted account. */
export class AuditedAddresses1796200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addAuditedAddress((sql) => runner.query(sql), log);
    await runner.query('CREATE INDEX payment_audit_actor ON payment_audit ("actorId")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX payment_audit_actor');
    await removeAuditedAddress((sql) => runner.query(sql), log);
  }
}
