import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RecordedGifts1764720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE recorded_gifts (
      "giftId" int PRIMARY KEY,
      "userId" int NOT NULL,
      "recipientId" int NOT NULL,
      "recipientKey" text NOT NULL,
      "suggestionId" int,
      title text NOT NULL,
      state text NOT NULL,
      outcome text,
      kept boolean NOT NULL,
      revision int NOT NULL)`);
    await runner.query(
      'CREATE INDEX recorded_gifts_of_recipient ON recorded_gifts ("userId", "recipientId") WHERE kept',
    );
    await runner.query(`CREATE INDEX recorded_gifts_of_suggestion ON recorded_gifts ("suggestionId")
      WHERE "suggestionId" IS NOT NULL`);
    // Events may arrive in any order: one about a gift may come after its recipient was purged.
    await runner.query(`CREATE TABLE gone_recipients (
      "recipientId" int PRIMARY KEY,
      "userId" int NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE gone_recipients, recorded_gifts');
  }
}
