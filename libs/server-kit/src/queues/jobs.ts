import {
  Inject,
  Injectable,
  SetMetadata,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type Type,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { ServiceName } from '@giftwell/contracts/core/route';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { ServiceConfig } from '../config.js';
import { withRequestId, type Logger } from '../log/log.js';
import { Outbox } from './outbox.js';
import { CONFIG, LOGGER, SERVICE } from '../tokens.js';
import { UserWrites } from '../user-writes/user-writes.js';
import { markHandled, startWorker, wasHandled } from './work.js';

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

/** Runs the effect of a job at most once, in one transaction with its mark. False when it had run before. */
export type Finish = (effect: (tx: EntityManager) => Promise<void>) => Promise<boolean>;

/** Implemented by the one class that handles the job. */
export interface Runs<J extends Job> {
  run(data: z.output<J['data']>, finish: Finish): Promise<void>;
  /** Called once, after the last attempt. */
  failed?(data: z.output<J['data']>, error: Error): Promise<void>;
}

const JOB = Symbol('job');
export const JobHandler =
  <J extends Job>(job: J) =>
  (target: Type<Runs<J>>): void => {
    Injectable()(target);
    SetMetadata(JOB, job)(target);
  };

@Injectable()
export class Jobs implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly workers: { close(): Promise<void> }[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: ServiceConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(SERVICE) private readonly service: ServiceName,
    private readonly outbox: Outbox,
    private readonly discovery: DiscoveryService,
    private readonly db: DataSource,
    private readonly writes: UserWrites,
  ) {}

  /** Queued when `tx` commits. */
  add<J extends Job>(tx: EntityManager, job: J, data: z.input<J['data']>): Promise<void> {
    const options = {
      attempts: job.attempts ?? 5,
      backoff: { type: 'exponential', delay: job.backoffMs ?? 1_000 },
      ...(job.delayMs && { delay: job.delayMs }),
    };
    return this.outbox.put(tx, [{ queue: job.name, name: job.name, data: job.data.parse(data), options }]);
  }

  onApplicationBootstrap(): void {
    const handlers = new Map<Job, Runs<Job>>();
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const job = metatype && (Reflect.getMetadata(JOB, metatype) as Job | undefined);
      if (!job) continue;
      if (handlers.has(job)) throw new Error(`The job ${job.name} has two handlers`);
      handlers.set(job, instance as Runs<Job>);
    }
    if (this.config.ROLE === 'rpc') return;
    // Other services may run in the same process.
    const own = [...defined].filter(({ name }) => name.startsWith(`${this.service}.`));
    for (const job of own) if (!handlers.has(job)) throw new Error(`The job ${job.name} has no handler`);
    for (const [job, handler] of handlers) this.work(job, handler);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private work(job: Job, handler: Runs<Job>): void {
    const { db, logger, writes } = this;
    const options = { redisUrl: this.config.REDIS_URL, logger, db, concurrency: job.concurrency ?? 5 };
    const worker = startWorker(
      job.name,
      (bull) =>
        withRequestId(bull.id!, async () => {
          if (await wasHandled(db, bull.id!)) return;
          const finish: Finish = (effect) =>
            writes.around([bull.data], () =>
              db.transaction(async (tx) => {
                const first = await markHandled(tx, bull.id!);
                if (first) await effect(tx);
                return first;
              }),
            );
          await handler.run(job.data.parse(bull.data), finish);
        }),
      async (bull, error) => handler.failed?.(job.data.parse(bull.data), error),
      options,
    );
    this.workers.push(worker);
  }
}
