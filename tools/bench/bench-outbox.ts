import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { MeasuredStack } from './measure/measured-stack.ts';
import { median } from './measure/numbers.ts';
import { perSecond, row, times } from './measure/table.ts';

export const throughput = '13  events through outbox, relay, inbox';
const jobs = 3_000;
const underWay = 50;
const rounds = 3;
const event = 'auth.user-registered';
const queueName = `event.${event}.gift-ai`;
/** Higher than the account ids of the other benches. */
const firstUser = 1_000_000_000;

/** Runs `work` for 0 … count-1, at most `width` at once. */
async function inParallel(count: number, width: number, work: (at: number) => Promise<unknown>) {
  let next = 0;
  const lane = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: width }, lane));
}

/**
 * Publishes a registration like a process of auth-service that only answers calls: a row, and a message after the
 * commit.
 */
const publish = `INSERT INTO auth.outbox (id, queue, name, data, options)
    VALUES ($1, '${queueName}', '${event}', $2, '{"attempts": 8}')`;
const channel = 'outbox:auth';

async function throughOutbox(pool: pg.Pool, redis: Redis, round: number) {
  const handled = async () => {
    const { rows } = await pool.query<{ count: string }>(
      'SELECT count(*) FROM gift_ai.user_preferences WHERE "userId" >= $1',
      [firstUser],
    );
    return Number(rows[0]?.count);
  };
  const wanted = (await handled()) + jobs;
  const since = performance.now();
  await inParallel(jobs, underWay, async (at) => {
    await pool.query({
      name: 'publish',
      text: publish,
      values: [randomUUID(), { userId: firstUser + round * jobs + at, timeZone: 'UTC' }],
    });
    await redis.publish(channel, '');
  });
  while ((await handled()) < wanted) {
    if (performance.now() - since > 60_000) throw new Error('The outbox is not empty after a minute');
    await sleep(10);
  }
  return (jobs * 1_000) / (performance.now() - since);
}

/** BullMQ alone: adds jobs directly to the queue, with a worker that writes the same row as our handler. */
async function bareQueue(pool: pg.Pool, connection: Redis, round: number) {
  const name = `bench-${round}`;
  let left = jobs;
  const forWorker = connection.duplicate();
  const queue = new Queue(name, { connection });
  const done = Promise.withResolvers<void>();
  const worker = new Worker<{ userId: number }>(
    name,
    async ({ data }) => {
      await pool.query({
        name: 'effect',
        text: 'INSERT INTO bench_effects VALUES ($1, now())',
        values: [data.userId],
      });
      if (--left === 0) done.resolve();
    },
    { connection: forWorker, concurrency: 5 },
  );
  await worker.waitUntilReady();
  const since = performance.now();
  await inParallel(jobs, underWay, (at) =>
    queue.add(event, { userId: round * jobs + at }, { removeOnComplete: true }),
  );
  await done.promise;
  const rate = (jobs * 1_000) / (performance.now() - since);
  await worker.close();
  await queue.close();
  forWorker.disconnect();
  return rate;
}

/** Events per second, from the publishing to the handling transaction. */
export async function benchOutbox(stack: MeasuredStack) {
  const pool = new pg.Pool({ connectionString: stack.databaseUrl, max: underWay });
  const connection = new Redis(stack.redisUrl, { maxRetriesPerRequest: null });
  await pool.query('CREATE TABLE bench_effects ("userId" int PRIMARY KEY, at timestamptz NOT NULL)');
  try {
    const found: Record<'ours' | 'reference' | 'ratio', number>[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const ours = await throughOutbox(pool, connection, round);
      const reference = await bareQueue(pool, connection, round);
      found.push({ ours, reference, ratio: ours / reference });
    }
    const middle = (key: 'ours' | 'reference' | 'ratio') => median(found.map((one) => one[key]));
    const ratio = middle('ratio');
    const values = { ours: perSecond(middle('ours')), reference: perSecond(middle('reference')) };
    return row(throughput, { ...values, ratio: times(ratio), budget: '≥ 0.5×' }, ratio >= 0.5);
  } finally {
    await pool.query('DROP TABLE bench_effects').catch(() => undefined);
    await pool.end();
    connection.disconnect();
  }
}
