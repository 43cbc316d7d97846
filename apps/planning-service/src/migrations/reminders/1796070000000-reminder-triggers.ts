import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What reminders depend on in a user's settings. */
const settings = ['"timeZone"', 'country', '"leapDay"', '"reminderHour"'];

const planAgain = (condition: string) => `CREATE OR REPLACE FUNCTION plan_reminders_again() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN
    INSERT INTO reminder_schedules AS known ("userId", "lookAt")
    SELECT DISTINCT "userId", timestamptz 'epoch' FROM changed ORDER BY "userId"
    ON CONFLICT ("userId") DO UPDATE SET "lookAt" = excluded."lookAt" ${condition};
    RETURN NULL;
  END $$`;

const afterEach = (event: string, table: string) =>
  `CREATE TRIGGER plan_reminders_after_${event.toLowerCase()} AFTER ${event} ON ${table}
   REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION plan_reminders_again()`;

/**
 * Plans reminders again only after changes that they depend on. A new person has no occasions yet, and each new one
 * counts in the settings of the user. A schedule that is already due stays as it is; its row is locked all the same,
 * so that a pass can't plan without the change.
 */
export class ReminderTriggers1796070000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(planAgain('WHERE known."lookAt" <> excluded."lookAt"'));
    await runner.query('DROP TRIGGER plan_reminders_after_insert ON recipients');
    await runner.query('DROP TRIGGER plan_reminders_after_update ON calendar_settings');
    await runner.query(`CREATE FUNCTION plan_reminders_of_user() RETURNS trigger
      LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        UPDATE reminder_schedules SET "lookAt" = timestamptz 'epoch' WHERE "userId" = NEW."userId";
        RETURN NULL;
      END $$`);
    await runner.query(`CREATE TRIGGER plan_reminders_after_update AFTER UPDATE OF ${settings.join(', ')}
      ON calendar_settings FOR EACH ROW EXECUTE FUNCTION plan_reminders_of_user()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER plan_reminders_after_update ON calendar_settings');
    await runner.query('DROP FUNCTION plan_reminders_of_user');
    await runner.query(afterEach('UPDATE', 'calendar_settings'));
    await runner.query(afterEach('INSERT', 'recipients'));
    await runner.query(planAgain(''));
  }
}
