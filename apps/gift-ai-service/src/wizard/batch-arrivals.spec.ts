import { setTimeout as pause } from 'node:timers/promises';
import { batchArrivals } from './batch-arrivals.js';

async function collect<T>(source: AsyncIterable<T>, busyMs = 0): Promise<T[][]> {
  const batches: T[][] = [];
  for await (const batch of batchArrivals(source)) {
    batches.push(batch);
    if (busyMs) await pause(busyMs);
  }
  return batches;
}

describe('Batching arrivals', () => {
  it('hands over at once what comes at once', async () => {
    async function* atOnce() {
      yield* [1, 2, 3];
    }
    expect(await collect(atOnce())).toEqual([[1, 2, 3]]);
  });

  it('hands over each item that comes alone, and the rest in the order of arrival', async () => {
    async function* slowly() {
      yield 1;
      await pause(30);
      yield 2;
      await pause(1);
      yield 3;
      yield 4;
    }
    expect(await collect(slowly(), 15)).toEqual([[1], [2], [3, 4]]);
  });

  it('is empty for an empty source', async () => {
    async function* nothing() {}
    expect(await collect(nothing())).toEqual([]);
  });

  it('hands over what came before a failure, then fails the same way', async () => {
    async function* broken() {
      yield 1;
      throw new Error('gone');
    }
    const seen: number[][] = [];
    const read = async () => {
      for await (const batch of batchArrivals(broken())) seen.push(batch);
    };
    await expect(read()).rejects.toThrow('gone');
    expect(seen).toEqual([[1]]);
  });
});
