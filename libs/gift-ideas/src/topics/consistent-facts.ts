import type { PersonFacts, PhraseFact } from '@giftwell/contracts/gift-ai/facts';
import { canonicalWord, interests } from '@giftwell/contracts/gift-ai/vocabulary';
import { wordStems } from '../text/words.js';
import type { PhraseLexicon } from './phrase-lexicon.js';

/** The same facts without interests that are disliked, and each phrase once; the first mention stays. */
export function consistentFacts(facts: PersonFacts, lexicon: PhraseLexicon): PersonFacts {
  const disliked = facts.dislikes.map((fact) => meaningOf(fact, lexicon));
  const isDisliked = (fact: PhraseFact) => disliked.some((one) => sameMeaning(one, meaningOf(fact, lexicon)));
  return {
    ...facts,
    interests: distinct(facts.interests, lexicon).filter((fact) => !isDisliked(fact)),
    dislikes: distinct(facts.dislikes, lexicon),
  };
}

interface Meaning {
  stems: string;
  word: string | null;
  topics: string;
}

function meaningOf({ phrase }: PhraseFact, lexicon: PhraseLexicon): Meaning {
  const word = canonicalWord(phrase, interests);
  const stems = wordStems(phrase);
  const matches = lexicon.find(phrase);
  const isWhole = matches.length === 1 && matches[0]!.to - matches[0]!.from === stems.length;
  return {
    stems: stems.join(' '),
    word: interests.find((one) => one === word) ?? null,
    topics: isWhole ? [...matches[0]!.topics].sort((a, b) => a - b).join(' ') : '',
  };
}

const sameMeaning = (a: Meaning, b: Meaning): boolean =>
  a.stems === b.stems ||
  (a.word !== null && a.word === b.word) ||
  (a.topics !== '' && a.topics === b.topics);

function distinct(facts: readonly PhraseFact[], lexicon: PhraseLexicon): PhraseFact[] {
  const seen: Meaning[] = [];
  return facts.filter((fact) => {
    const meaning = meaningOf(fact, lexicon);
    if (seen.some((one) => sameMeaning(one, meaning))) return false;
    seen.push(meaning);
    return true;
  });
}
