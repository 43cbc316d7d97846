import { createIdempotencyTable } from '@giftwell/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IdempotencyKeys1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createIdempotencyTable((sql) => runner.query(sql));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotency_keys');
  }
}
