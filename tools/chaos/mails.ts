import { setTimeout as sleep } from 'node:timers/promises';
import { Queue } from 'bullmq';
import pg from 'pg';
import { firstReminded, makeDue, plantReminders } from '../bench/measure/due-reminders.ts';
import type { MeasuredStack } from '../bench/measure/measured-stack.ts';
import { printTable, row } from '../bench/measure/table.ts';
import { startMailServerStandIn, type Reaction } from '../stand-ins/mail-server.ts';
import { insertReminded } from './reminders.ts';

const count = 1_000;
const failingShare = 0.3;
/** Failures of one mail at most: fewer than its attempts, so that every mail is sent in the end. */
const maxFailures = 6;
const patienceMs = 240_000;
const queueName = 'auth.send-mail';

const failures: Reaction[] = [
  ...([421, 450, 451, 452] as const).map((code) => ({ at: 'RCPT' as const, code })),
  ...([421, 451] as const).map((code) => ({ at: 'DATA' as const, code })),
  ...(['break before it is sent', 'break before it is taken', 'take and break'] as const),
];

/** One copy that the server accepted. */
interface Copy {
  to: string;
  messageId: string;
}

const header = (raw: string, name: string) =>
  new RegExp(`^${name}:\\s*<?([^>\\r\\n]+)`, 'im').exec(raw)?.[1] ?? '';

/** A mail server that fails at random, and what it accepted. */
export async function startFailingMailServer(random: () => number) {
  const copies: Copy[] = [];
  const attempts = new Map<string, number>();
  const said = new Map<string, number>();
  /** Whose mail was accepted without an answer, once for each time. */
  const unanswered: string[] = [];
  const server = await startMailServerStandIn(async (raw) => {
    const text = raw.toString('latin1');
    copies.push({ to: header(text, 'To'), messageId: header(text, 'Message-ID') });
  });
  server.react = (to) => {
    attempts.set(to, (attempts.get(to) ?? 0) + 1);
    const isFailing = attempts.get(to)! <= maxFailures && random() < failingShare;
    const reaction = isFailing ? failures[Math.floor(random() * failures.length)]! : 'take';
    if (reaction === 'take and break') unanswered.push(to);
    const name = typeof reaction === 'object' ? `${reaction.code} at ${reaction.at}` : reaction;
    said.set(name, (said.get(name) ?? 0) + 1);
    return reaction;
  };
  return Object.assign(server, { copies, said, unanswered });
}
type FailingMailServer = Awaited<ReturnType<typeof startFailingMailServer>>;

/** Ticks come often, no limit delays a mail, and mails go to this server. */
export const mailsEnv = ({ url: SMTP_URL }: FailingMailServer): NodeJS.ProcessEnv => ({
  ...{ REMINDERS_EVERY_SECONDS: '1', MAILS_PER_MINUTE: '1000000', SMTP_URL },
  MAIL_FROM: 'Giftwell <hello@giftwell.example>',
});

/** Number of mails that are marked as sent. */
async function sentIn(db: pg.Client): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM auth.mails WHERE "userId" > ${firstReminded} AND state = 'sent'`,
  );
  return rows[0]!.n;
}

/** Makes attempts that wait for their time now. */
async function attemptNow(queue: Queue): Promise<void> {
  // One may have begun in the meantime.
  for (const job of await queue.getDelayed()) await job.promote().catch(() => undefined);
}

function problemsIn({ copies, unanswered }: FailingMailServer, sent: number) {
  const times = new Map<string, number>();
  for (const { to } of copies) times.set(to, (times.get(to) ?? 0) + 1);
  const allowed = new Map<string, number>();
  for (const to of unanswered) allowed.set(to, (allowed.get(to) ?? 0) + 1);
  const pairs = new Set(copies.map(({ to, messageId }) => `${to} ${messageId}`));
  return {
    'mails not marked as sent': count - sent,
    'lost mails': count - times.size,
    'copies although there was an answer': [...times].filter(([to, n]) => n !== 1 + (allowed.get(to) ?? 0))
      .length,
    'copies with another Message-ID': pairs.size - times.size,
    'mails with the Message-ID of another':
      times.size - new Set(copies.map(({ messageId }) => messageId)).size,
  };
}

/** 1,000 mails through a server that fails at random; returns whether each arrived once. */
export async function mails(stack: MeasuredStack, server: FailingMailServer): Promise<boolean> {
  const db = new pg.Client({ connectionString: stack.databaseUrl });
  const queue = new Queue(queueName, { connection: { url: stack.redisUrl } });
  await db.connect();
  try {
    await insertReminded(db, count);
    await plantReminders(db, count);
    await makeDue(db);
    let sent = 0;
    for (const since = performance.now(); sent < count; await sleep(500)) {
      if (performance.now() - since > patienceMs) break;
      await attemptNow(queue);
      sent = await sentIn(db);
    }
    const said = [...server.said].map(([what, times]) => `${times} × ${what}`);
    console.log(`\n  ${count} mails in ${server.begun} attempts: ${said.join(', ')}.`);
    console.log(`  ${server.unanswered.length} were accepted without an answer, and sent again.`);
    return printTable(
      'What must hold',
      ['count'],
      Object.entries(problemsIn(server, sent)).map(([what, value]) =>
        row(what, { count: value }, value === 0),
      ),
    );
  } finally {
    await queue.close();
    await db.end();
  }
}
