import { Injectable } from '@nestjs/common';
import type { Job as BullJob } from 'bullmq';
import { DataSource, type EntityManager } from 'typeorm';
import { UserWrites } from '../user-writes/user-writes.js';
import { HandledJobRow } from './outbox.entity.js';

/** A job that was started this often beyond its attempts has crashed its worker each time. */
const crashesAllowed = 5;

/** What the database knows of the jobs and events that were delivered. */
@Injectable()
export class Inbox {
  constructor(
    private readonly db: DataSource,
    private readonly writes: UserWrites,
  ) {}

  wasHandled(id: string): Promise<boolean> {
    return this.db.getRepository(HandledJobRow).existsBy({ id });
  }

  /** Runs the effect and marks `id` in one transaction; false when it is marked already. */
  handle(id: string, data: unknown, effect: (tx: EntityManager) => Promise<void>): Promise<boolean> {
    return this.writes.around([data], () =>
      this.db.transaction(async (tx) => {
        const marked = await tx.query<unknown[]>(
          'INSERT INTO handled_jobs (id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING id',
          [id],
        );
        if (marked.length > 0) await effect(tx);
        return marked.length > 0;
      }),
    );
  }

  /** Counts every start but the first. Beyond the limit a job fails for good instead of crashing another worker. */
  async isStartedTooOften(job: BullJob): Promise<boolean> {
    if (job.attemptsStarted <= 1) return false;
    const [{ starts }] = await this.db.query<[{ starts: number }]>(
      `INSERT INTO job_starts (id, starts) VALUES ($1, 2)
       ON CONFLICT (id) DO UPDATE SET starts = job_starts.starts + 1 RETURNING starts`,
      [job.id],
    );
    return starts > (job.opts.attempts ?? 1) + crashesAllowed;
  }
}
