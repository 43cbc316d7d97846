import type { DynamicModule, NestApplicationOptions, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { CustomStrategy } from '@nestjs/microservices';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import type { ServiceConfig } from './config.js';
import { startHealthServer } from './health.js';
import { nestLogger, type Logger } from './log.js';
import { soonReady } from './redis.js';
import { RpcServer } from './rpc/rpc-server.js';
import { giveBackSpareMemory } from './spare-memory.js';
import { REDIS } from './tokens.js';

const drainMs = 10_000;

export interface RunningService {
  /** The RPC port. */
  port: number;
  get<T>(token: Type<T> | symbol): T;
  stop(): Promise<void>;
}

async function listening(
  module: Type | DynamicModule,
  options: Pick<NestApplicationOptions, 'logger' | 'abortOnError'> & CustomStrategy,
) {
  const app = await NestFactory.createMicroservice<CustomStrategy>(module, options);
  await soonReady(app.get<Redis>(REDIS));
  await app.listen().catch(async (error: unknown) => {
    await app.close().catch(() => undefined);
    throw error;
  });
  return app;
}

/** Starts a service: RPC unless ROLE is worker, a health server, and a graceful shutdown. */
export async function startService(
  module: Type | DynamicModule,
  config: ServiceConfig,
  logger: Logger,
): Promise<RunningService> {
  const answers = config.ROLE !== 'worker';
  const strategy = new RpcServer(config.RPC_HOST, config.RPC_PORT, config.RPC_TRUSTED_KEYS, logger);
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
    })();
    return stopped;
  };
  logger.info({ role: config.ROLE, port: answers ? strategy.boundPort : undefined }, 'Ready');
  giveBackSpareMemory();
  return { port: answers ? strategy.boundPort : 0, get: (token) => app.get(token as never), stop };
}

/** Shuts down on SIGTERM and SIGINT, and after an uncaught exception, which is logged. */
export function stopOnSignals(service: { stop(): Promise<void> }, logger: Logger): void {
  const end = (code: number) => {
    setTimeout(() => process.exit(code), 15_000).unref();
    service.stop().then(
      () => process.exit(code),
      (error: unknown) => {
        logger.error({ err: error }, 'Shutdown failed');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', () => end(0));
  process.once('SIGINT', () => end(0));
  process.once('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'Uncaught exception');
    end(1);
  });
}
