/** Gives a bit to each word of `all`, at most 32: a function from some of them to their bits. Ignores unknown words. */
export function bitsOf(all: readonly string[]): (chosen: readonly string[]) => number {
  const bitOf = new Map(all.map((word, at) => [word, 1 << at]));
  return (chosen) => {
    let bits = 0;
    for (const word of chosen) bits |= bitOf.get(word) ?? 0;
    return bits;
  };
}

/** The number of bits that are set. */
export function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
