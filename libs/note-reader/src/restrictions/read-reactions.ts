import type { RestrictionKind } from '@giftwell/contracts/gift-ai/facts';
import { isDenied, isOver } from '../patterns/denial.js';
import { linesOf, RuleTable, type RuleMatch } from '../patterns/rule-table.js';
import type { PersonText } from '../people/person-text.js';
import type { Span } from '../text/note.js';
import { gerunds } from '../words/doing-verbs.js';
import { forbiddenAfter, forbiddenBefore, forbiddenToo, harmful, harmLines, stopsBack } from './reactions.js';
import { kindOfSubstance, restrictedSubstances } from './substances.js';

/** A kind, and the words that say it. */
export interface Kept extends Span {
  kind: RestrictionKind;
}
type Names = ReadonlyMap<string, RestrictionKind>;

function namesWith(
  base: Iterable<readonly [string, RestrictionKind]>,
  ...more: Readonly<Record<string, string>>[]
): Names {
  const names = new Map(base);
  for (const [kind, list] of more.flatMap((one) => Object.entries(one)))
    for (const word of list.split(',')) names.set(word.trim().replace(/\s+/g, ' '), kind as RestrictionKind);
  return names;
}

const harmfulNames = namesWith(kindOfSubstance, harmful);
const forbiddenNames = namesWith(
  restrictedSubstances,
  {
    'no-alcohol': harmful['no-alcohol'] ?? '',
    'no-caffeine': harmful['no-caffeine'] ?? '',
    'no-scent': 'scented,perfumed,scented candles,scented candle',
    wool: harmful['wool'] ?? '',
    shellfish: harmful['shellfish'] ?? '',
    dairy: 'yoghurt,yogurt',
  },
  forbiddenToo,
);
const groups = new Map([['forbidden', [...forbiddenNames.keys()]]]);
const harms = new RuleTable(linesOf(harmLines), groups);
const forbidsAfter = new RuleTable(linesOf(forbiddenAfter), groups);
const forbidsBefore = new RuleTable(linesOf(forbiddenBefore), groups);

const maxNameWords = 4;
const harmReach = { back: 12, ahead: 9 };
const maxGap = 5;
const maxListed = 12;
const separator = /^(?:,|and|or|&|\/|nor|plus)$/;
/** Words between what forbids and what is forbidden, or between two forbidden things. */
const filler =
  /^(?:a|an|any|the|all|every|even|more|of|for|from|off|her|his|their|proper|real|strong|bit|kind|sort|whole|no|not|anything|with|containing|made|eating|drinking|having|touch|much|so|as|that|cup|glass|glasses|bottle|drop|either|also|ordinary|usual|normal|regular|fancy|too|single|in|made)$/;
/** "milk chocolate", "dog walking", "wool shop": part of another noun. */
const partOf =
  /^(?:allerg.*|intoleran.*|free|lover|lovers|fan|fans|thistle|tree|trees|dress|dresses|substitute|alternatives?|walks?|show|shows|racing|training|glass|hunt|market|painting|paintings|friendly|sanctuary|shelter|films?|books?|museum|garden|gardens|arranging|pressing)$/;

/** The substance named at a position, the longest name first. */
function nameAt(text: PersonText, at: number, names: Names): Kept | null {
  for (let length = maxNameWords; length >= 1; length -= 1) {
    const words = [];
    for (let next = at; next < at + length; next += 1) words.push(text.at(next));
    const kind = names.get(words.join(' '));
    const after = text.at(at + length);
    if (kind && !partOf.test(after) && !gerunds.has(after)) return { kind, from: at, to: at + length };
  }
  return null;
}

/** Said of others. Clauses about the giver or about things may also concern the person. */
const isOfOthers = (text: PersonText, at: number) => text.subjectAt(at) === 'other';

const isValid = (text: PersonText, match: Span) => !isDenied(text, match.from) && !isOver(text, match);

/** "prawns turn her stomach", "she swells up like a balloon from shrimp". */
export function reactionsIn(text: PersonText): Kept[] {
  const found: Kept[] = [];
  for (const match of harms.matches(text)) {
    if (isOfOthers(text, match.from) || isDenied(text, match.from)) continue;
    const near = pronounBefore(text, match)
      ? namesIn(text, farBack(text, match), harmfulNames).slice(-1)
      : namesAround(text, match);
    for (const one of near)
      found.push({ ...one, from: Math.min(one.from, match.from), to: Math.max(one.to, match.to) });
  }
  return [...found, ...mishapsIn(text)];
}

/** "One walnut and we're in A&E": anything that follows is a reaction. */
const oneOfIt = /^(?:one|#1|any|a|an|anything|even|just|the|give|so)$/;
const few =
  /^(?:one|#1|any|a|an|single|tiny|small|smallest|tiniest|slightest|bit|whiff|bite|sip|crumb|drop|mouthful|taste|slice|sniff|trace|of|with|even|just|the|anything|much|as|in|it|her|him|me|glass|cup|piece|hint|spoonful|so|give)$/;
const isGood = /^(?:happy|sorted|yours|delighted|anyone's|content|smiling|heaven|giggly)$/;
const maxFewWords = 6;

function mishapsIn(text: PersonText): Kept[] {
  const found: Kept[] = [];
  for (let at = 0; at < text.words.length; at += 1) {
    if (
      !(text.isSentenceEnd(at - 1) || /^(?:,|but|so|because|and)$/.test(text.at(at - 1))) ||
      !oneOfIt.test(text.at(at))
    )
      continue;
    const name = mishapAt(text, at);
    if (name && !isOfOthers(text, name.from)) found.push({ ...name, from: at });
  }
  return found;
}

function mishapAt(text: PersonText, start: number): Kept | null {
  let at = start;
  while (at < start + maxFewWords && few.test(text.at(at)) && !nameAt(text, at, harmfulNames)) at += 1;
  const name = at > start ? nameAt(text, at, harmfulNames) : null;
  if (!name) return null;
  let and = name.to;
  while (/^(?:in|it|at|all|on|her|his|plate|near)$/.test(text.at(and))) and += 1;
  const goesOn =
    /^(?:and|,)$/.test(text.at(and)) &&
    /^(?:she|he|we|they|it|her|his|that|out|off|boom|bang|straight)$/.test(text.at(and + 1));
  const isHarm = goesOn && ![2, 3, 4].some((more) => isGood.test(text.at(and + more)));
  return isHarm ? name : null;
}

/** "he loves dogs but they make him wheeze": the pronoun refers to the last name. */
const pronounBefore = (text: PersonText, { from }: Span) =>
  /^(?:they|it|those|these)$/.test(text.at(from - 1));
const farBack = (text: PersonText, { from }: Span): Span => ({
  from: Math.max(0, from - harmReach.back),
  to: from,
});

/** Names in the sentence before the reaction or, if there are none, after it. */
function namesAround(text: PersonText, match: RuleMatch<string>): Kept[] {
  let from = match.from;
  while (from > 0 && match.from - from < harmReach.back && !isStop(text, from - 1)) from -= 1;
  let to = match.to;
  while (to < text.words.length && to - match.to < harmReach.ahead && !isStop(text, to)) to += 1;
  const inside = namesIn(text, { from, to: match.to }, harmfulNames);
  return inside.length > 0 ? inside : namesIn(text, { from: match.from, to }, harmfulNames);
}

const isStop = (text: PersonText, at: number) => text.isSentenceEnd(at) || stopsBack.test(text.at(at));

function namesIn(text: PersonText, { from, to }: Span, names: Names): Kept[] {
  const found: Kept[] = [];
  for (let at = from; at < to;) {
    const name = nameAt(text, at, names);
    if (name && name.to <= to) found.push(name);
    at = name ? name.to : at + 1;
  }
  return found;
}

/** "the doctor has him off salt", "won't carry leather", "drink is out". */
export function forbiddenIn(text: PersonText): Kept[] {
  const found: Kept[] = [];
  for (const match of forbidsAfter.matches(text)) {
    const isFree =
      match.meaning !== 'by' && (isOfOthers(text, match.from) || isSaidOfGiver(text, match.from));
    if (isFree || isOver(text, match)) continue;
    const { what } = match.kept;
    found.push(...listFrom(text, what?.from ?? match.to, match.from));
  }
  for (const match of forbidsBefore.matches(text)) {
    if (isOfOthers(text, match.from) || !isValid(text, match)) continue;
    found.push(...namedBefore(text, match));
  }
  return found;
}

/** "I can't eat nuts" is about the giver; "so I don't want wool" is about the gift. */
const isSaidOfGiver = (text: PersonText, at: number) =>
  text.subjectAt(at) === 'giver' &&
  /^(?:i|we)$/.test(text.at(at - 1)) &&
  !/^(?:do|must|would)$/.test(text.at(at));

function listFrom(text: PersonText, start: number, source: number): Kept[] {
  const found: Kept[] = [];
  let at = start;
  for (let left = maxListed; left > 0; left -= 1) {
    const name = firstName(text, at) ?? firstName(text, behindUnknown(text, at));
    if (!name) break;
    at = name.to;
    // "sweets with pork gelatine": the ingredient counts.
    const inside =
      name.kind === 'no-sugar' && /^(?:with|containing|in)$/.test(text.at(at))
        ? firstName(text, at + 1)
        : null;
    const meant = inside ?? name;
    found.push({ ...meant, from: source });
    at = meant.to;
    if (!separator.test(text.at(at))) break;
    while (separator.test(text.at(at))) at += 1;
  }
  return found;
}

/** "off sushi, wine": skips an item that isn't a substance. */
function behindUnknown(text: PersonText, from: number): number {
  for (let at = from + 1; at <= from + 2; at += 1) if (separator.test(text.at(at))) return at + 1;
  return text.words.length;
}

function firstName(text: PersonText, from: number): Kept | null {
  for (let at = from; at <= from + maxGap; at += 1) {
    const name = nameAt(text, at, forbiddenNames);
    if (name) return name;
    if (!filler.test(text.at(at))) return null;
  }
  return null;
}

const backFromVerb = 6;

/** Named before "is out" or "does not cross his lips". */
function namedBefore(text: PersonText, match: Span): Kept[] {
  let from = match.from;
  while (from > 0 && match.from - from < backFromVerb && !isStop(text, from - 1)) from -= 1;
  return namesIn(text, { from, to: match.from }, forbiddenNames).map((one) => ({ ...one, to: match.to }));
}
