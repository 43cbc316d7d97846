import { idSchema } from '@giftwell/contracts/core/ids';
import type { ServiceName } from '@giftwell/contracts/core/route';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { defineJob, Jobs, type Job } from '../queues/jobs.js';
import type { Finish } from '../queues/workers.js';
import { PersonalRows } from './personal-rows.js';
import { QueuedData } from './queued-data.js';

/** Longer than any request, and than the attempts of any event, that were under way when the account was deleted. */
const againAfterMs = 30 * 60_000;

const erasedUser = z.object({ userId: idSchema });
type EraseJob = Job<typeof erasedUser>;

/** The job of a service that deletes a user's rows and queued data. */
export const defineEraseJob = (service: ServiceName): EraseJob =>
  defineJob({ name: `${service}.erase-user`, data: erasedUser, attempts: 15, delayMs: againAfterMs });

/** Deletes what a service holds about a user whose account is gone. */
@Injectable()
export class Erasure {
  constructor(
    private readonly rows: PersonalRows,
    private readonly queued: QueuedData,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Deletes the rows in `tx`, and the queued data afterwards. Both are repeated later, for what was still under way.
   */
  async begin(tx: EntityManager, job: EraseJob, userId: number): Promise<void> {
    await this.rows.erase(tx, userId);
    await this.jobs.add(tx, job, { userId }, 0);
    await this.jobs.add(tx, job, { userId });
  }

  /** Runs the job. */
  async run(job: EraseJob, userId: number, finish: Finish): Promise<void> {
    await this.queued.forget(userId, job.name);
    await finish((tx) => this.rows.erase(tx, userId));
  }
}
