import type { DynamicModule, NestApplicationOptions, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { CustomStrategy } from '@nestjs/microservices';
import type { ServiceName } from '@giftwell/contracts/core/route';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { inProcess, type ServiceConfig } from '../config.js';
import { startHealthServer } from './health.js';
import { nestLogger, type Logger } from '../log/log.js';
import { startMetrics } from '../metrics/metrics-server.js';
import { waitUntilReady } from '../redis.js';
import { InProcessServer } from '../rpc/in-process-server.js';
import { RpcServer } from '../rpc/rpc-server.js';
import { collectGarbageWhenIdle } from './idle-gc.js';
import { REDIS } from '../tokens.js';
import { startTraces } from '../traces/start-traces.js';

const drainMs = 10_000;

export interface RunningService {
  /** The RPC port. */
  port: number;
  get<T>(token: Type<T> | symbol): T;
  stop(): Promise<void>;
}

async function listening(
  module: DynamicModule,
  options: Pick<NestApplicationOptions, 'logger' | 'abortOnError'> & CustomStrategy,
) {
  const app = await NestFactory.createMicroservice<CustomStrategy>(module, options);
  await waitUntilReady(app.get<Redis>(REDIS));
  await app.listen().catch(async (error: unknown) => {
    await app.close().catch(() => undefined);
    throw error;
  });
  return app;
}

const serverFor = (service: ServiceName, config: ServiceConfig, logger: Logger) =>
  config.RPC_PORT === inProcess
    ? new InProcessServer(service)
    : new RpcServer(config.RPC_HOST, config.RPC_PORT, config.RPC_TRUSTED_KEYS, logger);

/** Starts a service: RPC unless ROLE is worker, a health server, and a graceful shutdown. */
export async function startService(
  service: ServiceName,
  module: DynamicModule,
  config: ServiceConfig,
  logger: Logger,
): Promise<RunningService> {
  const answers = config.ROLE !== 'worker';
  const metrics = await startMetrics(config.METRICS_PORT, config.METRICS_HOST);
  const traces = await startTraces(config, `${service}-service`, logger);
  const strategy = serverFor(service, config, logger);
  const options = { logger: nestLogger(logger), abortOnError: false };
  const app = answers
    ? await listening(module, { strategy, ...options })
    : // A microservice that does not listen would run each lifecycle hook twice.
      await NestFactory.createApplicationContext(module, options);
  let stopping = false;
  const health = await startHealthServer(config.HEALTH_PORT, config.RPC_HOST, {
    running: async () => (stopping ? Promise.reject(new Error('stopping')) : undefined),
    database: () => app.get(DataSource).query('SELECT 1'),
    redis: () => app.get<Redis>(REDIS).ping(),
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopping = true;
    stopped ??= (async () => {
      if (answers) await strategy.drain(drainMs);
      await app.close();
      health?.close();
      metrics.close();
      await traces.close();
    })();
    return stopped;
  };
  logger.info({ role: config.ROLE, port: answers ? strategy.boundPort : undefined }, 'Ready');
  collectGarbageWhenIdle();
  return { port: answers ? strategy.boundPort : 0, get: (token) => app.get(token as never), stop };
}
