import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { firstReminded, makeDue, plantReminders } from './measure/due-reminders.ts';
import type { MeasuredStack } from './measure/measured-stack.ts';
import { median } from './measure/numbers.ts';
import { ms, row, times } from './measure/table.ts';
import { until } from './measure/until.ts';

export const columns = ['ours', 'reference', 'ratio', 'budget'];

const due = 10_000;
const rounds = 3;
const maxRatio = 2;
const queueName = 'planning.send-reminders';

interface Around {
  db: pg.Client;
  connection: Redis;
  /** The queue of the service, which is paused. */
  queue: Queue;
}

/** From the reading of the first users to the last job in the queue, in milliseconds. */
async function onePass({ db, queue }: Around): Promise<number> {
  await queue.drain();
  await makeDue(db);
  let end = 0;
  await until(
    'all reminders are queued',
    async () => {
      const { waiting = 0 } = await queue.getJobCounts('waiting');
      end = Date.now();
      return waiting >= due;
    },
    5,
  );
  // Each batch notes when it began.
  const { rows } = await db.query<{ begin: Date }>(
    `SELECT min("createdAt") AS begin FROM planning.reminders
     WHERE "userId" > ${firstReminded} AND state = 'waiting'`,
  );
  return end - rows[0]!.begin.getTime();
}

/** Ticks come often, so that the bench doesn't wait for them. */
export const env = { REMINDERS_EVERY_SECONDS: '1' };

/** One indexed query for what is due, and its jobs in one `addBulk`. */
async function reference({ db, connection }: Around, round: number): Promise<number> {
  const queue = new Queue(`bench-reminders-${round}`, { connection });
  const opts = { attempts: 15, backoff: { type: 'exponential', delay: 1_000 } };
  const since = performance.now();
  const { rows } = await db.query<{ userId: number; mailId: string }>(
    `SELECT "userId", "mailId" FROM planning.reminders WHERE "userId" > ${firstReminded} AND state = 'waiting'`,
  );
  await queue.addBulk(
    rows.map((data) => ({ name: queueName, data, opts: { ...opts, jobId: `o-${data.mailId}` } })),
  );
  const took = performance.now() - since;
  if (rows.length !== due) throw new Error(`${rows.length} reminders were due, not ${due}`);
  await queue.obliterate({ force: true });
  await queue.close();
  return took;
}

/** 10,000 users with a reminder that is due at the same time. */
export async function benchReminders(stack: MeasuredStack) {
  const db = new pg.Client({ connectionString: stack.databaseUrl });
  const connection = new Redis(stack.redisUrl, { maxRetriesPerRequest: null });
  const queue = new Queue(queueName, { connection });
  await db.connect();
  try {
    // The jobs themselves aren't measured: they wait for mails and ideas.
    await queue.pause();
    await plantReminders(db, due);
    const around = { db, connection, queue };
    const found: Record<'ours' | 'reference' | 'ratio', number>[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const ours = await onePass(around);
      const bare = await reference(around, round);
      found.push({ ours, reference: bare, ratio: ours / bare });
    }
    const middle = (key: 'ours' | 'reference' | 'ratio') => median(found.map((one) => one[key]));
    const ratio = middle('ratio');
    return [
      row(
        '10,000 due reminders in one pass',
        {
          ...{ ours: ms(middle('ours')), reference: ms(middle('reference')) },
          ...{ ratio: times(ratio), budget: `≤ ${maxRatio}×` },
        },
        ratio <= maxRatio,
      ),
    ];
  } finally {
    await queue.drain().catch(() => undefined);
    await queue.close();
    await db.end();
    connection.disconnect();
  }
}
