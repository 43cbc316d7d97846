import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PushDevices1796010000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE push_devices (
      id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "userId" int NOT NULL REFERENCES users ON DELETE CASCADE,
      endpoint text NOT NULL UNIQUE,
      p256dh text NOT NULL,
      auth text NOT NULL,
      "createdAt" timestamptz NOT NULL)`);
    await runner.query('CREATE INDEX push_devices_user ON push_devices ("userId", id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE push_devices');
  }
}
