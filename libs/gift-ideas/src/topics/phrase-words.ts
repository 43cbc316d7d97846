import { findStem, plain } from '../text/words.js';

/** Words that add nothing to a known phrase: "the Beatles", "a choir". */
const article = new Set(['the', 'a', 'an']);

export const wordsOf = (phrase: string): string[] =>
  // Most phrases are plain words, and the catalogue has about ten thousand of them.
  /^[a-z0-9]+(?: [a-z0-9]+)*$/i.test(phrase)
    ? phrase.toLowerCase().split(' ')
    : [...phrase.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)].map(([word]) => plain(word)).filter(Boolean);

/** The stems of a phrase's words, without an article at its beginning. */
export const stemsOfPhrase = (phrase: string): string[] => {
  const words = wordsOf(phrase);
  const bare = words.length > 1 && article.has(words[0]!) ? words.slice(1) : words;
  return bare.map(findStem);
};

/** Plurals with a meaning of their own: bowls is played on a lawn, and rocks are collected. */
export const ownPlurals = new Set(['bowls', 'rocks', 'trainers']);
export const singular = (word: string): string =>
  word.length > 3 && !ownPlurals.has(word) ? word.replace(/(?<=[^su])s$/, '') : word;
