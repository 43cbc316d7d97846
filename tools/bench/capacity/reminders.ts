import type { Client } from 'pg';
import { firstReminded, makeDue, plantReminders } from '../measure/due-reminders.ts';
import type { MeasuredStack } from '../measure/measured-stack.ts';
import { cpuOf } from '../measure/process-load.ts';
import { until } from '../measure/until.ts';
import { stackPids } from './costs.ts';
import type { Cost } from './limits.ts';

/** Ticks come often, so that the run doesn't wait for them, and our own speed is measured, not the mail limit. */
export const env = { REMINDERS_EVERY_SECONDS: '1', MAILS_PER_MINUTE: '1000000', MAILS_PER_ADDRESS: '1000' };

const remindedUsers = 150;

const accounts = `
  INSERT INTO auth.users (id, username, "usernameKey", email, "emailConfirmedAt", "createdAt")
  OVERRIDING SYSTEM VALUE
  SELECT ${firstReminded} + n, 'reminded' || n, 'reminded' || n, 'reminded' || n || '@example.com', now(), now()
  FROM generate_series(1, ${remindedUsers}) n`;

const sentMails = `
  SELECT count(*)::int AS sent FROM auth.mails
  WHERE "userId" > ${firstReminded} AND state = 'sent'`;

/** Accounts with a date each, whose reminders can be made due. */
export async function plantReminded(db: Client): Promise<void> {
  await db.query(accounts);
  await plantReminders(db, remindedUsers);
}

async function sentSoFar(db: Client): Promise<number> {
  const { rows } = await db.query<{ sent: number }>(sentMails);
  return rows[0]?.sent ?? 0;
}

/** Makes all reminders due at once; returns how many a second were sent, from the first job to the last mail. */
export async function sendReminders(db: Client): Promise<number> {
  const before = await sentSoFar(db);
  await makeDue(db);
  await until('all reminders are mailed', async () => (await sentSoFar(db)) - before >= remindedUsers, 50);
  const ended = Date.now();
  const { rows } = await db.query<{ begin: Date }>(
    `SELECT min("createdAt") AS begin FROM planning.reminders WHERE "userId" > ${firstReminded} AND kind <> 'digest'`,
  );
  return remindedUsers / ((ended - rows[0]!.begin.getTime()) / 1_000);
}

/** The same on an idle stack, with what one reminder costs. */
export async function measureReminders(stack: MeasuredStack, db: Client) {
  const pids = stackPids(stack);
  const before = cpuOf(pids);
  const remindersPerSecond = await sendReminders(db);
  const after = cpuOf(pids);
  const reminder: Cost = Object.fromEntries(
    Object.entries(after).map(([name, ms]) => [name, (ms - (before[name] ?? ms)) / 1_000 / remindedUsers]),
  );
  return { reminder, remindersPerSecond };
}
