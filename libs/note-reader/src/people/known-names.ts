import type { Note } from '../text/note.js';
import { ordinaryWords } from '../words/ordinary-words.js';
import { relations, unowned } from '../words/relations.js';

const titles = /^(?:mr|mrs|ms|miss|dr|the|and|of|von|van|de|la|my|our|old|big|little)$/;

/** The words for a recipient with these names: "anna" for "Anna", none for "Mum". */
export const knownNames = (names: readonly (string | null | undefined)[]): ReadonlySet<string> =>
  new Set(
    names
      .flatMap((name) => name?.toLowerCase().match(/\p{L}[\p{L}\p{M}]+/gu) ?? [])
      .filter((word) => !relations.has(word) && !titles.test(word)),
  );

/** Whether a word is the recipient's known name; "will" needs its capital. */
export function isKnownName(note: Note, at: number): boolean {
  const word = unowned(note.at(at));
  if (!note.names.has(word)) return false;
  return !ordinaryWords.has(word) || /^\p{Lu}/u.test(note.raw(at));
}
