import { isStopWord, plain, stem } from '../text/words.js';
import { type PhraseMatch, PhraseTable, type WordEntry } from './phrase-table.js';
import { singular, wordsOf } from './phrase-words.js';
import { topicLanguages, type Topic } from './topic.js';

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
const sameForm = ({ forms }: WordEntry, word: string): boolean => {
  const one = singular(word);
  if (hasForm(forms, one)) return true;
  if (isStopWord(word) || notTheActivity.has(one) || forms.every((known) => differsInE(known.word, one)))
    return false;
  return (
    !word.endsWith('ing') || hasForm(forms, word) || forms.some((known) => /(?:ing|er|ist)$/.test(known.word))
  );
};
const hasForm = (forms: WordEntry['forms'], word: string): boolean =>
  forms.some((known) => known.word === word);

/** The stemmer is for English; words of other languages must match exactly. */
const sameWord = ({ forms }: WordEntry, word: string): boolean =>
  !isStopWord(word) && hasForm(forms, singular(word));
const sameForeignWord = (entry: WordEntry, word: string): boolean =>
  !plainEnglish.has(word) && sameWord(entry, word);

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

  /** `topics` is called when words are first needed, so that they needn't be kept. */
  constructor(private readonly topics: () => readonly Topic[]) {}

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
    for (const [at, topic] of this.topics().entries()) {
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
    for (const [at, topic] of this.topics().entries()) {
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
    const english = this.#englishWords();
    const first = plain(words[at] ?? '');
    const longest = english.longestFrom(stem(first));
    if (longest === 0) return 0;
    const window = words.slice(at, at + longest).map((word) => stem(plain(word)));
    return english.at(window, 0, singular(first), sameWord)?.to ?? 0;
  }
}
