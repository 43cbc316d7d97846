import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Routes } from '@giftwell/contracts/core/route';
import {
  collectGarbageWhenIdle,
  nestLogger,
  observe,
  REDIS,
  waitUntilReady,
  startHealthServer,
  startMetrics,
  startTraces,
  type Logger,
} from '@giftwell/server-kit';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { Server, type AddressInfo } from 'node:net';
import { AppModule } from './app.module.js';
import { AuditTrail } from './audit/audit-trail.js';
import type { Config } from './config.js';
import { AccountPageSender } from './pages/account-page-sender.js';
import { WriteEnd } from './response-cache/write-end.js';
import { publicPages } from './pages/public-pages.js';
import { GroupStreamController } from './push/group-stream.controller.js';
import { PushController } from './push/push.controller.js';
import { fastifyServer, type Draining } from './requests/fastify-server.js';
import { mounted as mountedRoutes } from './routes.js';
import { serveWebApp, WebApp } from './web/web-app.js';

const drainMs = 10_000;
/** How long an idle connection is kept open while the gateway stops. */
const keepAliveGraceMs = 1_000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
/** Stops accepting connections; `close` of an HTTP server would also cut idle ones. */
const stopAccepting = (server: Server) =>
  new Promise<void>((done) => {
    Server.prototype.close.call(server, () => undefined);
    setImmediate(done);
  });
const connections = (server: Server) =>
  new Promise<number>((done) => server.getConnections((error, count) => done(error ? 0 : count)));

/**
 * Waits at most `graceMs` until no connection is left. Meanwhile each answer closes its connection; closing them at
 * once would lose requests that are being sent.
 */
async function untilUnconnected(server: Server, graceMs: number): Promise<void> {
  for (const until = Date.now() + graceMs; Date.now() < until && (await connections(server)) > 0;)
    await pause(20);
}

/** Measures each answer; refusals are in the audit log. */
function noteAnswers(server: FastifyInstance, trail: AuditTrail): void {
  server.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode >= 400) trail.refused(request, reply);
    const { method, routeOptions } = request;
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    observe('giftwell_http_request_seconds', labels, reply.elapsedTime / 1000);
    done();
  });
}

export interface RunningGateway {
  port: number;
  get<T>(token: Type<T> | symbol): T;
  stop(): Promise<void>;
}

/** Starts the gateway; Redis and services may be unavailable. */
export async function startGateway(
  config: Config,
  logger: Logger,
  mounted: Routes[] = mountedRoutes,
): Promise<RunningGateway> {
  const draining: Draining = { leaving: false, closed: false };
  const metrics = await startMetrics(config.METRICS_PORT, config.METRICS_HOST);
  const traces = await startTraces(config, 'gateway', logger);
  const server = fastifyServer(config, logger, draining);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.register(config, logger, draining, mounted),
    new FastifyAdapter(server),
    { bodyParser: false, logger: nestLogger(logger), abortOnError: false },
  );
  app.setGlobalPrefix('api', {
    exclude: ['health/live', 'health/ready', ...publicPages.map(({ path }) => path)],
  });
  serveWebApp(server, app.get(WebApp), app.get(AccountPageSender));
  noteAnswers(server, app.get(AuditTrail));
  const writeEnd = app.get(WriteEnd);
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (request.writesFor !== undefined) writeEnd.beforeAnswer(request, reply);
    done();
  });
  await app.init();
  await waitUntilReady(app.get<Redis>(REDIS));
  await app.listen(config.PORT, config.HOST);
  const health = await startHealthServer(config.HEALTH_PORT, '127.0.0.1', {
    running: () => (draining.leaving ? Promise.reject(new Error('stopping')) : Promise.resolve()),
  });
  const { port } = server.server.address() as AddressInfo;

  const close = async () => {
    draining.leaving = true;
    await pause(config.DRAIN_DELAY_MS);
    await stopAccepting(server.server);
    app.get(PushController).endAll();
    app.get(GroupStreamController).endAll();
    await untilUnconnected(server.server, keepAliveGraceMs);
    draining.closed = true;
    // Closing waits for all connections, and browsers keep theirs open long after the last answer.
    const idle = setInterval(() => server.server.closeIdleConnections(), 50);
    const late = setTimeout(() => server.server.closeAllConnections(), drainMs);
    await app.close();
    clearInterval(idle);
    clearTimeout(late);
    health?.close();
    metrics.close();
    await traces.close();
  };
  let stopped: Promise<void> | undefined;
  logger.info({ port, publicUrl: config.PUBLIC_URL }, 'Ready');
  collectGarbageWhenIdle();
  return { port, get: (token) => app.get(token), stop: () => (stopped ??= close()) };
}
