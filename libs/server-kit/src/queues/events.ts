import type { AppEvent, EventData } from '@giftwell/contracts/core/event';
import type { ServiceName } from '@giftwell/contracts/core/route';
import { allEvents } from '@giftwell/contracts/events';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { Logger } from '../log/log.js';
import { LOGGER, SERVICE } from '../tokens.js';
import { Outbox } from './outbox.js';
import { handlerOf, Workers } from './workers.js';

/** Implemented by the one class of a service that handles an event; `tx` also holds the inbox row. */
export interface Handles<E extends AppEvent> {
  handle(data: EventData<E>, tx: EntityManager): Promise<void>;
  /** If set, events that arrive together are handled in one transaction. */
  handleAll?(events: EventData<E>[], tx: EntityManager): Promise<void>;
}

const EVENT = Symbol('event');
export const EventHandler = <E extends AppEvent>(event: E) => handlerOf<Handles<E>>(EVENT, event);

/** One queue for each event and subscriber, so that each is retried on its own. */
export const eventQueue = (event: AppEvent, subscriber: ServiceName): string =>
  `event.${event.name}.${subscriber}`;
const retries = { attempts: 8, backoff: { type: 'exponential', delay: 1_000 } };

@Injectable()
export class Events implements OnApplicationBootstrap {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(SERVICE) private readonly service: ServiceName,
    private readonly outbox: Outbox,
    private readonly workers: Workers,
  ) {}

  /** Publishes when `tx` commits; each subscriber gets it at least once. */
  publish<E extends AppEvent>(tx: EntityManager, event: E, data: z.input<E['data']>): Promise<void> {
    const parsed = event.data.parse(data);
    const rows = event.subscribers.map((subscriber) => ({
      queue: eventQueue(event, subscriber),
      name: event.name,
      data: parsed,
      options: event.isForgotten ? { ...retries, removeOnComplete: true } : retries,
    }));
    return this.outbox.put(tx, rows);
  }

  onApplicationBootstrap(): void {
    const handlers = this.workers.handlers<AppEvent, Handles<AppEvent>>(EVENT);
    for (const event of handlers.keys()) {
      if (!event.subscribers.includes(this.service)) {
        throw new Error(`${this.service} handles ${event.name} and is not among its subscribers`);
      }
    }
    for (const event of allEvents) {
      if (event.subscribers.includes(this.service) && !handlers.has(event)) {
        throw new Error(`${this.service} subscribes to ${event.name} and has no handler for it`);
      }
    }
    if (!this.workers.enabled) return;
    for (const [event, handler] of handlers) this.startWorker(event, handler);
  }

  private startWorker(event: AppEvent, handler: Handles<AppEvent>): void {
    const handleAll = handler.handleAll?.bind(handler);
    this.workers.start({
      queue: eventQueue(event, this.service),
      handleAll:
        handleAll &&
        ((all, tx) =>
          handleAll(
            all.map((data) => event.data.parse(data)),
            tx,
          )),
      handle: async (data, finish) => {
        await finish((tx) => handler.handle(event.data.parse(data), tx));
      },
      failed: async (_data, _error, jobId) =>
        this.logger.error({ event: event.name, jobId }, 'Event handler failed after last attempt'),
    });
  }
}
