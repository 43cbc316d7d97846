/** Compares in the order of characters, which is that of dates too; for `sort`. */
export const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
