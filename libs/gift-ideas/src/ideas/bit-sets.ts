/** A bit for each word of `chosen`, by its index in `all`, which may have 32 words. Unknown words are ignored. */
export const bitsOf = (all: readonly string[], chosen: readonly string[]): number =>
  chosen.reduce((bits, word) => {
    const at = all.indexOf(word);
    return at < 0 ? bits : bits | (1 << at);
  }, 0);

/** The number of bits that are set. */
export function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
