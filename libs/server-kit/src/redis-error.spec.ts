import { Redis } from 'ioredis';
import { defineRoutes } from '@giftwell/contracts/core/route';
import { z } from 'zod';
import { requestRedis } from './redis.js';
import { fakeProgram, fakeService, testRedisUrl, testService, type TestService } from './testing/index.js';
import { freePort } from './testing/free-port.js';
import { createLogger } from './log/log.js';

const routes = defineRoutes('planning', 'redis-answers', {
  ask: {
    method: 'GET',
    path: '/internal/redis-answers',
    summary: 'Use Redis',
    access: 'public',
    input: z.strictObject({}),
    output: z.object({ ok: z.literal(true) }),
  },
});
const logger = createLogger('planning', 'silent');

let service: TestService;
let use: () => Promise<unknown>;
beforeAll(async () => {
  const controller = fakeService(routes, {
    async ask() {
      await use();
      return { ok: true as const };
    },
  });
  service = await testService(fakeProgram([controller]));
});
afterAll(() => service.close());

/** Runs a command on a connection of its own. */
const on = (redis: Redis, command: (redis: Redis) => Promise<unknown>) => async () => {
  redis.on('error', () => undefined);
  try {
    await command(redis);
  } finally {
    redis.disconnect();
  }
};
const reply = (text: string) =>
  on(new Redis(testRedisUrl(), { lazyConnect: true }), (redis) =>
    redis.eval(`return redis.error_reply(ARGV[1])`, 0, text),
  );

it.each<[string, () => Promise<() => Promise<unknown>>]>([
  ['its disk is full', async () => reply('MISCONF Redis is configured to save RDB snapshots')],
  ['its memory is full', async () => reply("OOM command not allowed when used memory > 'maxmemory'.")],
  ['it is starting', async () => reply('LOADING Redis is loading the dataset in memory')],
  [
    'it answers too late',
    async () =>
      on(requestRedis(testRedisUrl(), logger, { commandTimeout: 20, enableOfflineQueue: true }), (redis) =>
        redis.blpop('none', 2),
      ),
  ],
  [
    'the connection is closed',
    async () =>
      on(new Redis(testRedisUrl(), { lazyConnect: true }), async (redis) => {
        await redis.connect();
        redis.disconnect();
        await redis.get('key');
      }),
  ],
  [
    'it is away',
    async () =>
      on(requestRedis(`redis://127.0.0.1:${await freePort()}`, logger), (redis) => redis.get('key')),
  ],
])('Redis is unavailable, not a fault, while %s', async (_, command) => {
  use = await command();
  await expect(service.client(routes, null).ask({})).rejects.toMatchObject({
    ...{ kind: 'unavailable', code: 'redis_unavailable' },
  });
});

it('leaves a wrong command a fault', async () => {
  use = reply('WRONGTYPE Operation against a key holding the wrong kind of value');
  await expect(service.client(routes, null).ask({})).rejects.toMatchObject({ kind: 'internal' });
});
