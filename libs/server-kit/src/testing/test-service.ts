import type { Type } from '@nestjs/common';
import type { UserId } from '@giftwell/contracts/core/ids';
import type { Client } from '@giftwell/contracts/core/client';
import type { Routes, ServiceName } from '@giftwell/contracts/core/route';
import type { Redis } from 'ioredis';
import { randomBytes, randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { Clock } from '../clock.js';
import { loadConfig, type ServiceConfig } from '../config.js';
import type { CallContext } from '../handlers/call.js';
import { createLogger } from '../log/log.js';
import type { OutboxRow } from '../queues/outbox.entity.js';
import { blockingRedis } from '../redis.js';
import { RpcClient } from '../rpc/rpc-client.js';
import type { ServiceProgram } from '../start/run-service.js';
import { startService } from '../start/start.js';
import { TestClock } from './clock.js';
import { RedisQueues } from './redis-queues.js';
import { cloneDatabase } from './test-database.js';

export interface TestServiceOptions<S extends z.ZodType<ServiceConfig>> extends ServiceProgram<S> {
  /** Variables besides the required ones. */
  env?: Record<string, string>;
}

export interface TestService {
  /** Calls over real RPC, as this user or as a guest; `browser` identifies the browser, `clientAddress` is the network address. */
  client<T extends Routes>(
    routes: T,
    userId: number | null,
    browser?: string,
    clientAddress?: string,
  ): Client<T>;
  readonly rpc: RpcClient;
  readonly db: DataSource;
  readonly redis: Redis;
  readonly clock: TestClock;
  readonly logLines: string[];
  readonly address: { host: string; port: number };
  get<T>(token: Type<T> | symbol): T;
  /** Rows that aren't in a queue yet. */
  outbox(): Promise<OutboxRow[]>;
  /**
   * Waits until the outbox and every queue of this Redis are empty, except for events to other services and delayed
   * jobs.
   */
  settle(): Promise<void>;
  /** Runs delayed jobs now, then waits like `settle`. */
  runDelayedJobs(): Promise<void>;
  close(): Promise<void>;
}

const redisDatabases = 16;
/** The limit in jest.base.mjs. */
const workersOfARun = 2;
/** The discard port, where nothing listens: the default address of other services. */
const nowhere = '127.0.0.1:9';
const elsewhere = { AUTH_RPC: nowhere, GIFT_AI_RPC: nowhere, PLANNING_RPC: nowhere, PAYMENTS_RPC: nowhere };

/** The real service with its own database and its own Redis database. */
export async function testService<S extends z.ZodType<ServiceConfig>>(
  options: TestServiceOptions<S>,
): Promise<TestService> {
  const { TEST_DATABASE_URL } = backing();
  const database = await cloneDatabase(TEST_DATABASE_URL, options.database);
  const redisUrl = testRedisUrl();
  const key = randomBytes(32).toString('hex');
  const config = loadConfig(options.config, {
    NODE_ENV: 'test',
    LOG_LEVEL: 'debug',
    ROLE: 'all',
    REDIS_URL: redisUrl,
    DATABASE_URL: database.url,
    RPC_PORT: '0',
    RPC_TRUSTED_KEYS: `test:${key}`,
    RPC_KEY: key,
    ...elsewhere,
    ...options.env,
  });
  const logLines: string[] = [];
  const logger = createLogger(options.service, config.LOG_LEVEL, {
    write: (entry) => void logLines.push(entry),
  });
  const redis = blockingRedis(redisUrl, logger);
  await redis.flushdb();
  const running = await startService(options.service, options.module(config, logger), config, logger).catch(
    async (error: unknown) => {
      redis.disconnect();
      await database.drop();
      throw error;
    },
  );
  const clock = new TestClock(running.get(Clock));
  const address = { host: '127.0.0.1', port: running.port };
  const rpc = new RpcClient(options.service, address, { caller: 'test', key });
  const db = running.get(DataSource);
  const outbox = () =>
    db.query<OutboxRow[]>('SELECT id, queue, name, data, options FROM outbox ORDER BY position');
  const queues = new RedisQueues(redis);
  const settled = () => settle(queues, outbox, options.service);
  return {
    rpc,
    db,
    redis,
    clock,
    logLines,
    address,
    outbox,
    get: (token) => running.get(token),
    client: (routes, userId, browser, clientAddress) =>
      clientOf(rpc, routes, { userId: userId as UserId | null, browser, clientAddress }),
    settle: settled,
    async runDelayedJobs() {
      await settled();
      await queues.promotePlanned();
      await settled();
    },
    async close() {
      await running.stop();
      rpc.close();
      await queues.close();
      redis.disconnect();
      await database.drop();
    },
  };
}

/** The Redis database of this Jest worker, for direct use. */
export function testRedisUrl(): string {
  const { JEST_WORKER_ID = 1, TEST_REDIS_RUN = 0 } = process.env;
  const place = Number(TEST_REDIS_RUN) * workersOfARun + Number(JEST_WORKER_ID) - 1;
  // The first database holds the number of runs.
  return `${backing().TEST_REDIS_URL.replace(/\/\d+$/, '')}/${1 + (place % (redisDatabases - 1))}`;
}

function backing(): { TEST_DATABASE_URL: string; TEST_REDIS_URL: string } {
  const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
  if (!TEST_DATABASE_URL || !TEST_REDIS_URL) {
    throw new Error(
      'TEST_DATABASE_URL and TEST_REDIS_URL are not set; is global-setup in the Jest configuration?',
    );
  }
  return { TEST_DATABASE_URL, TEST_REDIS_URL };
}

function clientOf<T extends Routes>(
  rpc: RpcClient,
  routes: T,
  caller: Pick<CallContext, 'userId' | 'browser' | 'clientAddress'>,
): Client<T> {
  const entries = Object.entries(routes).map(([key, route]) => [
    key,
    (input: object, { signal }: { signal?: AbortSignal } = {}) =>
      rpc.call(route, input, {
        ...caller,
        sessionId: null,
        requestId: randomUUID(),
        ...(signal && { signal }),
      }),
  ]);
  return Object.fromEntries(entries) as Client<T>;
}

async function settle(
  queues: RedisQueues,
  outbox: () => Promise<unknown[]>,
  service: ServiceName,
): Promise<void> {
  for (let quiet = 0, tries = 0; quiet < 3; tries += 1) {
    if (tries > 2_000) throw new Error('The queues do not settle');
    const busy = (await outbox()).length > 0 || (await queues.busy(service));
    quiet = busy ? 0 : quiet + 1;
    await new Promise((done) => setTimeout(done, 5));
  }
}
