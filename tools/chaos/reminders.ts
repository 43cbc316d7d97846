import { readdirSync } from 'node:fs';
import pg from 'pg';
import { firstReminded, makeDue, plantReminders } from '../bench/measure/due-reminders.ts';
import type { MeasuredStack } from '../bench/measure/measured-stack.ts';
import { printTable, row } from '../bench/measure/table.ts';
import { until } from '../bench/measure/until.ts';
import { mailFolder } from '../stack/services.ts';

const count = 1_000;
const kills = 20;
const targets = ['planning-service', 'auth-service'];

/** Ticks come often, and no limit delays a mail. */
export const env = { REMINDERS_EVERY_SECONDS: '1', MAILS_PER_MINUTE: '1000000' };

/** Accounts of users who are reminded. */
export const insertReminded = (db: pg.Client, howMany: number) =>
  db.query(`INSERT INTO auth.users (id, username, "usernameKey", email, "createdAt") OVERRIDING SYSTEM VALUE
    SELECT ${firstReminded} + n, 'Reminded ' || n, 'reminded ' || n, 'reminded' || n || '@example.com', now()
    FROM generate_series(1, ${howMany}) n`);

/** Kills a process, and resolves once another one runs in its place. */
async function kill(stack: MeasuredStack, name: string): Promise<void> {
  const pid = stack.pids.get(name) ?? NaN;
  process.kill(pid, 'SIGKILL');
  await until(`${name} runs again`, () => Promise.resolve(stack.pids.get(name) !== pid));
}

const counted = async (db: pg.Client, query: string): Promise<number> =>
  (await db.query<{ count: number }>(query)).rows[0]!.count;
const planned = `SELECT count(*)::int AS count FROM planning.reminders
  WHERE "userId" > ${firstReminded} AND kind <> 'digest'`;
const mailed = `SELECT count(*)::int AS count FROM auth.mails
  WHERE "userId" > ${firstReminded} AND state <> 'waiting'`;

/**
 * Makes a share of the reminders due for each kill, so that each one hits work: planning-service while it composes the
 * mails, auth-service while it sends them.
 */
async function killMeanwhile(db: pg.Client, stack: MeasuredStack): Promise<void> {
  const share = count / kills;
  for (let killed = 0; killed < kills; killed += 1) {
    const name = targets[killed % targets.length]!;
    const before = await counted(db, mailed);
    await makeDue(db, { first: killed * share + 1, last: (killed + 1) * share });
    const isReached =
      name === 'planning-service'
        ? async () => (await counted(db, planned)) > killed * share
        : async () => (await counted(db, mailed)) > before;
    await until(`the reminders of round ${killed + 1} are on their way`, isReached, 5);
    await kill(stack, name);
  }
}

/** What is wrong with the mails that were sent: each user must have one. */
async function problemsIn(db: pg.Client, stack: MeasuredStack) {
  const { rows } = await db.query<{ userId: number; mails: number; sent: number }>(
    `SELECT u.id AS "userId", count(m.id)::int AS mails, count(m.id) FILTER (WHERE m.state = 'sent')::int AS sent
     FROM auth.users u LEFT JOIN auth.mails m ON m."userId" = u.id AND m.template = 'gift-reminder'
     WHERE u.id > ${firstReminded} GROUP BY u.id`,
  );
  const files = readdirSync(mailFolder(stack.folder)).filter((name) => name.endsWith('.eml')).length;
  const amount = (wrong: (row: { mails: number; sent: number }) => boolean) => rows.filter(wrong).length;
  return {
    'users without their mail': amount(({ sent }) => sent === 0),
    'users with more than one': amount(({ mails }) => mails > 1),
    'files more or less than mails': Math.abs(files - rows.reduce((sum, { sent }) => sum + sent, 0)),
  };
}

/** 1,000 reminders, with workers killed 20 times meanwhile; returns whether each was mailed once. */
export async function reminders(stack: MeasuredStack): Promise<boolean> {
  const db = new pg.Client({ connectionString: stack.databaseUrl });
  await db.connect();
  try {
    await insertReminded(db, count);
    await plantReminders(db, count);
    await killMeanwhile(db, stack);
    await until('all reminders are mailed', async () => (await counted(db, mailed)) >= count, 200);
    const problems = Object.entries(await problemsIn(db, stack));
    console.log(`\n  Workers were killed ${kills} times over ${count} reminders.`);
    return printTable(
      'What must hold',
      ['count'],
      problems.map(([what, value]) => row(what, { count: value }, value === 0)),
    );
  } finally {
    await db.end();
  }
}
