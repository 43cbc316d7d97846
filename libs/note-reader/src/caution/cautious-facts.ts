import type {
  PersonFacts,
  PhraseFact,
  Restriction,
  RestrictionKind,
} from '@giftwell/contracts/gift-ai/facts';
import { harmWords, likingWords, plainWords, refusalWords, triggerWords } from './trigger-words.js';

const wholeWords = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');
const harm = wholeWords(harmWords);
const refusal = wholeWords(refusalWords);
const liking = wholeWords(likingWords);
const plain = plainWords.map(([kind, words]) => [kind, wholeWords(words)] as const);
const denial = wholeWords("not|no longer|isn'?t|wasn'?t|never|used to be|stopped being");
const negation = wholeWords("not|never|cannot|can'?t|won'?t|without|nor|neither|no");
const allergy = /allerg|epipen|anaphyla/iu;
const triggers = triggerWords.map(([kind, words]) => [kind, wholeWords(words)] as const);
const maxItems = { restrictions: 30, dislikes: 40 };
const maxNoteLength = 8_000;
const maxSourceLength = 400;

/** Sentences, split again at words such as "but". */
const partsOf = (note: string): string[] =>
  note
    .slice(0, maxNoteLength)
    .split(
      /(?<=[.!?;…\n])\s+|,?\s+(?:but|however|although|though|whereas|aber|mais|pero|ma|mas|maar|ale)\s+/iu,
    )
    .filter((part) => part.trim());

/** Splits at commas and "and". */
const clausesOf = (part: string): string[] => part.split(/[,:()–—/]|\s-\s|\s+(?:and|und|et|y|e|en|i)\s+/iu);

/** "Don't know anything about them", "can't sit still", "takes a year off": no refusal. */
const ignorance =
  /\b(?:(?:don['’]?t|do not|doesn['’]?t) (?:really |actually )?(?:know|mind|think|remember)|can['’]?t (?:sit still|wait|resist|get enough|stop|help|go wrong|live without)|no (?:idea|clue)|not (?:sure|certain)|(?:days?|weeks?|months?|years?|term|semester|time|afternoon|morning) off|off (?:to|facebook|ebay|amazon|gumtree|etsy)|out loud)\b/giu;

/** Has a word of harm and no word of liking. */
const isWarning = (words: string): boolean => harm.test(words.replace(ignorance, '')) && !liking.test(words);
/** Has a word of refusal and no word of liking. */
const isRefusal = (words: string): boolean =>
  refusal.test(words.replace(ignorance, '')) && !liking.test(words);

/**
 * Adds caution to the facts that the rules found. What a sentence refuses or warns of becomes a restriction, and an
 * interest that it only mentions becomes a dislike.
 */
export function cautiousFacts(facts: PersonFacts, notes: readonly string[]): PersonFacts {
  const parts = notes
    .flatMap((note) => partsOf(note.replace(/\b(?:believe it )?or not\b/gi, '')))
    .flatMap((part) => withoutRead(part, facts.restrictions));
  const warnings = parts.filter(isWarning);
  const refusals = parts.filter(isRefusal);
  const plainly = parts.filter((part) => !denial.test(part));
  const found = [
    ...restrictionsIn(plain, plainly, facts.restrictions),
    ...restrictionsIn(triggers, warnings, facts.restrictions),
  ];
  if (warnings.length === 0 && refusals.length === 0 && found.length === 0) return facts;
  const likings = facts.interests.filter((fact) => !isMention(fact));
  const isRefused = (fact: PhraseFact) =>
    refusals.some((part) => holds(part, fact) && refuses(part, fact, likings));
  const refused = facts.interests.filter(isRefused);
  return {
    ...facts,
    interests: facts.interests.filter((fact) => !isRefused(fact)),
    dislikes: [...facts.dislikes, ...refused].slice(0, maxItems.dislikes),
    restrictions: distinct([...facts.restrictions, ...found, ...allergiesTo(refused, refusals)]).slice(
      0,
      maxItems.restrictions,
    ),
  };
}

/**
 * "He doesn't drink, he makes coffee": the rules have read the refusal, so that it doesn't warn of what the next clause
 * says.
 */
function withoutRead(part: string, known: readonly Restriction[]): readonly string[] {
  const [first = '', ...more] = part.split(/,\s+(?=(?:she|he|they)\s)/i);
  return more.length > 0 && known.some(({ source }) => first.includes(source)) ? [first, ...more] : [part];
}

const holds = (part: string, { source }: PhraseFact): boolean => source !== '' && part.includes(source);

/** Each kind once; named allergies once for each name. */
const distinct = (restrictions: readonly Restriction[]): Restriction[] =>
  restrictions.filter(
    ({ kind, detail }, at) =>
      restrictions.findIndex((one) => one.kind === kind && one.detail === detail) === at,
  );

/** The source is the phrase itself, so no verb of liking or doing belongs to it. */
const isMention = ({ source, phrase }: PhraseFact): boolean =>
  source !== '' && source.toLowerCase() === phrase.toLowerCase();

/** A thing is refused by an allergy, by its own clause, or by a sentence that has no liking beside it. */
function refuses(part: string, fact: PhraseFact, likings: readonly PhraseFact[]): boolean {
  const inList = isMention(fact) ? refusesItem(part, fact) : null;
  if (inList !== null) return inList;
  if (allergy.test(part)) return true;
  if (!isMention(fact)) return clausesOf(part).some((clause) => deniesBeside(clause, fact));
  const others = likings.filter((liking) => liking !== fact && holds(part, liking));
  if (others.length === 0) return true;
  return clausesOf(part).some((clause) => holds(clause, fact) && isRefusal(clause));
}

/** The "never" in "never without a hurl" belongs to the fact; only another negation in the clause counts. */
const deniesBeside = (clause: string, fact: PhraseFact) =>
  holds(clause, fact) && negation.test(clause.replace(fact.source, ''));

const refusesAll =
  /^\W*(?:(?:kindly|please|pls|so|all) )?(?:avoid|avoided|skip|forbidden|banned|off limits|not allowed)\W*$/i;
const maxItemWords = 5;
const takesUp = /\b(?:them|it|these|those|all|any|both|every|that)\b/i;
const leastItems = 3;
const wordsIn = (clause: string) => clause.match(/[\p{L}\p{N}'’]+/gu) ?? [];

/** In a list each item counts alone, unless an earlier clause refuses all of them. Null where there is no list. */
function refusesItem(part: string, fact: PhraseFact): boolean | null {
  const clauses = clausesOf(part).filter((clause) => clause.trim());
  const at = clauses.findIndex((clause) => holds(clause, fact));
  const short = clauses.filter((clause) => wordsIn(clause).length <= maxItemWords);
  if (at < 0 || clauses.length < leastItems || short.length < clauses.length - 1) return null;
  // "bath bombs, spa sets, she gives them to the charity shop"
  if (clauses.slice(at + 1).some((clause) => isRefusal(clause) && takesUp.test(clause))) return null;
  // "attar, agarbatti, kindly avoid"
  if (clauses.slice(at + 1).some((clause) => refusesAll.test(clause))) return true;
  const before = clauses.slice(0, at).some((clause) => isRefusal(clause) && wordsIn(clause).length > 1);
  return before || isRefusal(clauses[at] ?? '');
}

/** "Swims competitively, is dyslexic so not chapter books": what somebody does is refused only in its own clause. */
const isOfAbility: ReadonlySet<RestrictionKind> = new Set(['no-swimming', 'no-driving']);

type Patterns = readonly (readonly [RestrictionKind, RegExp])[];

/** Restrictions that the trigger words find and the rules did not. */
function restrictionsIn(
  patterns: Patterns,
  parts: readonly string[],
  known: readonly Restriction[],
): Restriction[] {
  return patterns.flatMap(([kind, words]) => {
    if (known.some((one) => one.kind === kind)) return [];
    const part = parts.find((one) =>
      isOfAbility.has(kind)
        ? clausesOf(one).some((clause) => words.test(clause) && harm.test(clause))
        : words.test(one),
    );
    return part ? [{ kind, detail: null, source: part.trim().slice(0, maxSourceLength) }] : [];
  });
}

/** Allergies to something that has no kind of its own: "anything with celery … the oddest allergy". */
const allergiesTo = (refused: readonly PhraseFact[], parts: readonly string[]): Restriction[] =>
  refused
    .filter(({ source }) => parts.some((part) => allergy.test(part) && part.includes(source)))
    .map(({ phrase, source }) => ({ kind: 'other-allergy', detail: phrase.slice(0, 60), source }));
