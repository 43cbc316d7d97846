import { Module, type DynamicModule, type OnApplicationShutdown, Inject } from '@nestjs/common';
import { APP_FILTER, DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { ServiceName } from '@giftwell/contracts/core/route';
import type { Redis } from 'ioredis';
import { Clock } from './clock.js';
import type { ServiceConfig } from './config.js';
import { connectMigrated } from './database/connect-migrated.js';
import { databaseOptions, type ServiceSchema } from './database/database.js';
import { Events } from './queues/events.js';
import { Jobs } from './queues/jobs.js';
import type { Logger } from './log/log.js';
import { Inbox } from './queues/inbox.js';
import { Outbox } from './queues/outbox.js';
import { QueueMetrics } from './queues/queue-metrics.js';
import { Workers } from './queues/workers.js';
import { Erasure } from './personal-data/erasure.js';
import { PersonalRows } from './personal-data/personal-rows.js';
import { QueuedData } from './personal-data/queued-data.js';
import { Pusher } from './push.js';
import { requestRedis } from './redis.js';
import { RpcErrorFilter } from './rpc/rpc-error-filter.js';
import { ServiceClients, type Addresses } from './rpc/service-clients.js';
import { UserWrites } from './user-writes/user-writes.js';
import { CONFIG, LOGGER, REDIS, SERVICE } from './tokens.js';

export interface KitOptions<C extends ServiceConfig = ServiceConfig> {
  service: ServiceName;
  config: C;
  logger: Logger;
  database: ServiceSchema;
  /** The services that this one may call, and the key that signs its calls. */
  calls?: { addresses: Addresses; key: string };
}

/** The common module of all services: configuration, log, database, Redis, outbox, jobs, events, push, clock. */
@Module({})
export class KitModule implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  static forService({ service, config, logger, database, calls }: KitOptions): DynamicModule {
    const { addresses, key } = calls ?? { addresses: {}, key: '' };
    return {
      module: KitModule,
      global: true,
      imports: [
        DiscoveryModule,
        TypeOrmModule.forRootAsync({
          useFactory: () => ({
            ...databaseOptions(config.DATABASE_URL, database, config.DATABASE_POOL),
            // Dependencies, and the migrations of a new version, may come later, in any order.
            retryAttempts: Number.MAX_SAFE_INTEGER,
            retryDelay: 500,
          }),
          dataSourceFactory: (options) => connectMigrated(options!),
        }),
      ],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: LOGGER, useValue: logger },
        { provide: SERVICE, useValue: service },
        { provide: REDIS, useFactory: () => requestRedis(config.REDIS_URL, logger) },
        {
          provide: ServiceClients,
          useFactory: () => new ServiceClients(addresses, { caller: service, key }),
        },
        { provide: APP_FILTER, useClass: RpcErrorFilter },
        Clock,
        Outbox,
        Inbox,
        Workers,
        Jobs,
        Events,
        QueueMetrics,
        Pusher,
        UserWrites,
        PersonalRows,
        QueuedData,
        Erasure,
      ],
      exports: [
        ...[CONFIG, LOGGER, REDIS, SERVICE, Clock, Outbox, Jobs, Events, Pusher, ServiceClients],
        ...[PersonalRows, QueuedData, Erasure, UserWrites],
      ],
    };
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
