import { searchKey } from '../search-key.js';

interface Person {
  name: string;
  nickname: string | null;
}

/** A first name alone is a weaker match than the full name. */
const fits = { whole: 2, first: 1 } as const;

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const keysOf = (text: string): string[] => wordsOf(text).map((word) => searchKey(word));

/** Whether these words stand in the sentence one after the other, also with a possessive s. */
function standIn(sentence: readonly string[], words: readonly string[]): boolean {
  if (words.length === 0) return false;
  return sentence.some((_, start) => words.every((word, index) => sentence[start + index] === word));
}

function fitOf({ name, nickname }: Person, sentence: readonly string[]): number {
  const [whole, short] = [keysOf(name), keysOf(nickname ?? '')];
  if (standIn(sentence, whole) || standIn(sentence, short)) return fits.whole;
  return standIn(sentence, whole.slice(0, 1)) ? fits.first : 0;
}

/** Words of a sentence that may be names: capitalized ones, or all if none is. */
function nameWords(sentence: string): string[] {
  const words = wordsOf(sentence);
  const capital = /^\p{Lu}/u;
  const inside = words.slice(1).filter((word) => capital.test(word) && word !== 'I');
  const all = inside.length > 0 || capital.test(words[0] ?? '');
  // A lower-case word between names keeps its place, so that "Mia and Rose" isn't "Mia Rose".
  return all
    ? words.map((word) => (capital.test(word) ? searchKey(word) : ''))
    : words.map((word) => searchKey(word));
}

/** The people that a sentence names, only those with the longest match: "Mia Stone" isn't the other Mia. */
export function namedPeople<P extends Person>(sentence: string, people: readonly P[]): P[] {
  const words = nameWords(sentence.replace(/['’]s\b/gu, ''));
  const found = people.map((person) => ({ person, fit: fitOf(person, words) })).filter(({ fit }) => fit > 0);
  const best = Math.max(0, ...found.map(({ fit }) => fit));
  return found.filter(({ fit }) => fit === best).map(({ person }) => person);
}
