import { Injectable } from '@nestjs/common';
import type { Job as BullJob } from 'bullmq';
import { DataSource, type EntityManager } from 'typeorm';
import { UserWrites } from '../user-writes/user-writes.js';
import { HandledJobRow } from './outbox.entity.js';

/** A job that was started this often beyond its attempts has crashed its worker each time. */
const crashesAllowed = 5;

/** A delivered job or event. */
export interface Message {
  id: string;
  data: unknown;
}

/** Records in the database which jobs and events were delivered. */
@Injectable()
export class Inbox {
  constructor(
    private readonly db: DataSource,
    private readonly writes: UserWrites,
  ) {}

  wasHandled(id: string): Promise<boolean> {
    return this.db.getRepository(HandledJobRow).existsBy({ id });
  }

  /** Runs the effect and marks `id` in one transaction; false if it is already marked. */
  async handle(id: string, data: unknown, effect: (tx: EntityManager) => Promise<void>): Promise<boolean> {
    return (await this.handleAll([{ id, data }], (_fresh, tx) => effect(tx))) === 1;
  }

  /** The same for several: the effect gets those that aren't marked yet. Returns their number. */
  handleAll(
    messages: readonly Message[],
    effect: (fresh: Message[], tx: EntityManager) => Promise<void>,
  ): Promise<number> {
    const data = messages.map((message) => message.data);
    // In a fixed order, so that two batches with the same ids can't deadlock.
    const ids = messages.map(({ id }) => id).sort();
    return this.writes.around(data, () =>
      this.db.transaction(async (tx) => {
        const marked = await tx.query<{ id: string }[]>(
          'INSERT INTO handled_jobs (id) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING RETURNING id',
          [ids],
        );
        const isNew = new Set(marked.map(({ id }) => id));
        const fresh = messages.filter(({ id }) => isNew.has(id));
        if (fresh.length > 0) await effect(fresh, tx);
        return fresh.length;
      }),
    );
  }

  /** Counts every start except the first. Beyond the limit a job fails for good instead of crashing another worker. */
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
