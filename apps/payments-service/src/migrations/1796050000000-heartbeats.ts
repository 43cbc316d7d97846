import { addHeartbeats } from '@giftwell/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** So that a repeated request needn't wait long for one whose process has crashed. */
export class Heartbeats1796050000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addHeartbeats((sql) => runner.query(sql));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE idempotency_keys DROP COLUMN "heartbeatAt"');
  }
}
