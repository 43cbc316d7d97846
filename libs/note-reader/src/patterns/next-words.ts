/** Ascending places of rules. */
type Places = readonly number[];

/** For each of several first words: the places of rules by the word that must follow. */
export type PlacesByNext = ReadonlyMap<number, Places>;

/**
 * Finds places by the number of a first word and by the word that follows. Typed arrays hold them, because maps of all
 * tables need 8 MB. Few lists of places differ, so equal ones are kept once.
 */
export class NextWords {
  /** Where the following words of each first word begin in `words`; one more for the end. */
  private readonly starts: Uint32Array;
  /** The following words of each first word, ascending. */
  private readonly words: Uint32Array;
  /** For each of `words`, which of `lists` it has. */
  private readonly listOf: Uint16Array;
  private readonly lists: Places[] = [];

  constructor(maps: readonly PlacesByNext[]) {
    const size = maps.reduce((sum, map) => sum + map.size, 0);
    this.starts = new Uint32Array(maps.length + 1);
    this.words = new Uint32Array(size);
    this.listOf = new Uint16Array(size);
    const known = new Map<string, number>();
    let at = 0;
    maps.forEach((map, first) => {
      for (const word of Uint32Array.from(map.keys()).sort()) {
        this.words[at] = word;
        this.listOf[at] = this.numberOf(map.get(word)!, known);
        at += 1;
      }
      this.starts[first + 1] = at;
    });
  }

  private numberOf(places: Places, known: Map<string, number>): number {
    const text = places.join();
    const number = known.get(text) ?? this.lists.push(places) - 1;
    known.set(text, number);
    return number;
  }

  /** The places of a first word's rules that this word may follow. */
  find(first: number, word: number): Places | undefined {
    let from = this.starts[first]!;
    let to = this.starts[first + 1]!;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.words[middle]! < word) from = middle + 1;
      else to = middle;
    }
    return from < this.starts[first + 1]! && this.words[from] === word
      ? this.lists[this.listOf[from]!]
      : undefined;
  }
}
