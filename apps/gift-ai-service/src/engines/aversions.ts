import { interests, type Interest } from '@giftwell/contracts/gift-ai/vocabulary';
import { stem, type Token } from './words.js';
import { diets, interestsOf, restrictionOf } from './topics.js';

/** What someone does not want, cannot have, or has enough of. */
export interface Aversions {
  /** Things there is enough of: no idea that is one. */
  things: Set<string>;
  /** Matters that are disliked: no idea about one. */
  topics: Set<string>;
  interests: Set<Interest>;
  /** Diets and allergies: never, whatever else is missing. */
  never: Set<string>;
  noAlcohol: boolean;
  /** Dislikes things that stand around. */
  clutter: boolean;
}

export const noAversions = (): Aversions => ({
  things: new Set(),
  topics: new Set(),
  interests: new Set(),
  never: new Set(),
  noAlcohol: false,
  clutter: false,
});

export type Negation = 'dislikes' | 'has-enough' | 'allergic';

const negations: [RegExp, Negation][] = [
  [
    /\b(?:allerg(?:ic|y|ies)(?: to)?|intoleran(?:t|ce)(?: to)?|can['’]?t (?:eat|have|tolerate)|cannot (?:eat|have|tolerate))\b/i,
    'allergic',
  ],
  [
    /\b(?:no more|not another|no new|(?:has|have|owns?|got|with) (?:enough|too many|too much|plenty of|tons of|loads of|every)|already (?:has|have|owns?|got)|enough|too many|too much|drowning in|plenty of)\b/i,
    'has-enough',
  ],
  [
    /\b(?:hat(?:es?|ed|ing)|loath(?:es?|ed|ing)|dislik(?:es?|ed|ing)|despis(?:es?|ed)|detests?|avoid(?:s|ing)?|(?:do|does|did|would|is|are|was|ca|wo)(?:n['’]?t| not)|cannot|can ?not|never|not (?:a|an|into|interested|keen|fond|much|really|big)|(?:sick|tired|bored|afraid|scared|terrified) (?:of|by|with)|without|nothing|no|neither|not)\b/i,
    'dislikes',
  ],
];
const turns =
  /\b(?:but|however|though|although|instead|yet|(?:and|she|he|they|who|also) (?:also )?(?:really )?(?:loves?|likes?|enjoys?|adores?|collects?|plays?|wants?|needs?)|loves?|adores?|enjoys?|prefers?)\b/i;
/** "nothing makes her happier", "never misses a game", "can't live without", "not only" are praise. */
const praise =
  /\b(?:nothing (?:makes|beats|better)|never (?:miss|misses|leaves|tires|stops|says no|without)|(?:can['’]?t|cannot|can not|could ?n['’]?t) (?:live without|get enough|stop|wait|resist|go)|not only|no doubt|no matter|(?:does|do)n['’]?t (?:mind|stop)|(?:would|do|does)n['’]?t (?:miss|go a day))\b/gi;

export interface Span {
  start: number;
  end: number;
  negation: Negation | null;
}

/** Nobody says so much; this bounds the work that hostile text can make. */
const mostSpans = 400;

/** Cuts text into stretches that are said with or without a "no" before them. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  for (const match of text.matchAll(/[^.!?;\n]{1,400}/g)) {
    if (spans.length > mostSpans) break;
    for (const clause of clausesOf(match[0], match.index)) spans.push(...splitClause(text, clause));
  }
  return spans;
}

/** A comma ends a "no" unless a list goes on: "hates candles, mugs and socks". */
function clausesOf(sentence: string, at: number): { start: number; end: number }[] {
  const clauses: { start: number; end: number }[] = [];
  let from = 0;
  for (const comma of sentence.matchAll(/,\s*/g)) {
    const next = sentence.indexOf(',', comma.index + 1);
    const rest = sentence.slice(comma.index + comma[0].length, next === -1 ? undefined : next);
    const most = /\s(?:and|or)\s/.test(rest) ? 5 : 3;
    const listItem = rest.trim().split(/\s+/).length <= most && !turns.test(rest) && !hasNegation(rest);
    if (listItem) continue;
    clauses.push({ start: at + from, end: at + comma.index });
    from = comma.index + comma[0].length;
  }
  clauses.push({ start: at + from, end: at + sentence.length });
  return clauses;
}

const hasNegation = (text: string) => negations.some(([pattern]) => pattern.test(text));

function splitClause(text: string, { start, end }: { start: number; end: number }): Span[] {
  const masked = text.slice(start, end).replace(praise, (found) => ' '.repeat(found.length));
  let first: { index: number; length: number; negation: Negation } | null = null;
  for (const [pattern, negation] of negations) {
    const found = pattern.exec(masked);
    if (found && (!first || found.index < first.index)) {
      first = { index: found.index, length: found[0].length, negation };
    }
  }
  if (!first) return [{ start, end, negation: null }];
  const after = start + first.index + first.length;
  const turn = turns.exec(text.slice(after, end));
  const positive =
    turn && !/^\s*(?:really |particularly |much )?$/.test(text.slice(after, after + turn.index))
      ? after + turn.index
      : end;
  const spans: Span[] = [
    { start, end: start + first.index, negation: null },
    { start: after, end: positive, negation: first.negation },
  ];
  if (positive < end) spans.push(...splitClause(text, { start: positive + 1, end }));
  return spans;
}

const clutterWords = new Set([
  'clutter',
  'knickknack',
  'stuff',
  'dust',
  'junk',
  'trinket',
  'knick',
  'decoration',
  'tchotchke',
  'trinkets',
  'possession',
]);
const drinkWords = new Set(['drink', 'alcohol', 'booze', 'liquor', 'alcoholic']);

/** Adds what is said against the words of one span. */
export function hearAversions(into: Aversions, words: readonly Token[], negation: Negation): void {
  for (const [at, { stem: word, stop, start }] of words.entries()) {
    if (drinkWords.has(word)) into.noAlcohol = true;
    if (stop) continue;
    if (clutterWords.has(word)) into.clutter = true;
    else if (negation === 'allergic') {
      const restriction = restrictionOf(word);
      for (const never of restriction?.never ?? []) into.never.add(never);
      into.noAlcohol ||= restriction?.noAlcohol ?? false;
      into.never.add(word);
    } else if (negation === 'has-enough') into.things.add(word);
    else {
      const before = words[at - 1];
      const isKindOf = !!before && !before.stop && before.end + 1 === start;
      // "hates horror movies" leaves all other movies.
      if (isKindOf && interests.some((interest) => isNameOf(word, interest))) continue;
      into.topics.add(word);
      for (const interest of interestsOf(word)) {
        // "hates camping" is not "hates the outdoors"; only the interest's own name closes it.
        if (isNameOf(word, interest)) into.interests.add(interest);
      }
    }
  }
}

/** Diets count without any "no": "a vegan colleague". */
export function hearDiet(into: Aversions, word: string): void {
  if (!diets.has(word)) return;
  const restriction = restrictionOf(word);
  for (const never of restriction?.never ?? []) into.never.add(never);
  into.noAlcohol ||= restriction?.noAlcohol ?? false;
}

const ownNames = new Map(interests.map((interest) => [interest, stem(interest)]));
const isNameOf = (word: string, interest: Interest) => ownNames.get(interest) === word;
