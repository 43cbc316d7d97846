import type { PersonText } from '../people/person-text.js';

const maxWordsBefore = 5;
const everyday = /^(?:wears|wearing|wore|drinks|drinking|uses|using)$/;

/**
 * Where the words of a mention begin: with the verb of an everyday thing, because it says how it is meant ("wears the
 * same cap"), or with the thing.
 */
export function clauseStart(text: PersonText, thing: number): number {
  for (
    let at = thing - 1;
    at >= thing - maxWordsBefore && !text.isSentenceEnd(at) && text.at(at) !== ',';
    at -= 1
  )
    if (everyday.test(text.at(at))) return at;
  return thing;
}
