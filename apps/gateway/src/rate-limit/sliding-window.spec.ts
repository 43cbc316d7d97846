import { testRedisUrl } from '@giftwell/server-kit/testing';
import { Redis } from 'ioredis';
import { look, takeScript, type Count } from './sliding-window.js';

const window = { limit: 10, ms: 60_000 };
const start = 1_800_000_000_000;

describe('a sliding window', () => {
  /** Requests at these times, and the resulting delays. */
  const run = (times: number[]) => {
    let count: Count | undefined;
    return times.map((time) => {
      const looked = look(count, time, window);
      count = looked.waitMs === 0 ? { ...looked.count, now: looked.count.now + 1 } : looked.count;
      return looked.waitMs;
    });
  };

  it('lets the limit pass and then says how long to wait', () => {
    const waits = run(Array.from({ length: 12 }, () => start + 1_000));
    expect(waits.slice(0, 10)).toEqual(Array(10).fill(0));
    expect(waits[10]).toBeGreaterThan(58_000);
    expect(waits[10]).toBeLessThanOrEqual(66_000);
  });

  it('lets the next one pass after that wait, not a moment earlier', () => {
    const full = Array.from({ length: 10 }, () => start + 1_000);
    const wait = run([...full, start + 1_000])[10]!;
    expect(run([...full, start + 1_000 + wait])[10]).toBe(0);
    expect(run([...full, start + 1_000 + wait - 100])[10]).toBeGreaterThan(0);
  });

  it('never lets two limits pass around the turn of a window', () => {
    const burst = [...Array<number>(10).fill(start + 59_900), ...Array<number>(10).fill(start + 60_100)];
    expect(run(burst).filter((wait) => wait === 0).length).toBeLessThanOrEqual(11);
  });

  it('forgets', () => {
    expect(run([...Array<number>(10).fill(start), start + 120_001])[10]).toBe(0);
  });

  it('is the same in Redis', async () => {
    const redis = new Redis(testRedisUrl());
    await redis.flushdb();
    let state = 20_261_121;
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    let count: Count | undefined;
    let time = start;
    for (let at = 0; at < 600; at += 1) {
      time += Math.floor(random() * (random() < 0.05 ? 150_000 : 7_000));
      const { waitMs, count: next } = look(count, time, window);
      count = waitMs === 0 ? { ...next, now: next.now + 1 } : count;
      expect([at, await redis.eval(takeScript, 1, 'a', time, 0, window.limit, window.ms)]).toEqual([
        at,
        waitMs,
      ]);
    }
    redis.disconnect();
  });
});
