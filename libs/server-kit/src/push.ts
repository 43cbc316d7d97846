import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Push } from '@giftwell/contracts/core/event';
import type { Redis } from 'ioredis';
import { filter, map, Subject, type Observable } from 'rxjs';
import type { z } from 'zod';
import type { ProcessConfig } from './config.js';
import type { Logger } from './log/log.js';
import { blockingRedis } from './redis.js';
import { CONFIG, LOGGER, REDIS } from './tokens.js';

const channel = 'push';
interface Envelope {
  /** One of both is set. */
  userId?: number;
  topic?: string;
  type: string;
  data: unknown;
}

/** Sends push messages to the browsers of one user, or of all who follow a topic; clients must tolerate lost ones. */
@Injectable()
export class Pusher {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Never rejects because of Redis: clients can always fetch the current state. */
  toUser<P extends Push>(userId: number, push: P, data: z.input<P['data']>): Promise<void> {
    return this.send({ userId, type: push.type, data: push.data.parse(data) });
  }

  /** The same to all who follow a topic, such as a public page. */
  toTopic<P extends Push>(topic: string, push: P, data: z.input<P['data']>): Promise<void> {
    return this.send({ topic, type: push.type, data: push.data.parse(data) });
  }

  private async send(envelope: Envelope): Promise<void> {
    await this.redis.publish(channel, JSON.stringify(envelope)).catch((error: unknown) => {
      this.logger.warn({ err: error, type: envelope.type }, 'Push message not published');
    });
  }
}

/** Receives push messages, in the gateway. */
@Injectable()
export class PushStream implements OnApplicationShutdown {
  private readonly redis: Redis;
  private readonly all = new Subject<Envelope>();

  constructor(@Inject(CONFIG) config: ProcessConfig, @Inject(LOGGER) logger: Logger) {
    this.redis = blockingRedis(config.REDIS_URL, logger);
    // Fails only if the process stops before it has connected.
    this.redis.subscribe(channel).catch((error: unknown) => {
      logger.info({ err: error }, 'Push channel: subscribing to Redis failed');
    });
    this.redis.on('message', (_channel: string, text: string) => this.all.next(JSON.parse(text) as Envelope));
  }

  of(userId: number): Observable<{ type: string; data: unknown }> {
    return this.where((envelope) => envelope.userId === userId);
  }

  ofTopic(topic: string): Observable<{ type: string; data: unknown }> {
    return this.where((envelope) => envelope.topic === topic);
  }

  private where(isWanted: (envelope: Envelope) => boolean): Observable<{ type: string; data: unknown }> {
    return this.all.pipe(
      filter(isWanted),
      map(({ type, data }) => ({ type, data })),
    );
  }

  onApplicationShutdown(): void {
    this.all.complete();
    this.redis.disconnect();
  }
}
