import type { Word } from './note.js';
import { givenNames } from '../words/ordinary-words.js';
import { relationAt, relations } from '../words/relations.js';

const owned =
  /^(?:birthday|bday|wedding|anniversary|graduation|retirement|engagement|housewarming|party|baby|name|house|best|#\d+th|christmas)$/;
const many = new Set(['parents', 'grandparents', 'folks']);

const isBeforeOwned = (texts: readonly string[], at: number): boolean =>
  owned.test(texts[at + 1] ?? '') ||
  !!relationAt(texts, at + 1) ||
  relationAt(texts, at + 2)?.keepsWord === true;

/** "my boyfriends birthday", "annas party": restores the possessive when the apostrophe is missing. */
export function withOwners(words: readonly Word[]): Word[] {
  const texts = words.map(({ text }) => text);
  return words.map((word, at) => {
    const { text } = word;
    if (!text.endsWith('s') || text.includes("'") || !isBeforeOwned(texts, at)) return word;
    const next = texts[at + 1] ?? '';
    if (many.has(text)) return owned.test(next) ? { ...word, text: `${text}'` } : word;
    const single = text.slice(0, -1);
    const isOwner = relations.has(single) || (givenNames.has(single) && !givenNames.has(text));
    return isOwner ? { ...word, text: `${single}'s` } : word;
  });
}
