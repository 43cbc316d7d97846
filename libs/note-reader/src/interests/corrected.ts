import type { Correction } from '../people/corrections.js';
import type { PersonText } from '../people/person-text.js';
import { objectsFrom } from '../phrases/objects.js';
import { phraseOf } from './phrase-of.js';
import type { FoundPhrase } from './read-interests.js';

/** Applies corrections to interests: "knitting, no wait, crochet". */
export function correctedLikings(
  text: PersonText,
  likings: readonly FoundPhrase[],
  corrections: readonly Correction[],
): FoundPhrase[] {
  const instead = corrections.flatMap(({ revoked, next }) => {
    const isLiking = likings.some(({ from, to }) => from < revoked.to && to > revoked.from);
    const [thing] = isLiking || isOpen(text, revoked.from) ? objectsFrom(text, next).things : [];
    return thing ? [{ ...thing, phrase: phraseOf(text, thing), source: { from: next, to: thing.to } }] : [];
  });
  return [...likings, ...instead];
}

/** "she's into, no wait, crochet": the verb has no object yet. */
const isOpen = (text: PersonText, at: number) =>
  /^(?:into|loves|likes|enjoys|about|on|of)$/.test(text.at(at));
