import { UnrecoverableError, Worker, type Job as BullJob } from 'bullmq';
import type { Logger } from '../log/log.js';
import { observe, observeWork } from '../metrics/measures.js';
import { blockingRedis } from '../redis.js';
import { continueTrace } from '../traces/traces.js';
import type { Inbox } from './inbox.js';

const closeLimitMs = 10_000;

export interface Work {
  queue: string;
  concurrency: number;
  handle(job: BullJob): Promise<void>;
  /** Called once, after the last attempt. */
  failed(job: BullJob, error: Error): Promise<void>;
}

export interface WorkerConnections {
  redisUrl: string;
  logger: Logger;
  inbox: Inbox;
}

/** A BullMQ worker for one queue. */
export function startWorker(
  { queue, concurrency, handle, failed }: Work,
  { redisUrl, logger, inbox }: WorkerConnections,
): { close(): Promise<void> } {
  const connection = blockingRedis(redisUrl, logger);
  const worker = new Worker(
    queue,
    async (job) => {
      if (await inbox.isStartedTooOften(job))
        throw new UnrecoverableError(`${job.name} was started too often`);
      const from = [job.opts.telemetry?.metadata];
      await continueTrace({ kind: 'job', facts: { queue, id: job.id! }, from }, () =>
        observeWork(
          (outcome, seconds) => observe('giftwell_job_seconds', { queue, outcome }, seconds),
          () => handle(job),
        ),
      );
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
      failed(job, error).catch((failure: unknown) =>
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
