import { UnrecoverableError, Worker, type Job as BullJob } from 'bullmq';
import type { DataSource, EntityManager } from 'typeorm';
import type { Logger } from '../log/log.js';
import { HandledJobRow } from './outbox.entity.js';
import { blockingRedis } from '../redis.js';

const closeLimitMs = 10_000;
/** A job that was started this often beyond its attempts has crashed its worker each time. */
const crashesAllowed = 5;

export interface WorkOptions {
  redisUrl: string;
  logger: Logger;
  db: DataSource;
  concurrency: number;
}

/** Marks `id` in the effect's transaction; false when it is marked already. */
export async function markHandled(tx: EntityManager, id: string): Promise<boolean> {
  const marked = await tx.query<unknown[]>(
    'INSERT INTO handled_jobs (id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING id',
    [id],
  );
  return marked.length > 0;
}

export const wasHandled = (db: DataSource, id: string): Promise<boolean> =>
  db.getRepository(HandledJobRow).existsBy({ id });

/** Counts every start but the first. Beyond the limit a job fails for good instead of crashing another worker. */
async function isPoison(db: DataSource, job: BullJob): Promise<boolean> {
  if (job.attemptsStarted <= 1) return false;
  const [{ starts }] = await db.query<[{ starts: number }]>(
    `INSERT INTO job_starts (id, starts) VALUES ($1, 2)
     ON CONFLICT (id) DO UPDATE SET starts = job_starts.starts + 1 RETURNING starts`,
    [job.id],
  );
  return starts > (job.opts.attempts ?? 1) + crashesAllowed;
}

/** A BullMQ worker. `onFailed` runs once, after the last attempt. */
export function startWorker(
  queue: string,
  handle: (job: BullJob) => Promise<void>,
  onFailed: (job: BullJob, error: Error) => Promise<void>,
  { redisUrl, logger, db, concurrency }: WorkOptions,
): { close(): Promise<void> } {
  const connection = blockingRedis(redisUrl, logger);
  const worker = new Worker(
    queue,
    async (job) => {
      if (await isPoison(db, job)) throw new UnrecoverableError(`${job.name} was started too often`);
      await handle(job);
    },
    // Jobs of a killed worker wait for the lock and two stalled checks, at most 16 s.
    { connection, concurrency, lockDuration: 10_000, stalledInterval: 3_000, maxStalledCount: 20 },
  );
  worker.on('error', (error) => logger.warn({ err: error }, 'BullMQ worker error'));
  worker.on('failed', (job, error) => {
    if (!job) return;
    const last = job.finishedOn !== undefined;
    logger.warn({ err: error, job: job.name, jobId: job.id, last }, 'Job failed');
    if (last)
      onFailed(job, error).catch((failure: unknown) =>
        logger.error({ err: failure, job: job.name }, 'Job failed: its failure handler failed as well'),
      );
  });
  return {
    async close() {
      // worker.close() waits for running jobs without limit; jobs cut off here are stalled and started again.
      const late = new Promise<'late'>((done) => setTimeout(() => done('late'), closeLimitMs).unref());
      const first = await Promise.race([worker.close(), late]);
      if (first === 'late') await worker.close(true);
      connection.disconnect();
    },
  };
}
