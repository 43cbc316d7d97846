import { isDenied, isOver } from '../patterns/denial.js';
import type { PersonText } from '../people/person-text.js';
import { phraseOf } from './phrase-of.js';
import type { FoundPhrase } from './read-interests.js';

/** Known phrases (topics), so that a mention is found whatever the sentence looks like. */
export interface Lexicon {
  /** How many words from `at` on form a known phrase; 0 for none. Words are lower case, without punctuation. */
  match(words: readonly string[], at: number): number;
}

const longestMention = 6;

const isOfOthers = (text: PersonText, at: number) => /^(?:other|giver)$/.test(text.subjectAt(at));

/** Known phrases that nothing denies, gives to somebody else or puts into the past. */
export function mentionsIn(text: PersonText, lexicon: Lexicon): FoundPhrase[] {
  const words = text.words.map((word) => (/^[\p{L}\p{N}]/u.test(word.text) ? word.text : ''));
  const found: FoundPhrase[] = [];
  for (let at = 0; at < words.length;) {
    const length = words[at] ? Math.min(longestMention, lexicon.match(words, at)) : 0;
    const thing = { from: at, to: at + length };
    at += Math.max(1, length);
    if (length === 0 || isOfOthers(text, thing.from) || isDenied(text, thing.from) || isOver(text, thing))
      continue;
    found.push({ ...thing, phrase: phraseOf(text, thing), source: thing });
  }
  return found;
}
