import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Queue, type JobsOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import { DataSource, type EntityManager } from 'typeorm';
import { setImmediate as immediate } from 'node:timers/promises';
import type { ServiceConfig } from '../config.js';
import type { Logger } from '../log/log.js';
import { OutboxRow } from './outbox.entity.js';
import { afterCommit } from '../database/after-commit.js';
import { blockingRedis, requestRedis } from '../redis.js';
import { inSpan, outsideTraces, traceparent } from '../traces/traces.js';
import { CONFIG, LOGGER, REDIS } from '../tokens.js';

const pollMs = 1_000;
/** Jobs that are relayed together: each batch costs a transaction. */
const batch = 1_000;
const answerMs = 5_000;
/** Jobs that are sent to Redis together. */
const part = 200;
const channelOf = (schema: string) => `outbox:${schema}`;

type NewRow = Pick<OutboxRow, 'queue' | 'name' | 'data' | 'options'>;

/** The transactional outbox: jobs and events reach a queue only through it. */
@Injectable()
export class Outbox implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly queues = new Map<string, Queue>();
  private redis: Redis | undefined;
  private listener: Redis | undefined;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private again = false;
  private closed = false;

  constructor(
    @Inject(CONFIG) private readonly config: ServiceConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly db: DataSource,
    @Inject(REDIS) private readonly requests: Redis,
  ) {}

  /** Rows become jobs once the transaction commits; a job's id is `o-` and the row's id. */
  async put(tx: EntityManager, rows: NewRow[]): Promise<void> {
    const [first] = rows;
    if (!first) return;
    await inSpan('added jobs', { queue: first.queue, count: rows.length }, () => this.insert(tx, rows));
    afterCommit(tx, this.notifyRelay);
  }

  private async insert(tx: EntityManager, rows: NewRow[]): Promise<void> {
    const metadata = traceparent();
    const alike = groupsOf(rows).map(({ options, ...group }) => ({
      ...group,
      // Where BullMQ keeps the trace of a job.
      options: metadata ? { ...options, telemetry: { metadata } } : options,
    }));
    await tx.query(
      `INSERT INTO outbox (id, queue, name, data, options)
       SELECT gen_random_uuid(), alike.queue, alike.name, job.data, alike.options
       FROM jsonb_to_recordset($1) AS alike(queue text, name text, options jsonb, jobs jsonb),
         jsonb_array_elements(alike.jobs) AS job(data)`,
      [JSON.stringify(alike)],
    );
  }

  onApplicationBootstrap(): void {
    if (this.config.ROLE === 'rpc') return;
    this.redis = requestRedis(this.config.REDIS_URL, this.logger, {
      maxRetriesPerRequest: null,
      // A limit for each command is a timer for each job; `answered` has one for all.
      commandTimeout: undefined,
    });
    this.timer = setInterval(() => this.trigger(), pollMs);
    this.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    this.listener?.disconnect();
    await this.running;
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    this.redis?.disconnect();
  }

  /** Relays waiting rows; calls during a run cause one more run. */
  trigger(): void {
    if (this.closed) return;
    if (this.running) {
      this.again = true;
      return;
    }
    // One run relays the rows of many requests.
    this.running = outsideTraces(() => this.relayAll()).finally(() => {
      this.running = null;
      if (this.again) {
        this.again = false;
        this.trigger();
      }
    });
  }

  /** Relays here, or notifies a process that does; if the message is lost, the next poll finds the rows. */
  private readonly notifyRelay = (): void => {
    if (this.config.ROLE !== 'rpc') return this.trigger();
    this.requests.publish(channelOf(this.schema), '').catch(() => undefined);
  };

  private get schema(): string {
    return (this.db.options as { schema: string }).schema;
  }

  private async relayAll(): Promise<void> {
    try {
      while (!this.closed && this.redis?.status === 'ready' && (await this.relay()) === batch);
    } catch (error) {
      this.logger.warn({ err: error }, 'Outbox relay failed; retrying');
    }
  }

  private relay(): Promise<number> {
    return this.db.transaction(async (tx) => {
      const rows = await tx
        .query<OutboxRow[]>(
          // An array, because a plan may read a subquery several times, each time with other rows.
          `DELETE FROM outbox WHERE id = ANY (ARRAY(
             SELECT id FROM outbox ORDER BY position LIMIT ${batch} FOR UPDATE SKIP LOCKED))
           RETURNING id, position, queue, name, data, options`,
        )
        .then((answer) => answer[0] as unknown as OutboxRow[]);
      rows.sort((a, b) => Number(a.position) - Number(b.position));
      for (const queue of new Set(rows.map((row) => row.queue))) {
        const jobs = rows.filter((row) => row.queue === queue);
        await this.send(queue, jobs);
      }
      return rows.length;
    });
  }

  /** Part by part, so that Redis works on one part while the next is put together. */
  private async send(queue: string, rows: readonly OutboxRow[]): Promise<void> {
    const parts: Promise<unknown>[] = [];
    for (let from = 0; from < rows.length; from += part) {
      if (from > 0) await immediate();
      const jobs = rows
        .slice(from, from + part)
        .map(({ id, name, data, options }) => ({ name, data, opts: { ...options, jobId: `o-${id}` } }));
      const sent = this.queue(queue).addBulk(jobs);
      // A part may fail while the next one is put together; all are awaited below.
      sent.catch(() => undefined);
      parts.push(sent);
    }
    await answered(Promise.all(parts));
  }

  private queue(name: string): Queue {
    const known = this.queues.get(name);
    if (known) return known;
    const queue = new Queue(name, { connection: this.redis!, defaultJobOptions: keep });
    queue.on('error', (error) => this.logger.warn({ err: error }, 'BullMQ queue error'));
    this.queues.set(name, queue);
    return queue;
  }

  /** Listens for processes that only answer calls, so that their rows don't wait for the next poll. */
  private listen(): void {
    this.listener = blockingRedis(this.config.REDIS_URL, this.logger);
    this.listener.on('message', () => this.trigger());
    this.listener.subscribe(channelOf(this.schema)).catch(() => undefined);
  }
}

/** Rejects if Redis takes too long. */
function answered<T>(work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`Redis did not answer within ${answerMs} ms`)), answerMs);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

interface AlikeRows extends Omit<NewRow, 'data'> {
  jobs: object[];
}

/** Rows that follow each other and differ only in their data, so that the rest is sent once. */
function groupsOf(rows: readonly NewRow[]): AlikeRows[] {
  const groups: AlikeRows[] = [];
  for (const { data, ...rest } of rows) {
    const last = groups.at(-1);
    if (last && last.queue === rest.queue && last.name === rest.name && last.options === rest.options)
      last.jobs.push(data);
    else groups.push({ ...rest, jobs: [data] });
  }
  return groups;
}

const keep: JobsOptions = {
  removeOnComplete: { age: 3_600, count: 1_000 },
  removeOnFail: { age: 7 * 86_400 },
};
