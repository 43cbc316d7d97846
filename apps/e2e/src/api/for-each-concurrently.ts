/** Processes a list with this many items at once. */
export async function forEachConcurrently<T>(
  list: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = list.values();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const item of rest) await work(item);
    }),
  );
}
