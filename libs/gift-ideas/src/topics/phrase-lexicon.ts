import { isStopWord, plain, stem } from '../text/words.js';
import { topicLanguages, type Topic } from './topic.js';

/** A known phrase in a list of words: its position and the topics it names. */
export interface PhraseMatch {
  from: number;
  to: number;
  topics: readonly number[];
}

interface Entry {
  stems: readonly string[];
  topics: number[];
  /**
   * Single words as written, with their topics, because a stem alone can mislead: "canning" is not "can", and "curling"
   * is a sport, though "curls" has the same stem. Empty for longer phrases.
   */
  words: Map<string, Set<number>>;
}

/** Words that add nothing to a known phrase: "the Beatles", "a choir". */
const article = new Set(['the', 'a', 'an']);

export const wordsOf = (phrase: string): string[] =>
  // Most phrases are plain words, and the catalogue has about ten thousand of them.
  /^[a-z0-9]+(?: [a-z0-9]+)*$/i.test(phrase)
    ? phrase.toLowerCase().split(' ')
    : [...phrase.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)].map(([word]) => plain(word)).filter(Boolean);

const stemsOfPhrase = (phrase: string): string[] => {
  const words = wordsOf(phrase);
  const bare = words.length > 1 && article.has(words[0]!) ? words.slice(1) : words;
  return bare.map(stem);
};

/** Plurals with a meaning of their own: bowls is played on a lawn, and rocks are collected. */
const ownPlurals = new Set(['bowls', 'rocks', 'trainers']);
const singular = (word: string): string =>
  word.length > 3 && !ownPlurals.has(word) ? word.replace(/(?<=[^su])s$/, '') : word;

/** "win" and "wine", "kit" and "kite", "tired" and "tire" have the same stem but different meanings. */
const differsInE = (known: string, word: string): boolean =>
  known === `${word}e` || word === `${known}e` || word === `${known}d`;

/** Nouns that are not the activity with the same stem: an event isn't eventing, and a club isn't clubbing. */
const notTheActivity = new Set(
  'event trick season suit row iron sheet level stage colour color cub club train trainer shop'.split(' '),
);
/** Everyday English words that mean something else in another language. */
const plainEnglish = new Set(
  'foot hand stage basket sale spades noodle catch school show shows club game brand gift art arm band bad bank bar bath boot brief chat coin fast fee gut hat kind land last man most note past plate pain pays pure rose sang see star stern table tag tisch wand war west wind wort main four face fin car sol red sport tennis'.split(
    ' ',
  ),
);

/** "watching" isn't about watches, nor "and" about the Andes: an -ing form needs an entry of its own. */
const sameForm = ({ words }: Entry, word: string): boolean => {
  if (words.has(singular(word))) return true;
  if (
    isStopWord(word) ||
    notTheActivity.has(singular(word)) ||
    [...words.keys()].every((known) => differsInE(known, singular(word)))
  )
    return false;
  return (
    !word.endsWith('ing') ||
    words.has(word) ||
    [...words.keys()].some((known) => /(?:ing|er|ist)$/.test(known))
  );
};

/** The stemmer is for English; words of other languages must match exactly. */
const sameWord = ({ words }: Entry, word: string): boolean => !isStopWord(word) && words.has(singular(word));
const sameForeignWord = (entry: Entry, word: string): boolean =>
  !plainEnglish.has(word) && sameWord(entry, word);
type Fits = typeof sameWord;

const topicsOf = ({ topics, words }: Entry, word: string): readonly number[] => {
  const own = word.endsWith('ing') || ownPlurals.has(word) ? words.get(word) : undefined;
  return own ? [...own] : topics;
};

const noWords = new Map<string, Set<number>>();

/** Phrases by their first stem, longest first. */
class PhraseTable {
  readonly #entries = new Map<string, Entry[]>();
  readonly #byStems = new Map<string, Entry>();

  add(phrase: string, topic: number): void {
    const stems = stemsOfPhrase(phrase);
    if (stems.length === 0) return;
    const entry = this.#entryFor(stems, topic);
    if (!entry.topics.includes(topic)) entry.topics.push(topic);
    if (stems.length > 1) return;
    const word = singular(wordsOf(phrase).at(-1)!);
    entry.words.set(word, (entry.words.get(word) ?? new Set()).add(topic));
  }

  /** An empty array takes room for 17 elements when the first is added, so each begins with its first element. */
  #entryFor(stems: readonly string[], topic: number): Entry {
    const key = stems.join(' ');
    const known = this.#byStems.get(key);
    if (known) return known;
    const entry: Entry = { stems, topics: [topic], words: stems.length > 1 ? noWords : new Map() };
    this.#byStems.set(key, entry);
    const first = stems[0]!;
    const same = this.#entries.get(first);
    if (same) {
      const shorter = same.findIndex((other) => other.stems.length < stems.length);
      same.splice(shorter < 0 ? same.length : shorter, 0, entry);
    } else this.#entries.set(first, [entry]);
    return entry;
  }

  /** The longest known phrase that begins at a position. `fits` is called for entries of a single word. */
  at(stems: readonly string[], from: number, word: string, fits: Fits): PhraseMatch | null {
    for (const entry of this.#entries.get(stems[from]!) ?? []) {
      if (!entry.stems.every((one, offset) => stems[from + offset] === one)) continue;
      if (entry.words.size > 0 && !fits(entry, word)) continue;
      return { from, to: from + entry.stems.length, topics: topicsOf(entry, word) };
    }
    return null;
  }

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

/** Short words of one language are often ordinary words of another: Polish "sad" is an orchard. */
const isTelling = (word: string): boolean => word.length > 3 && !isStopWord(word);

/** "the Archers" is a name; "Archery" may just begin a line. */
const isProperName = (phrase: string): boolean => /^the \p{Lu}[\p{L}'’]+$/u.test(phrase.trim());

const keyOfName = (name: string): string => name.trim().toLowerCase().replace(/^the /, '');

/** Finds the topics in words: English first, then other languages if no English word is known. */
export class PhraseLexicon {
  #english: PhraseTable | null = null;
  #foreign: PhraseTable | null = null;
  /** Proper names: they must be written with a capital. Filled with the English words. */
  readonly #names = new Map<string, number[]>();

  constructor(private readonly topics: readonly Topic[]) {}

  /** Builds the English words, which takes about a tenth of a second; otherwise the first use does. */
  prepare(): void {
    this.#englishWords();
  }

  /** All known phrases in a text, the longest at each position. */
  find(phrase: string): PhraseMatch[] {
    if (isProperName(phrase)) return this.#named(phrase);
    const words = wordsOf(phrase);
    const english = this.#englishWords().allIn(words, sameForm);
    return english.length > 0 ? english : this.#otherLanguages().allIn(words, sameForeignWord);
  }

  #englishWords(): PhraseTable {
    if (this.#english) return this.#english;
    this.#english = new PhraseTable();
    for (const [at, topic] of this.topics.entries()) {
      if (topic.steersOnly) continue;
      for (const word of [topic.label, topic.id.replaceAll('-', ' '), ...topic.words]) {
        this.#english.add(word, at);
        if (/^(?:the )?\p{Lu}/iu.test(word) && word !== word.toLowerCase()) this.#addName(word, at);
      }
    }
    return this.#english;
  }

  /** Built on first use, because most texts are English. */
  #otherLanguages(): PhraseTable {
    if (this.#foreign) return this.#foreign;
    this.#foreign = new PhraseTable();
    for (const [at, topic] of this.topics.entries()) {
      if (topic.steersOnly) continue;
      for (const language of topicLanguages)
        for (const word of topic[language]) if (isTelling(plain(word))) this.#foreign.add(word, at);
    }
    return this.#foreign;
  }

  #addName(name: string, topic: number): void {
    this.#names.set(keyOfName(name), [...(this.#names.get(keyOfName(name)) ?? []), topic]);
  }

  #named(name: string): PhraseMatch[] {
    this.#englishWords();
    const topics = this.#names.get(keyOfName(name));
    return topics ? [{ from: 0, to: wordsOf(name).length, topics }] : [];
  }

  /** The topics that a whole phrase names, as one text; null if the whole phrase isn't known. */
  meaningOf(phrase: string): string | null {
    const [match, more] = this.find(phrase);
    if (!match || more || match.to - match.from !== wordsOf(phrase).length) return null;
    return [...match.topics].sort((a, b) => a - b).join(' ');
  }

  /** Number of words from `at` on that form a known English phrase; 0 for none. */
  match(words: readonly string[], at: number): number {
    const window = words.slice(at, at + 6).map((word) => stem(plain(word)));
    const word = singular(plain(words[at] ?? ''));
    return this.#englishWords().at(window, 0, word, sameWord)?.to ?? 0;
  }
}
