import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePendingRegistrations1795600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE pending_registrations (
      id uuid PRIMARY KEY,
      username text NOT NULL,
      email text NOT NULL,
      "passwordHash" text NOT NULL,
      "phoneNumber" text,
      "timeZone" text,
      "createdAt" timestamptz NOT NULL,
      "tokenId" uuid)`);
    await runner.query('CREATE INDEX pending_registrations_token ON pending_registrations ("tokenId")');
    await runner.query('CREATE INDEX pending_registrations_age ON pending_registrations ("createdAt")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE pending_registrations');
  }
}
