import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GroupGifts1796030000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE group_gifts (
      "groupPurchaseId" int PRIMARY KEY,
      "userId" int NOT NULL,
      version int NOT NULL,
      "recipientId" int,
      "giftId" int REFERENCES gifts (id) ON DELETE SET NULL,
      "holdsItem" boolean NOT NULL,
      "reservationId" int REFERENCES reservations (id) ON DELETE SET NULL)`);
    await runner.query('CREATE INDEX group_gifts_of_user ON group_gifts ("userId")');
    await runner.query('CREATE INDEX group_gifts_of_gift ON group_gifts ("giftId")');
    await runner.query('CREATE INDEX group_gifts_of_reservation ON group_gifts ("reservationId")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE group_gifts');
  }
}
