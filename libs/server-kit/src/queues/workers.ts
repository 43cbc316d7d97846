import { Inject, Injectable, SetMetadata, type OnApplicationShutdown, type Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import type { ServiceConfig } from '../config.js';
import { withRequestId, type Logger } from '../log/log.js';
import { CONFIG, LOGGER } from '../tokens.js';
import { continueTrace, traceparent } from '../traces/traces.js';
import { Batches } from './batches.js';
import { Inbox, type Message } from './inbox.js';
import { startWorker } from './work.js';

/** Runs the effect of a job at most once, in one transaction with its mark. False if it ran before. */
export type Finish = (effect: (tx: EntityManager) => Promise<void>) => Promise<boolean>;

const maxBatch = 50;

/** A queue and the handler of its messages. At most five at once unless `concurrency` is set. */
export interface QueueHandler {
  queue: string;
  concurrency?: number | undefined;
  handle(data: unknown, finish: Finish): Promise<void>;
  /** If set, messages that arrive together are handled in one transaction with their marks. */
  handleAll?: ((data: unknown[], tx: EntityManager) => Promise<void>) | undefined;
  /** Called once, after the last attempt. */
  failed(data: unknown, error: Error, id: string): Promise<void>;
}

/** A message with the `traceparent` of its delivery. */
interface TracedMessage extends Message {
  trace: string | undefined;
}

/** A decorator for the injectable class that handles `item`, a job or an event. */
export const handlerOf =
  <H>(kind: symbol, item: object) =>
  (target: Type<H>): void => {
    Injectable()(target);
    SetMetadata(kind, item)(target);
  };

/** Runs the workers of jobs and of events. */
@Injectable()
export class Workers implements OnApplicationShutdown {
  /** The names of all queues that this process works on. */
  readonly queues: string[] = [];
  private readonly running: { close(): Promise<void> }[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: ServiceConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly inbox: Inbox,
    private readonly discovery: DiscoveryService,
  ) {}

  /** Whether this process runs workers. */
  get enabled(): boolean {
    return this.config.ROLE !== 'rpc';
  }

  /** The instances of all classes decorated with this kind, by what they handle; throws if two handle the same. */
  handlers<I extends { name: string }, H>(kind: symbol): Map<I, H> {
    const found = new Map<I, H>();
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const item = metatype && (Reflect.getMetadata(kind, metatype) as I | undefined);
      if (!item) continue;
      if (found.has(item)) throw new Error(`${item.name} has two handlers`);
      found.set(item, instance as H);
    }
    return found;
  }

  start(handler: QueueHandler): void {
    const { queue, handle, failed } = handler;
    const { inbox, logger } = this;
    const together = this.batchesOf(handler);
    const run = async ({ id, data }: Message) => {
      if (await inbox.wasHandled(id)) return;
      await handle(data, (effect) => inbox.handle(id, data, effect));
    };
    const worker = startWorker(
      {
        queue,
        concurrency: handler.concurrency ?? (together ? maxBatch : 5),
        handle: (job) => {
          const message = { id: job.id!, data: job.data as unknown, trace: traceparent() };
          // A message that was started before may have crashed its process, together with its batch.
          if (together && job.attemptsStarted <= 1) return together.add(message);
          return withRequestId(message.id, () => run(message));
        },
        failed: (job, error) => failed(job.data, error, job.id!),
      },
      { redisUrl: this.config.REDIS_URL, logger, inbox },
    );
    this.queues.push(queue);
    this.running.push(worker);
  }

  private batchesOf({ queue, handleAll }: QueueHandler): Batches<TracedMessage> | undefined {
    if (!handleAll) return undefined;
    const handle = (messages: Message[]) =>
      this.inbox.handleAll(messages, (fresh, tx) =>
        handleAll(
          fresh.map(({ data }) => data),
          tx,
        ),
      );
    return new Batches((messages) => {
      const facts = { queue, count: messages.length };
      const from = messages.map(({ trace }) => trace);
      return withRequestId(messages[0]!.id, () =>
        continueTrace({ kind: 'batch', facts, from }, () => handle(messages)),
      );
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.running.map((worker) => worker.close()));
  }
}
