import type { PersonFacts, PhraseFact } from '@giftwell/contracts/gift-ai/facts';
import { canonicalWord, interests } from '@giftwell/contracts/gift-ai/vocabulary';

/** Finds the known things that a phrase names. */
export interface PhraseMeanings {
  /** The same text for two phrases that name the same known things; null if the whole phrase isn't known. */
  meaningOf(phrase: string): string | null;
}

/** The facts without interests that are also disliked, and without repeats; the first mention stays. */
export function consistentFacts(facts: PersonFacts, meanings: PhraseMeanings): PersonFacts {
  const disliked = new Set(facts.dislikes.flatMap((fact) => keysOf(fact, meanings)));
  const isDisliked = (fact: PhraseFact) => keysOf(fact, meanings).some((key) => disliked.has(key));
  return {
    ...facts,
    interests: distinct(facts.interests, meanings).filter((fact) => disliked.size === 0 || !isDisliked(fact)),
    dislikes: distinct(facts.dislikes, meanings),
  };
}

/** Keys under which a phrase is compared: its words, the form's interest, the known things. */
function keysOf({ phrase }: PhraseFact, meanings: PhraseMeanings): string[] {
  const words = phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const interest = canonicalWord(phrase, interests);
  const meaning = meanings.meaningOf(phrase);
  return [
    `words:${words.join(' ')}`,
    ...(interests.some((one) => one === interest) ? [`interest:${interest}`] : []),
    ...(meaning === null ? [] : [`meaning:${meaning}`]),
  ];
}

function distinct(facts: readonly PhraseFact[], meanings: PhraseMeanings): PhraseFact[] {
  const seen = new Set<string>();
  return facts.filter((fact) => {
    const keys = keysOf(fact, meanings);
    if (keys.some((key) => seen.has(key))) return false;
    for (const key of keys) seen.add(key);
    return true;
  });
}
