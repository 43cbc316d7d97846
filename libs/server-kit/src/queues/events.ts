import {
  Inject,
  Injectable,
  SetMetadata,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type Type,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { AppEvent, EventData } from '@giftwell/contracts/core/event';
import type { ServiceName } from '@giftwell/contracts/core/route';
import { allEvents } from '@giftwell/contracts/events';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { ServiceConfig } from '../config.js';
import { withRequestId, type Logger } from '../log/log.js';
import { Outbox } from './outbox.js';
import { CONFIG, LOGGER, SERVICE } from '../tokens.js';
import { UserWrites } from '../user-writes/user-writes.js';
import { markHandled, startWorker } from './work.js';

/** Implemented by the one class of a service that handles an event; `tx` also holds the inbox row. */
export interface Handles<E extends AppEvent> {
  handle(data: EventData<E>, tx: EntityManager): Promise<void>;
}

const EVENT = Symbol('event');
export const EventHandler =
  <E extends AppEvent>(event: E) =>
  (target: Type<Handles<E>>): void => {
    Injectable()(target);
    SetMetadata(EVENT, event)(target);
  };

/** One queue for each event and subscriber, so that each is retried on its own. */
export const eventQueue = (event: AppEvent, subscriber: ServiceName): string =>
  `event.${event.name}.${subscriber}`;
const retries = { attempts: 8, backoff: { type: 'exponential', delay: 1_000 } };

@Injectable()
export class Events implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly workers: { close(): Promise<void> }[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: ServiceConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(SERVICE) private readonly service: ServiceName,
    private readonly outbox: Outbox,
    private readonly db: DataSource,
    private readonly discovery: DiscoveryService,
    private readonly writes: UserWrites,
  ) {}

  /** Publishes when `tx` commits; each subscriber gets it at least once. */
  publish<E extends AppEvent>(tx: EntityManager, event: E, data: z.input<E['data']>): Promise<void> {
    const parsed = event.data.parse(data);
    const rows = event.subscribers.map((subscriber) => ({
      queue: eventQueue(event, subscriber),
      name: event.name,
      data: parsed,
      options: retries,
    }));
    return this.outbox.put(tx, rows);
  }

  onApplicationBootstrap(): void {
    const handlers = this.findHandlers();
    for (const event of allEvents) {
      if (event.subscribers.includes(this.service) && !handlers.has(event)) {
        throw new Error(`${this.service} subscribes to ${event.name} and has no handler for it`);
      }
    }
    if (this.config.ROLE === 'rpc') return;
    for (const [event, handler] of handlers) this.work(event, handler);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private findHandlers(): Map<AppEvent, Handles<AppEvent>> {
    const handlers = new Map<AppEvent, Handles<AppEvent>>();
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const event = metatype && (Reflect.getMetadata(EVENT, metatype) as AppEvent | undefined);
      if (!event) continue;
      if (!event.subscribers.includes(this.service)) {
        throw new Error(`${this.service} handles ${event.name} and is not among its subscribers`);
      }
      if (handlers.has(event)) throw new Error(`${event.name} has two handlers in ${this.service}`);
      handlers.set(event, instance as Handles<AppEvent>);
    }
    return handlers;
  }

  private work(event: AppEvent, handler: Handles<AppEvent>): void {
    const { db, logger, writes } = this;
    const worker = startWorker(
      eventQueue(event, this.service),
      (bull) =>
        withRequestId(bull.id!, () =>
          writes.around([bull.data], () =>
            db.transaction(async (tx) => {
              if (await markHandled(tx, bull.id!)) await handler.handle(event.data.parse(bull.data), tx);
            }),
          ),
        ),
      async (bull) =>
        logger.error({ event: event.name, jobId: bull.id }, 'Event handler failed after last attempt'),
      { redisUrl: this.config.REDIS_URL, logger, db, concurrency: 5 },
    );
    this.workers.push(worker);
  }
}
