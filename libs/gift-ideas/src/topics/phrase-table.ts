import { stem } from '../text/words.js';
import { ownPlurals, singular, stemsOfPhrase, wordsOf } from './phrase-words.js';

/** A known phrase in a list of words: its position and the topics it names. */
export interface PhraseMatch {
  from: number;
  to: number;
  topics: readonly number[];
}

/** All single words with one stem. */
export interface WordEntry {
  topics: readonly number[];
  /**
   * The words as written, with their topics, because a stem alone can mislead: "canning" is not "can", and "curling" is
   * a sport, though "curls" has the same stem.
   */
  forms: readonly { word: string; topics: readonly number[] }[];
}

/** Whether a word of a text is one of an entry's, or means the same. */
type Fits = (entry: WordEntry, word: string) => boolean;

/** Phrases by their stems. There are tens of thousands, so each takes little more than one key of a map. */
export class PhraseTable {
  readonly #words = new Map<string, WordEntry>();
  /** The topics of each phrase of several words, by its stems with spaces between them. */
  readonly #phrases = new Map<string, readonly number[]>();
  /** Number of words in the longest phrase that begins with a stem, if it is more than one. */
  readonly #longest = new Map<string, number>();
  /** One list for all entries that name only this topic. */
  readonly #alone: (readonly number[])[] = [];

  add(phrase: string, topic: number): void {
    const stems = stemsOfPhrase(phrase);
    const [first] = stems;
    if (first === undefined) return;
    if (stems.length === 1) return this.#addWord(first, singular(wordsOf(phrase).at(-1)!), topic);
    const key = stems.join(' ');
    this.#phrases.set(key, this.#with(this.#phrases.get(key), topic));
    this.#longest.set(first, Math.max(stems.length, this.#longest.get(first) ?? 0));
  }

  #addWord(key: string, word: string, topic: number): void {
    const { topics, forms } = this.#words.get(key) ?? { topics: [], forms: [] };
    const form = forms.find((known) => known.word === word);
    const added = { word, topics: this.#with(form?.topics, topic) };
    this.#words.set(key, {
      topics: this.#with(topics, topic),
      // `concat` makes a list of the right size; a spread leaves room for 17.
      forms: form ? forms.map((known) => (known === form ? added : known)) : forms.concat(added),
    });
  }

  #with(topics: readonly number[] = [], topic: number): readonly number[] {
    if (topics.length === 0) return (this.#alone[topic] ??= [topic]);
    return topics.includes(topic) ? topics : topics.concat(topic);
  }

  /** Number of words in the longest phrase that may begin with a stem; 0 if none does. */
  longestFrom(first: string): number {
    return this.#longest.get(first) ?? (this.#words.has(first) ? 1 : 0);
  }

  /** The longest known phrase that begins at a position. `fits` is called for single words. */
  at(stems: readonly string[], from: number, word: string, fits: Fits): PhraseMatch | null {
    const first = stems[from];
    if (first === undefined) return null;
    const most = Math.min(this.#longest.get(first) ?? 1, stems.length - from);
    for (let length = most; length > 1; length -= 1) {
      const topics = this.#phrases.get(stems.slice(from, from + length).join(' '));
      if (topics) return { from, to: from + length, topics };
    }
    const entry = this.#words.get(first);
    return entry && fits(entry, word) ? { from, to: from + 1, topics: topicsOf(entry, word) } : null;
  }

  /** All known phrases in a list of words, the longest at each position. */
  allIn(words: readonly string[], fits: Fits): PhraseMatch[] {
    const stems = words.map(stem);
    const found: PhraseMatch[] = [];
    for (let at = 0; at < stems.length;) {
      const match = this.at(stems, at, words[at]!, fits);
      if (match) found.push(match);
      at = match ? match.to : at + 1;
    }
    return found;
  }
}

function topicsOf({ topics, forms }: WordEntry, word: string): readonly number[] {
  const isOwn = word.endsWith('ing') || ownPlurals.has(word);
  const own = isOwn ? forms.find((known) => known.word === word) : undefined;
  return own?.topics ?? topics;
}
