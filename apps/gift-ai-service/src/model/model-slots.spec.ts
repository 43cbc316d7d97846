import { requestRedis, createLogger, REDIS } from '@giftwell/server-kit';
import type { TestService } from '@giftwell/server-kit/testing';
import type { Redis } from 'ioredis';
import { startGiftAi } from '../testing/gift-ai.js';
import { ModelSlots } from './model-slots.js';

const silent = createLogger('test', 'silent');
const key = 'gift-ai:model-slots';
let service: TestService;
let redis: Redis;

beforeAll(async () => {
  service = await startGiftAi();
  redis = service.get<Redis>(REDIS);
});
beforeEach(() => redis.flushdb());
afterAll(() => service.close());

const plenty = 1_000;
const takeAll = (slots: ModelSlots, times: number, limit = plenty) =>
  Promise.all(Array.from({ length: times }, () => slots.take(limit)));
const count = (taken: unknown[], kind: string) =>
  taken.filter((slot) => (typeof slot === 'function' ? 'taken' : slot) === kind).length;
const giveBack = (slot: unknown) => (slot as () => void)();

describe('The slots of the model', () => {
  it('are eight over all processes together', async () => {
    const taken = await Promise.all([
      takeAll(new ModelSlots(redis, silent), 10),
      takeAll(new ModelSlots(redis, silent), 10),
    ]);
    expect(count(taken.flat(), 'taken')).toBe(8);
    expect(count(taken.flat(), 'busy')).toBe(12);
  });

  it('are free again once they are given back', async () => {
    const slots = new ModelSlots(redis, silent);
    const [first] = await takeAll(slots, 8);
    expect(await slots.take(plenty)).toBe('busy');
    giveBack(first);
    expect(await slots.take(plenty)).not.toBe('busy');
  });

  it('do not stay taken by a process that was killed', async () => {
    const slots = new ModelSlots(redis, silent);
    await takeAll(slots, 8);
    for (const id of await redis.zrange(key, 0, -1)) await redis.zadd(key, Date.now() - 1, id);
    expect(await slots.take(plenty)).not.toBe('busy');
  });

  it('end with the questions of the day', async () => {
    const slots = new ModelSlots(redis, silent);
    for (let times = 0; times < 3; times += 1) giveBack(await slots.take(3));
    expect(await slots.take(3)).toBe('spent');
    expect(await slots.take(4)).not.toBe('spent');
    expect(await slots.take(0)).toBe('spent');
  });

  it('are two in each process while Redis is down', async () => {
    const down = requestRedis('redis://127.0.0.1:1', silent);
    const slots = new ModelSlots(down, silent);
    const taken = await takeAll(slots, 5);
    expect(count(taken, 'taken')).toBe(2);
    taken.filter((slot) => slot !== 'busy').forEach(giveBack);
    expect(await slots.take(plenty)).not.toBe('busy');
    down.disconnect();
  });
});
