import type { Word } from './note.js';
import { givenNames } from '../words/ordinary-words.js';
import { relationAt, relations } from '../words/relations.js';

const owned =
  /^(?:birthday|bday|wedding|anniversary|graduation|retirement|engagement|housewarming|party|baby|name|house|best|#\d+th|christmas)$/;
const many = new Set(['parents', 'grandparents', 'folks']);

/** "my boyfriends birthday", "annas party": restores the possessive when the apostrophe is missing. */
export function withOwners(words: readonly Word[]): Word[] {
  const texts = words.map(({ text }) => text);
  return words.map((word, at) => {
    const { text } = word;
    const next = texts[at + 1] ?? '';
    if (
      !text.endsWith('s') ||
      text.includes("'") ||
      (!owned.test(next) && !relationAt(texts, at + 1) && !relationAt(texts, at + 2)?.keepsWord)
    )
      return word;
    if (many.has(text)) return owned.test(next) ? { ...word, text: `${text}'` } : word;
    const single = text.slice(0, -1);
    const isOwner = relations.has(single) || (givenNames.has(single) && !givenNames.has(text));
    return isOwner ? { ...word, text: `${single}'s` } : word;
  });
}
