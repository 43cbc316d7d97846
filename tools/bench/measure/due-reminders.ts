import type { Client } from 'pg';
import { until } from './until.ts';

/** Higher than the account ids of the other benches. */
export const firstReminded = 1_000_000_000;

/** People, each of another user, with a birthday in ten days: inside of the two weeks of a reminder. */
const people = (count: number) => [
  `INSERT INTO planning.recipients ("userId", name, "nameKey", "searchKey", relationship, interests, personality,
     lifestyle, budget, "voiceTranscriptions", "createdAt")
   SELECT ${firstReminded} + n, 'Person ' || n, 'person ' || n, 'person ' || n, 'friend', '{cooking}', '{}', '{}',
     '51-100', '{}', now()
   FROM generate_series(1, ${count}) n`,
  `INSERT INTO planning.occasions ("userId", "recipientId", type, date, "createdAt")
   SELECT "userId", id, 'birthday', (now() + interval '10 days')::date - interval '30 years', now()
   FROM planning.recipients WHERE "userId" > ${firstReminded}`,
];
const schedules = `planning.reminder_schedules WHERE "userId" > ${firstReminded}`;

/** Gives that many users a date, and waits until a tick has planned them, so that nothing of them is new any more. */
export async function plantReminders(db: Client, count: number): Promise<void> {
  // For the triggers of these tables.
  await db.query('SET search_path = planning');
  for (const statement of people(count)) await db.query(statement);
  await until('all users are planned', async () => {
    const { rows } = await db.query<{ count: string }>(
      `SELECT count(*) FROM ${schedules} AND "nextAt" IS NOT NULL AND "lookAt" > now()`,
    );
    return Number(rows[0]?.count) === count;
  });
}

/** Users by their place, from 1 on. */
export interface Places {
  first: number;
  last: number;
}
const everybody: Places = { first: 1, last: 1_000_000 };

/** Makes their reminders due at once; the digest of the month was skipped when they were planned first. */
export async function makeDue(db: Client, { first, last }: Places = everybody): Promise<void> {
  const whose = `"userId" BETWEEN ${firstReminded + first} AND ${firstReminded + last}`;
  await db.query(`DELETE FROM planning.reminders WHERE ${whose} AND kind <> 'digest'`);
  await db.query('ANALYZE');
  await db.query(
    `UPDATE planning.reminder_schedules SET "lookAt" = now() - interval '1 hour', "nextAt" = now() - interval '1 hour'
     WHERE ${whose}`,
  );
}
