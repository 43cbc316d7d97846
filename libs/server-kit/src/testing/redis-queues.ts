import { Queue, type Job } from 'bullmq';
import type { Redis } from 'ioredis';

/** The BullMQ queues of a Redis database, read over one connection. */
export class RedisQueues {
  private readonly known = new Map<string, Queue>();

  constructor(private readonly redis: Redis) {}

  /** Whether a queue has jobs that run or wait for a worker; events to other services don't count. */
  async busy(service: string): Promise<boolean> {
    const own = (await this.all()).filter(
      ({ name }) => !name.startsWith('event.') || name.endsWith(`.${service}`),
    );
    const busy = await Promise.all(own.map((queue) => hasWork(queue)));
    return busy.includes(true);
  }

  /** Lets jobs that are planned for later run now. */
  async promotePlanned(): Promise<void> {
    for (const queue of await this.all()) {
      for (const job of await queue.getDelayed()) if (isPlanned(job)) await job.promote();
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.known.values()].map((queue) => queue.close()));
  }

  private async all(): Promise<Queue[]> {
    for (const key of await this.redis.keys('bull:*:meta')) {
      const name = key.split(':').slice(1, -1).join(':');
      if (this.known.has(name)) continue;
      this.known.set(name, new Queue(name, { connection: this.redis, skipMetasUpdate: true }));
    }
    return [...this.known.values()];
  }
}

async function hasWork(queue: Queue): Promise<boolean> {
  const { wait = 0, active = 0, prioritized = 0, delayed = 0 } = await queue.getJobCounts();
  if (wait + active + prioritized > 0) return true;
  return delayed > 0 && (await queue.getDelayed()).some((job) => !isPlanned(job));
}

/** Whether a job is waiting for its first attempt. */
const isPlanned = (job: Job) => job.attemptsStarted === 0;
