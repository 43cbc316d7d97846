import { commandRedis, createLogger, REDIS } from '@giftwell/server-kit';
import { testService, type TestService } from '@giftwell/server-kit/testing';
import type { Redis } from 'ioredis';
import { AppModule } from '../app.module.js';
import { configSchema } from '../config.js';
import { database } from '../data-source.js';
import { ModelSlots } from './model-slots.js';

const silent = createLogger('test', 'silent');
const key = 'gift-ai:model-slots';
let service: TestService;
let redis: Redis;

beforeAll(async () => {
  service = await testService({
    service: 'gift-ai',
    config: configSchema,
    database,
    module: AppModule.register,
  });
  redis = service.get<Redis>(REDIS);
});
beforeEach(() => redis.del(key));
afterAll(() => service.close());

const takeAll = (slots: ModelSlots, times: number) =>
  Promise.all(Array.from({ length: times }, () => slots.take()));

describe('The slots of the model', () => {
  it('are eight over all processes together', async () => {
    const taken = await Promise.all([
      takeAll(new ModelSlots(redis, silent), 10),
      takeAll(new ModelSlots(redis, silent), 10),
    ]);
    expect(taken.flat().filter(Boolean)).toHaveLength(8);
  });

  it('are free again once they are given back', async () => {
    const slots = new ModelSlots(redis, silent);
    const [first] = (await takeAll(slots, 8)) as (() => void)[];
    expect(await slots.take()).toBeNull();
    first!();
    expect(await slots.take()).not.toBeNull();
  });

  it('do not stay taken by a process that was killed', async () => {
    const slots = new ModelSlots(redis, silent);
    await takeAll(slots, 8);
    for (const id of await redis.zrange(key, 0, -1)) await redis.zadd(key, Date.now() - 1, id);
    expect(await slots.take()).not.toBeNull();
  });

  it('are two in each process while Redis is down', async () => {
    const down = commandRedis('redis://127.0.0.1:1', silent);
    const slots = new ModelSlots(down, silent);
    const taken = await takeAll(slots, 5);
    expect(taken.filter(Boolean)).toHaveLength(2);
    taken.forEach((giveBack) => giveBack?.());
    expect(await slots.take()).not.toBeNull();
    down.disconnect();
  });
});
