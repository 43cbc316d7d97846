/** FNV-1a: the same text always gives the same 32-bit number. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** A pseudo-random number in [0, 1), determined by the two numbers. */
export function noise(seed: number, key: number): number {
  let value = (seed ^ Math.imul(key, 0x9e3779b1)) + 0x6d2b79f5;
  value = Math.imul(value ^ (value >>> 15), value | 1);
  value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
  return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
}

/** A shuffled copy; the order depends only on the seed. */
export const shuffled = <T>(list: readonly T[], seed: number): T[] =>
  list
    .map((item, at) => ({ item, order: noise(seed, at + 1) }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
