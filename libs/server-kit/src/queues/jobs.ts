import type { ServiceName } from '@giftwell/contracts/core/route';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { SERVICE } from '../tokens.js';
import { Outbox } from './outbox.js';
import { handlerOf, Workers, type Finish } from './workers.js';

/** Background work of the service that defines it. `data` holds ids, not copies of rows. */
export interface Job<D extends z.ZodType<object> = z.ZodType<object>> {
  /** `service.verb-noun`, also the queue's name. */
  name: string;
  data: D;
  attempts?: number;
  /** The first pause between attempts in milliseconds; it doubles. */
  backoffMs?: number;
  /** The delay before the first attempt in milliseconds; 0 by default. */
  delayMs?: number;
  concurrency?: number;
}
const defined = new Set<Job>();
export function defineJob<D extends z.ZodType<object>>(job: Job<D>): Job<D> {
  defined.add(job);
  return job;
}

/** Implemented by the one class that handles the job. */
export interface Runs<J extends Job> {
  run(data: z.output<J['data']>, finish: Finish): Promise<void>;
  /** Called once, after the last attempt. */
  failed?(data: z.output<J['data']>, error: Error): Promise<void>;
}

const JOB = Symbol('job');
export const JobHandler = <J extends Job>(job: J) => handlerOf<Runs<J>>(JOB, job);

@Injectable()
export class Jobs implements OnApplicationBootstrap {
  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    private readonly outbox: Outbox,
    private readonly workers: Workers,
  ) {}

  /** Queued when `tx` commits; the first attempt is after `delayMs`. */
  add<J extends Job>(
    tx: EntityManager,
    job: J,
    data: z.input<J['data']>,
    delayMs = job.delayMs,
  ): Promise<void> {
    return this.addAll(tx, job, [data], delayMs);
  }

  /** The same for several, in one statement. */
  addAll<J extends Job>(
    tx: EntityManager,
    job: J,
    all: readonly z.input<J['data']>[],
    delayMs = job.delayMs,
  ): Promise<void> {
    const options = {
      attempts: job.attempts ?? 5,
      backoff: { type: 'exponential', delay: job.backoffMs ?? 1_000 },
      ...(delayMs && { delay: delayMs }),
    };
    const { name } = job;
    return this.outbox.put(
      tx,
      all.map((data) => ({ queue: name, name, data: job.data.parse(data), options })),
    );
  }

  onApplicationBootstrap(): void {
    const handlers = this.workers.handlers<Job, Runs<Job>>(JOB);
    if (!this.workers.enabled) return;
    // Other services may run in the same process.
    const own = [...defined].filter(({ name }) => name.startsWith(`${this.service}.`));
    for (const job of own) if (!handlers.has(job)) throw new Error(`The job ${job.name} has no handler`);
    for (const [job, handler] of handlers) {
      this.workers.start({
        queue: job.name,
        concurrency: job.concurrency,
        handle: (data, finish) => handler.run(job.data.parse(data), finish),
        failed: async (data, error) => handler.failed?.(job.data.parse(data), error),
      });
    }
  }
}
