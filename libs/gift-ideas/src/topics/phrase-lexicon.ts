import { plain, stem } from '../text/words.js';
import { topicLanguages, type Topic } from './topic.js';

/** A known phrase inside a list of words: where it stands and the topics that it names. */
export interface PhraseMatch {
  from: number;
  to: number;
  topics: readonly number[];
}

interface Entry {
  stems: readonly string[];
  topics: number[];
}

/** Words that add nothing to a known phrase: "the Beatles", "a choir". */
const article = new Set(['the', 'a', 'an', 'my', 'her', 'his', 'their', 'some', 'all', 'old', 'good']);

export const wordsOf = (phrase: string): string[] =>
  [...phrase.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)].map(([word]) => plain(word)).filter(Boolean);

const stemsOfPhrase = (phrase: string): string[] => {
  const words = wordsOf(phrase);
  const bare = words.length > 1 && article.has(words[0]!) ? words.slice(1) : words;
  return bare.map(stem);
};

/** Phrases by their first stem, the longest first. */
class PhraseTable {
  readonly #entries = new Map<string, Entry[]>();

  add(phrase: string, topic: number): void {
    const stems = stemsOfPhrase(phrase);
    const [first] = stems;
    if (first === undefined) return;
    const known = this.#entries.get(first) ?? [];
    this.#entries.set(first, known);
    const same = known.find((entry) => entry.stems.join(' ') === stems.join(' '));
    if (same) {
      if (!same.topics.includes(topic)) same.topics.push(topic);
      return;
    }
    known.push({ stems, topics: [topic] });
    known.sort((a, b) => b.stems.length - a.stems.length);
  }

  /** The longest known phrase that begins at a place. */
  at(stems: readonly string[], from: number): PhraseMatch | null {
    for (const entry of this.#entries.get(stems[from]!) ?? [])
      if (entry.stems.every((one, offset) => stems[from + offset] === one))
        return { from, to: from + entry.stems.length, topics: entry.topics };
    return null;
  }

  allIn(stems: readonly string[]): PhraseMatch[] {
    const found: PhraseMatch[] = [];
    for (let at = 0; at < stems.length;) {
      const match = this.at(stems, at);
      if (match) found.push(match);
      at = match ? match.to : at + 1;
    }
    return found;
  }
}

/** Finds the topics that words name: English first, other languages where no English word is known. */
export class PhraseLexicon {
  readonly #english = new PhraseTable();
  readonly #foreign = new PhraseTable();

  constructor(topics: readonly Topic[]) {
    for (const [at, topic] of topics.entries()) {
      if (topic.steersOnly) continue;
      for (const word of [topic.label, topic.id.replaceAll('-', ' '), ...topic.words])
        this.#english.add(word, at);
      for (const language of topicLanguages) for (const word of topic[language]) this.#foreign.add(word, at);
    }
  }

  /** All known phrases in a text, the longest first at each place. */
  find(phrase: string): PhraseMatch[] {
    const stems = wordsOf(phrase).map(stem);
    const english = this.#english.allIn(stems);
    return english.length > 0 ? english : this.#foreign.allIn(stems);
  }

  /** The topics that a phrase names as a whole, as one text; null where it is not known as a whole. */
  meaningOf(phrase: string): string | null {
    const [match, more] = this.find(phrase);
    if (!match || more || match.to - match.from !== wordsOf(phrase).length) return null;
    return [...match.topics].sort((a, b) => a - b).join(' ');
  }

  /** How many words from `at` on form a known English phrase; 0 for none. */
  match(words: readonly string[], at: number): number {
    const window = words.slice(at, at + 6).map((word) => stem(plain(word)));
    return this.#english.at(window, 0)?.to ?? 0;
  }
}
