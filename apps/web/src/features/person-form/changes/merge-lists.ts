/** `theirs`, without what was removed from `start` in `mine`, and with what was added. */
export function mergeLists(
  [start, mine, theirs]: readonly [readonly string[], readonly string[], readonly string[]],
  keyOf: (entry: string) => string,
): string[] {
  const has = (list: readonly string[], entry: string) => list.some((each) => keyOf(each) === keyOf(entry));
  const isRemoved = (entry: string) => has(start, entry) && !has(mine, entry);
  const added = mine.filter((entry) => !has(start, entry) && !has(theirs, entry));
  return [...theirs.filter((entry) => !isRemoved(entry)), ...added];
}

/** Which of two versions of a value counts; undefined if both changed it. */
export function whoseCounts<T>(
  [start, mine, theirs]: readonly [T, T, T],
  keyOf: (value: T) => string,
): 'mine' | 'theirs' | undefined {
  if (keyOf(mine) === keyOf(start)) return 'theirs';
  return keyOf(theirs) === keyOf(start) || keyOf(mine) === keyOf(theirs) ? 'mine' : undefined;
}

/** A key of some fields of an object. Texts that are empty, null or undefined are the same. */
export const keyOfFields =
  <T extends object>(fields: readonly (keyof T)[]) =>
  (values: T): string =>
    JSON.stringify(
      fields.map((field) => {
        const value = values[field];
        return typeof value === 'string' ? value.trim() : (value ?? '');
      }),
    );
