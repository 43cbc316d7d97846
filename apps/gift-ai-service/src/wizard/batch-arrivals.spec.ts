import { batchArrivals } from './batch-arrivals.js';

async function collect<T>(source: AsyncIterable<T>): Promise<T[][]> {
  const batches: T[][] = [];
  for await (const batch of batchArrivals(source)) batches.push(batch);
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
    const [second, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    async function* slowly() {
      yield 1;
      await second.promise;
      yield 2;
      await rest.promise;
      yield 3;
      yield 4;
    }
    const batches = batchArrivals(slowly());
    const next = async () => (await batches.next()).value as unknown;
    expect(await next()).toEqual([1]);
    second.resolve();
    expect(await next()).toEqual([2]);
    rest.resolve();
    expect([await next(), await next()]).toEqual([[3, 4], undefined]);
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
