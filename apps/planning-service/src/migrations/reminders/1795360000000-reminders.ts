import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reminders depend on the rows of these tables. */
const watched = ['occasions', 'recipients', 'gifts', 'calendar_settings'];

export class Reminders1795360000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE reminder_schedules (
      "userId" int PRIMARY KEY,
      "lookAt" timestamptz NOT NULL,
      "nextAt" timestamptz)`);
    await runner.query('CREATE INDEX reminder_schedules_due ON reminder_schedules ("lookAt")');
    // No foreign keys: what is planned must not wait for changes of an occasion, nor they for it.
    await runner.query(`CREATE TABLE reminders (
      "userId" int NOT NULL,
      "occasionId" int NOT NULL,
      occurrence date NOT NULL,
      kind text NOT NULL CHECK (kind IN ('reminder', 'upcoming', 'snoozed', 'digest')),
      state text NOT NULL CHECK (state IN ('snoozed', 'waiting', 'sent', 'skipped')),
      "mailId" uuid,
      "remindOn" date,
      code text UNIQUE,
      ideas jsonb,
      "createdAt" timestamptz NOT NULL,
      PRIMARY KEY ("userId", "occasionId", occurrence, kind))`);
    await runner.query('CREATE INDEX reminders_of_mail ON reminders ("mailId")');
    await runner.query(`CREATE FUNCTION plan_reminders_again() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO reminder_schedules AS known ("userId", "lookAt")
        SELECT DISTINCT "userId", timestamptz 'epoch' FROM changed ORDER BY "userId"
        ON CONFLICT ("userId") DO UPDATE SET "lookAt" = excluded."lookAt";
        RETURN NULL;
      END $$`);
    for (const table of watched) {
      for (const event of ['INSERT', 'UPDATE']) {
        await runner.query(`CREATE TRIGGER plan_reminders_after_${event.toLowerCase()} AFTER ${event} ON ${table}
          REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION plan_reminders_again()`);
      }
    }
    await runner.query(`INSERT INTO reminder_schedules ("userId", "lookAt")
      SELECT "userId", timestamptz 'epoch' FROM calendar_settings`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION plan_reminders_again CASCADE');
    await runner.query('DROP TABLE reminders');
    await runner.query('DROP TABLE reminder_schedules');
  }
}
