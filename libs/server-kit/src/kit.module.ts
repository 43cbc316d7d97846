import { Module, type DynamicModule, type OnApplicationShutdown, Inject } from '@nestjs/common';
import { APP_FILTER, DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { ServiceName } from '@giftwell/contracts/core/route';
import type { Redis } from 'ioredis';
import { Clock } from './clock.js';
import type { ServiceConfig } from './config.js';
import { databaseOptions, type ServiceSchema } from './database.js';
import { Events } from './events.js';
import { Jobs } from './jobs.js';
import type { Logger } from './log.js';
import { Outbox } from './outbox.js';
import { Pusher } from './push.js';
import { commandRedis } from './redis.js';
import { RpcErrorFilter } from './rpc-error-filter.js';
import { CONFIG, LOGGER, REDIS, SERVICE } from './tokens.js';

export interface KitOptions<C extends ServiceConfig = ServiceConfig> {
  service: ServiceName;
  config: C;
  logger: Logger;
  database: ServiceSchema;
}

/** What every service stands on: configuration, log, database, Redis, outbox, jobs, events, push, clock. */
@Module({})
export class KitModule implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  static forService({ service, config, logger, database }: KitOptions): DynamicModule {
    return {
      module: KitModule,
      global: true,
      imports: [
        DiscoveryModule,
        TypeOrmModule.forRoot({
          ...databaseOptions(config.DATABASE_URL, database, config.DATABASE_POOL),
          // Dependencies may come after us, in any order.
          retryAttempts: Number.MAX_SAFE_INTEGER,
          retryDelay: 500,
        }),
      ],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: LOGGER, useValue: logger },
        { provide: SERVICE, useValue: service },
        { provide: REDIS, useFactory: () => commandRedis(config.REDIS_URL, logger) },
        { provide: APP_FILTER, useClass: RpcErrorFilter },
        Clock,
        Outbox,
        Jobs,
        Events,
        Pusher,
      ],
      exports: [CONFIG, LOGGER, REDIS, SERVICE, Clock, Outbox, Jobs, Events, Pusher],
    };
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
