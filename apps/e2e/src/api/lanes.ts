/** Works through a list with so many under way at once. */
export async function inLanes<T>(
  list: readonly T[],
  lanes: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = list.values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of rest) await work(item);
    }),
  );
}
