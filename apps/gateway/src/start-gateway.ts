import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Routes } from '@giftwell/contracts/core/route';
import {
  giveBackSpareMemory,
  nestLogger,
  REDIS,
  soonReady,
  startHealthServer,
  type Logger,
} from '@giftwell/server-kit';
import type { Redis } from 'ioredis';
import type { AddressInfo } from 'node:net';
import { AppModule } from './app.module.js';
import type { Config } from './config.js';
import { PushController } from './push/push.controller.js';
import { fastifyServer, type Draining } from './requests/fastify-server.js';
import { mounted as mountedRoutes } from './routes.js';
import { serveWebApp, WebApp } from './web/web-app.js';

const drainMs = 10_000;

export interface RunningGateway {
  port: number;
  get<T>(token: Type<T> | symbol): T;
  stop(): Promise<void>;
}

/** Starts the gateway; neither Redis nor any service needs to be there. */
export async function startGateway(
  config: Config,
  logger: Logger,
  mounted: Routes[] = mountedRoutes,
): Promise<RunningGateway> {
  const draining: Draining = { leaving: false, closed: false };
  const server = fastifyServer(config, logger, draining);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.register(config, logger, draining, mounted),
    new FastifyAdapter(server),
    { bodyParser: false, logger: nestLogger(logger), abortOnError: false },
  );
  app.setGlobalPrefix('api', { exclude: ['health/live', 'health/ready', 'shared/:shareCode'] });
  serveWebApp(server, app.get(WebApp));
  await app.init();
  await soonReady(app.get<Redis>(REDIS));
  await app.listen(config.PORT, config.HOST);
  const health = await startHealthServer(config.HEALTH_PORT, '127.0.0.1', {
    running: () => (draining.leaving ? Promise.reject(new Error('stopping')) : Promise.resolve()),
  });
  const { port } = server.server.address() as AddressInfo;

  const close = async () => {
    draining.leaving = true;
    await new Promise((done) => setTimeout(done, config.DRAIN_DELAY_MS));
    draining.closed = true;
    app.get(PushController).endAll();
    // Closing waits for each connection, and a browser keeps its own open long after the last answer (T10).
    const idle = setInterval(() => server.server.closeIdleConnections(), 50);
    const late = setTimeout(() => server.server.closeAllConnections(), drainMs);
    await app.close();
    clearInterval(idle);
    clearTimeout(late);
    health?.close();
  };
  let stopped: Promise<void> | undefined;
  logger.info({ port, publicUrl: config.PUBLIC_URL }, 'Ready');
  giveBackSpareMemory();
  return { port, get: (token) => app.get(token), stop: () => (stopped ??= close()) };
}
