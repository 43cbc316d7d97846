import type {
  PersonFacts,
  PhraseFact,
  Restriction,
  RestrictionKind,
} from '@giftwell/contracts/gift-ai/facts';
import { harmWords, likingWords, triggerWords } from './trigger-words.js';

const wholeWords = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');
const harm = wholeWords(harmWords);
const liking = wholeWords(likingWords);
const triggers = triggerWords.map(([kind, words]) => [kind, wholeWords(words)] as const);
const most = { restrictions: 30, dislikes: 40 };
const longestNote = 8_000;
const longestSource = 400;

/** Sentences, and what a turn such as "but" parts. */
const partsOf = (note: string): string[] =>
  note
    .slice(0, longestNote)
    .split(/(?<=[.!?;\n])\s+|,?\s+(?:but|however|although|aber|mais|pero|ma|mas|maar|ale)\s+/iu)
    .filter((part) => part.trim());

/** What commas and "and" part. */
const clausesOf = (part: string): string[] => part.split(/[,:()]|\s+(?:and|und|et|y|e|en|i)\s+/iu);

/** Words that refuse or warn of something, without any that say that something is liked. */
const isRefusal = (words: string): boolean => harm.test(words) && !liking.test(words);

/**
 * What was read, with caution added: things that a sentence refuses or warns of become restrictions even where no rule
 * knows its shape, and what such a sentence merely mentions is no interest but something to avoid.
 */
export function cautiousFacts(facts: PersonFacts, notes: readonly string[]): PersonFacts {
  const refusals = notes.flatMap(partsOf).filter(isRefusal);
  if (refusals.length === 0) return facts;
  const likings = facts.interests.filter((fact) => !isMention(fact));
  const isRefused = (fact: PhraseFact) =>
    isMention(fact) && refusals.some((part) => refuses(part, fact, likings));
  const refused = facts.interests.filter(isRefused);
  return {
    ...facts,
    interests: facts.interests.filter((fact) => !isRefused(fact)),
    dislikes: [...facts.dislikes, ...refused].slice(0, most.dislikes),
    restrictions: [...facts.restrictions, ...warnedOf(refusals, facts)].slice(0, most.restrictions),
  };
}

/** Only mentioned: no words of liking or doing belong to it. */
const isMention = ({ source, phrase }: PhraseFact): boolean =>
  source !== '' && source.toLowerCase() === phrase.toLowerCase();

/** Whether a sentence refuses a thing: in the thing's own clause, or anywhere where it tells of no liking. */
function refuses(part: string, { source }: PhraseFact, likings: readonly PhraseFact[]): boolean {
  if (!part.includes(source)) return false;
  if (!likings.some((liking) => part.includes(liking.source))) return true;
  return clausesOf(part).some((clause) => clause.includes(source) && isRefusal(clause));
}

function warnedOf(refusals: readonly string[], { restrictions }: PersonFacts): Restriction[] {
  const known = new Set<RestrictionKind>(restrictions.map(({ kind }) => kind));
  return triggers.flatMap(([kind, words]) => {
    const part = known.has(kind) ? undefined : refusals.find((one) => words.test(one));
    return part ? [{ kind, detail: null, source: part.trim().slice(0, longestSource) }] : [];
  });
}
