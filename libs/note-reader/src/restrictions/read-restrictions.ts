import {
  type CircumstanceKind,
  restrictionKinds,
  type RestrictionKind,
} from '@giftwell/contracts/gift-ai/facts';
import { isDenied, isOver } from '../patterns/denial.js';
import { linesOf, RuleTable, type RuleMatch } from '../patterns/rule-table.js';
import { groupsOf } from '../patterns/word-groups.js';
import type { PersonText } from '../people/person-text.js';
import { objectsFrom } from '../phrases/objects.js';
import type { Span } from '../text/note.js';
import { bodyLines } from './body.js';
import { allergyFrames, frameGroups, substanceFirst, substanceLast } from './frames.js';
import { restrictionLines } from './kinds.js';
import { languageLines, languages, limitLines } from './limits.js';
import { forbiddenIn, reactionsIn } from './read-reactions.js';
import { kindOfSubstance, substanceGroups } from './substances.js';

/** A restriction or a circumstance, and where it was said. */
export interface Found extends Span {
  kind: RestrictionKind | CircumstanceKind;
  detail: string | null;
}

const groups = new Map([...substanceGroups, ...groupsOf({ ...frameGroups, languages })]);
const kindsIn = (meaning: string) => meaning.split(/[,+]/).map((kind) => kind.trim() as Found['kind']);
const kindTable = new RuleTable(
  linesOf(restrictionLines + bodyLines + limitLines).map(
    ([meaning, patterns]) => [kindsIn(meaning), patterns] as const,
  ),
  groups,
);
const tableOf = (lines: string) => new RuleTable(linesOf(lines), groups);
const allergyTable = tableOf(allergyFrames);
const firstTable = tableOf(substanceFirst);
const lastTable = tableOf(substanceLast);
const languageTable = tableOf(languageLines);
const unknownAllergy = tableOf('unknown: allergy|allergies|intolerance');

export const isRestriction = (kind: string): kind is RestrictionKind =>
  (restrictionKinds as readonly string[]).includes(kind);

/** Whether a match is about the person or the gift. */
export function concerns(text: PersonText, { from }: Span): boolean {
  const subject = text.subjectAt(from);
  if (subject === 'giver')
    return isOfHousehold(text, from) || wordsBefore(text, from, 4).some((word) => giftWord.test(word));
  return subject !== 'other' || wordsBefore(text, from, 6).some((word) => healer.test(word));
}

/** "the doctor says no salt" */
const healer =
  /^(?:doctors?|gp|dentist|nurse|cardiologist|consultant|specialist|surgeon|midwife|dietician|dietitian|physio)$/;

const giftWord = /^(?:something|anything|gift|present|things)$/;
const wordsBefore = (text: PersonText, from: number, count: number) =>
  Array.from({ length: count }, (_, back) => text.at(from - back - 1));

/** "we keep kosher", "in our house": about everybody in the household. */
function isOfHousehold(text: PersonText, from: number): boolean {
  const subject = wordsBefore(text, from, 6).find((word) => /^(?:we|i|our|us|my)$/.test(word));
  return subject === 'we' || subject === 'our' || subject === 'us';
}

const separator = /^(?:,|and|or|&|\/|nor|plus|ou|o|y|und|oder|et|e|i|en|lub)$/;
const maxListed = 12;

/** What the person must not get. */
export function restrictionsIn(text: PersonText): Found[] {
  const found: Found[] = [];
  let last: Span = { from: -1, to: 0 };
  for (const match of kindTable.matches(text)) {
    if (!concerns(text, match) || isDenied(text, match.from) || isOver(text, match)) continue;
    // "can't see so well" is more specific than "can't see"; the longest comes first.
    if (match.from === last.from && match.to < last.to) continue;
    if (isOtherSense(text, match)) continue;
    last = match;
    for (const kind of match.meaning) found.push({ kind, detail: null, from: match.from, to: match.to });
  }
  found.push(
    ...onlyLanguageIn(text),
    ...allergiesIn(text),
    ...substancesFirstIn(text),
    ...substancesLastIn(text),
  );
  for (const one of [...reactionsIn(text), ...forbiddenIn(text)]) found.push({ ...one, detail: null });
  found.push(...unknownAllergiesIn(text, found));
  // "no meat but fish is fine"
  const eatsFish = found.some(({ kind }) => kind === 'pescatarian');
  return eatsFish ? found.filter(({ kind }) => kind !== 'vegetarian' && kind !== 'fish') : found;
}

/** "colour blind", "barracks for the Bombers": the words mean something else. */
const isOtherSense = (text: PersonText, { from, to, meaning }: RuleMatch<Found['kind'][]>) =>
  (meaning.includes('blind') && /^(?:colou?r|snow|night)$/.test(text.at(from - 1))) ||
  (text.at(from) === 'barracks' && text.at(to) === 'for') ||
  // "a long-distance walker"
  (text.at(to - 1) === 'walker' &&
    /^(?:distance|hill|fell|dog|keen|great|big|avid)$/.test(text.at(from - 1))) ||
  // "her kitchen is full of cookbooks": a liking, unlike "full of gadgets".
  (text.at(to - 1) === 'full' &&
    text.at(to) === 'of' &&
    !/^(?:stuff|things|it|boxes|clutter|ornaments|junk|gadgets|appliances|furniture)$/.test(text.at(to + 1)));

/** "speaks only Spanish". */
function onlyLanguageIn(text: PersonText): Found[] {
  const found: Found[] = [];
  for (const match of languageTable.matches(text)) {
    const { language } = match.kept;
    if (!language || !concerns(text, match) || isDenied(text, match.from)) continue;
    found.push({ kind: 'reads-only', detail: text.said(language), from: match.from, to: match.to });
  }
  return found;
}

const pronoun = /^(?:them|it|those|these|that)$/;
const reachBack = 12;

/** "loves dogs but is allergic to them": the substance named before. */
function lastSubstanceBefore(text: PersonText, at: number): Span | null {
  for (let to = at; to > at - reachBack && to > 0; to -= 1) {
    const what = substanceBefore(text, to);
    if (what) return what;
  }
  return null;
}

/** "allergic to nuts, eggs and kiwi". */
function allergiesIn(text: PersonText): Found[] {
  const found: Found[] = [];
  for (const match of allergyTable.matches(text)) {
    if (!concerns(text, match) || isDenied(text, match.from) || isOver(text, match)) continue;
    const what = pronoun.test(text.at(match.to)) ? lastSubstanceBefore(text, match.from) : null;
    if (what) found.push(...kindAt(text, what, match.to + 1));
    const { things, to } = objectsFrom(text, match.to);
    for (const thing of things)
      found.push({
        ...allergyTo(text, thing),
        from: match.from,
        to: Math.max(thing.to, Math.min(to, thing.to)),
      });
  }
  return found;
}

const fillers = new Set(
  'most all some any certain raw fresh even many kinds types of the every kind such strong'.split(' '),
);

function allergyTo(text: PersonText, thing: Span): Pick<Found, 'kind' | 'detail'> {
  const words = text.words.slice(thing.from, thing.to).map((word) => word.text);
  for (let from = 0; from < words.length; from += 1) {
    for (let to = words.length; to > from; to -= 1) {
      const kind = kindOfSubstance.get(words.slice(from, to).join(' '));
      if (kind && isWhole(words, from, to)) return { kind, detail: null };
    }
  }
  return { kind: 'other-allergy', detail: text.said(thing).toLowerCase().slice(0, 60) };
}

/** "egg whites" are eggs, but "milk thistle" isn't milk; "peanut butter" is peanuts. */
const isWhole = (words: readonly string[], from: number, to: number) =>
  words.slice(0, from).every((word) => fillers.has(word) || kindOfSubstance.has(word)) || to === words.length;

/** "nut and egg allergy", "perfume gives her migraines". */
function substancesFirstIn(text: PersonText): Found[] {
  const found: Found[] = [];
  for (const match of firstTable.matches(text)) {
    if (!concerns(text, match) || isDenied(text, match.from) || isOver(text, match)) continue;
    const { what } = match.kept;
    if (!what) continue;
    const end = match.to;
    found.push(...kindAt(text, what, end));
    let at = what.from;
    for (let left = maxListed; left > 0 && separator.test(text.at(at - 1)); left -= 1) {
      const before = substanceBefore(text, at - 1);
      if (!before) break;
      found.push(...kindAt(text, before, end));
      at = before.from;
    }
  }
  return found;
}

function kindAt(text: PersonText, what: Span, end: number): Found[] {
  const kind = kindOfSubstance.get(wordsOf(text, what));
  // "peanut butter" isn't butter.
  if (kindOfSubstance.has(wordsOf(text, { from: what.from - 1, to: what.to }))) return [];
  return kind ? [{ kind, detail: null, from: what.from, to: end }] : [];
}

const wordsOf = (text: PersonText, { from, to }: Span) =>
  text.words
    .slice(from, to)
    .map((word) => word.text)
    .join(' ');

function substanceBefore(text: PersonText, to: number): Span | null {
  for (let length = 3; length >= 1; length -= 1) {
    const stretch = { from: to - length, to };
    if (stretch.from >= 0 && kindOfSubstance.has(wordsOf(text, stretch))) return stretch;
  }
  return null;
}

function substanceAfter(text: PersonText, from: number): Span | null {
  const start = /^(?:any|no|even|the)$/.test(text.at(from)) ? from + 1 : from;
  for (let length = 3; length >= 1; length -= 1) {
    const stretch = { from: start, to: start + length };
    if (kindOfSubstance.has(wordsOf(text, stretch))) return stretch;
  }
  return null;
}

/** Words that continue the sentence after a substance. Another noun would make it a compound: "milk chocolate". */
const mayFollow =
  /^(?:|[.,;:!?()/&]|please|at|in|on|for|any|anymore|because|but|so|or|and|nor|she|he|they|i|it|products?|goods|items?|things|stuff|foods?|dishes|based|of|is|are|either|allowed|whatsoever|due|since|as|who|if|when|whatever|though|although|ever|with|either|too|also|just|budget|thanks|thx|diet|we|her|his|by|like|loves|likes|content|intake|containing|at|after|during|while|until|these|anything|even|than|anywhere|that|right|now|jackets?|bags?|wallets?|belts?|shoes|derivatives|ever|alcohol|mehr|plus|mas|piu|meer|ou|oder|y|und|et|drinks?|religious|has|\n)$/;

/** "no nuts, eggs or dairy", "can't eat gluten". */
function substancesLastIn(text: PersonText): Found[] {
  const found: Found[] = [];
  for (const match of lastTable.matches(text)) {
    const { what } = match.kept;
    if (!what || !concerns(text, match) || isOver(text, match)) continue;
    let last: Span | null = what;
    for (let left = maxListed; left > 0 && last; left -= 1) {
      if (!mayFollow.test(text.at(last.to))) break;
      found.push(...kindAt(text, last, last.to).map((one) => ({ ...one, from: match.from })));
      last = separator.test(text.at(last.to)) ? substanceAfter(text, nextItem(text, last.to)) : null;
    }
  }
  return found;
}

/** Skips "," and "or" together: "nuts, or eggs". */
function nextItem(text: PersonText, at: number): number {
  let next = at;
  while (separator.test(text.at(next)) && next < at + 3) next += 1;
  return next;
}

const notWhat =
  /^(?:an|a|the|her|his|their|food|foods|severe|bad|any|no|with|and|or|has|have|some|seasonal|serious|many|strong|terrible|these|of|multiple|other|several|lots|mild|big|deadly|extreme|my|about|is|are|got|to|for|skin|known|rare|dietary|life|threatening|slight|,|\.|main|only|real|major|weird|anaphylactic|special|list|mind|aware|but|not|low|high|exercise|heat|pain|cold|noise|alcohol|kids'|childhood)$/;

/** "a kiwi allergy": the substance comes first. */
function unknownAllergiesIn(text: PersonText, known: readonly Found[]): Found[] {
  const found: Found[] = [];
  for (const match of unknownAllergy.matches(text)) {
    const what = { from: match.from - 1, to: match.from };
    const word = text.at(what.from);
    const isKnown = known.some(({ from, to }) => from <= match.from && to >= match.to);
    if (isKnown || notWhat.test(word) || !/^\p{L}{3,}$/u.test(word) || text.at(match.to) === 'to') continue;
    if (!concerns(text, what) || isDenied(text, what.from)) continue;
    found.push({ kind: 'other-allergy', detail: word.slice(0, 60), from: what.from, to: match.to });
  }
  return found;
}
