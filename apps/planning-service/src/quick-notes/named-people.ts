import { searchKey } from '../search-key.js';

interface Person {
  name: string;
  nickname: string | null;
}

/** The first word of a name says less than all of it. */
const fits = { whole: 2, first: 1 } as const;

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const keysOf = (text: string): string[] => wordsOf(text).map((word) => searchKey(word));

/** Whether these words stand in the sentence one after the other; with a possessive s, too. */
function standIn(sentence: readonly string[], words: readonly string[]): boolean {
  if (words.length === 0) return false;
  return sentence.some((_, start) => words.every((word, index) => sentence[start + index] === word));
}

function fitOf({ name, nickname }: Person, sentence: readonly string[]): number {
  const [whole, short] = [keysOf(name), keysOf(nickname ?? '')];
  if (standIn(sentence, whole) || standIn(sentence, short)) return fits.whole;
  return standIn(sentence, whole.slice(0, 1)) ? fits.first : 0;
}

/** Those words of the sentence that may be names: with a capital letter, unless nothing in it has one. */
function nameWords(sentence: string): string[] {
  const words = wordsOf(sentence);
  const capital = /^\p{Lu}/u;
  const inside = words.slice(1).filter((word) => capital.test(word) && word !== 'I');
  const all = inside.length > 0 || capital.test(words[0] ?? '');
  // A word in small letters between names keeps its place, so that "Mia and Rose" is not "Mia Rose".
  return all
    ? words.map((word) => (capital.test(word) ? searchKey(word) : ''))
    : words.map((word) => searchKey(word));
}

/** Those whom a sentence names, the ones with the fuller name only: "Mia Stone" is not the other Mia. */
export function namedPeople<P extends Person>(sentence: string, people: readonly P[]): P[] {
  const words = nameWords(sentence.replace(/['’]s\b/gu, ''));
  const found = people.map((person) => ({ person, fit: fitOf(person, words) })).filter(({ fit }) => fit > 0);
  const best = Math.max(0, ...found.map(({ fit }) => fit));
  return found.filter(({ fit }) => fit === best).map(({ person }) => person);
}
