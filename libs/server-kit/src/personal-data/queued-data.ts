import { Inject, Injectable } from '@nestjs/common';
import { Queue, type Job } from 'bullmq';
import type { ServiceConfig } from '../config.js';
import type { Logger } from '../log/log.js';
import { Workers } from '../queues/workers.js';
import { requestRedis } from '../redis.js';
import { CONFIG, LOGGER } from '../tokens.js';

const idle = ['completed', 'failed', 'waiting', 'prioritized', 'delayed'] as const;
const jobsAtOnce = 250;

/** The jobs and events about a user in the queues that this service works on. */
@Injectable()
export class QueuedData {
  constructor(
    @Inject(CONFIG) private readonly config: ServiceConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly workers: Workers,
  ) {}

  /** Removes those whose data has this `userId`, except in the queue `spared` and those that are handled right now. */
  async forget(userId: number, spared: string): Promise<void> {
    const redis = requestRedis(this.config.REDIS_URL, this.logger, {
      maxRetriesPerRequest: null,
      enableOfflineQueue: true,
      commandTimeout: 5_000,
    });
    try {
      for (const name of this.workers.queues) {
        if (name === spared) continue;
        const queue = new Queue(name, { connection: redis });
        for (const job of await jobsOf(queue, userId)) await this.remove(job);
        await queue.close();
      }
    } finally {
      redis.disconnect();
    }
  }

  /** A job that was started meanwhile is locked. */
  private async remove(job: Job): Promise<void> {
    await job.remove().catch((error: unknown) => {
      this.logger.debug({ err: error, jobId: job.id }, 'Job not removed');
    });
  }
}

async function jobsOf(queue: Queue, userId: number): Promise<Job[]> {
  const found: Job[] = [];
  for (let at = 0; ; at += jobsAtOnce) {
    const jobs = await queue.getJobs([...idle], at, at + jobsAtOnce - 1);
    // A job may be removed between its listing and its reading.
    found.push(...jobs.filter((job) => (job?.data as { userId?: unknown } | undefined)?.userId === userId));
    if (jobs.length < jobsAtOnce) return found;
  }
}
