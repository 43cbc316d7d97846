import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Yields items in batches: all that arrived while the consumer was busy, so that a store writes them in one statement
 * and the first isn't delayed.
 */
export async function* batchArrivals<T>(source: AsyncIterable<T>): AsyncGenerator<T[]> {
  let waiting: T[] = [];
  let end: { error?: unknown } | undefined;
  let resume = (): void => undefined;
  const read = async () => {
    for await (const item of source) {
      waiting.push(item);
      resume();
    }
  };
  const finish = (how: { error?: unknown }) => {
    end = how;
    resume();
  };
  read().then(
    () => finish({}),
    (error: unknown) => finish({ error }),
  );
  for (;;) {
    // Items that a source yields without waiting belong to one batch.
    await nextTurn();
    if (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      yield batch;
    } else if (end) {
      if ('error' in end) throw end.error;
      return;
    } else await new Promise<void>((resolve) => (resume = resolve));
  }
}
