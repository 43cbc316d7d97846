import type { Note, Span } from '../text/note.js';
import { gerundOfThirdPerson, gerunds } from '../words/doing-verbs.js';
import { givenNames } from '../words/ordinary-words.js';
import { countryOf } from '../words/origins.js';
import { owns, relationAt } from '../words/relations.js';
import { isKnownName } from './known-names.js';
import { nameAt, pairAt } from './names.js';
import type { Person } from './people.js';
import { doing, giftWord, occasionWord } from './surroundings.js';

/** A name without a relation: "for Lucy", "Tom's birthday", "Anna is turning 40". */
export function named(note: Note, at: number, earlier: readonly Person[]): Person | null {
  const probe = nameAt(note, at, 'sure');
  if (!probe) return null;
  const single: Span = owns(note.at(probe.to - 1)) ? probe : (pairAt(note, probe, 'sure') ?? probe);
  if (!isKnownName(note, at) && !isSomebody(note, single, earlier)) return null;
  return {
    ...single,
    relation: null,
    relationship: null,
    of: 'nobody',
    name: single,
    gender: null,
    plural: single.to > probe.to,
    possessive: owns(note.at(single.to - 1)),
    predicate: false,
    merelyOwner: false,
  };
}

/** "Uncle Sean, postman, Donegal, 67". */
export const isTown = (note: Note, { from, to }: Span): boolean =>
  to - from === 1 && countryOf.has(note.at(from)) && !givenNames.has(note.at(from));

const isSomebody = (note: Note, single: Span, earlier: readonly Person[]) =>
  !(earlier.length > 0 && isTown(note, single)) &&
  !isPluralSubject(note, single) &&
  !isDestination(note, single) &&
  (isSurelyNamed(note, single, earlier) || isLikelyNamed(note, single));

/** "Stairs are beyond her": not one person. */
const isPluralSubject = (note: Note, { from, to }: Span) =>
  to - from === 1 && /^(?:are|were|make|give|do|have|bring|set|turn)$/.test(note.at(to));

/** "Tom's birthday". */
const ownsOccasion = (note: Note, { to }: Span) => owns(note.at(to - 1)) && occasionWord.test(note.at(to));

function isSurelyNamed(note: Note, single: Span, earlier: readonly Person[]): boolean {
  if (ownsOccasion(note, single) || isPickedOut(note, single)) return true;
  const before = note.at(single.from - 1);
  if (
    before === 'for' &&
    (giftWord(note, single.from) || (single.from <= 2 && !isDoing(note, single.from - 2)))
  )
    return !/^(?:a|the)$/.test(note.at(single.from));
  return opensWith(note, single.from) && isSubjectNamed(note, single, earlier);
}

/** "hunts for fossils": no gift is for them. */
const isDoing = (note: Note, at: number) => gerundOfThirdPerson.has(note.at(at)) || gerunds.has(note.at(at));

const opensWith = (note: Note, at: number) =>
  note.opens(at) || /^(?:and|because|so|but|when|,|:|today|tomorrow|this|it's|is)$/.test(note.at(at - 1));

/** "Anna is turning 40", "Ben, he turns 30", "Valerie, 31". */
function isSubjectNamed(note: Note, single: Span, earlier: readonly Person[]): boolean {
  const next = note.at(single.to);
  const isFrom = note.at(single.from - 1) === ',' && next === 'from';
  if (doing.test(next) && next !== ',' && !isFrom) return true;
  return (next === ',' && isAnnounced(note, single)) || isIntroduced(note, single, earlier);
}

function isLikelyNamed(note: Note, { from, to }: Span): boolean {
  const before = note.at(from - 1);
  const isBehind = /^(?:for|get|give|buy|surprise|to|is|it's|and|with|about|thank|drew|drawn|pulled)$/.test(
    before,
  );
  const isHost =
    before === 'at' && owns(note.at(to - 1)) && /^(?:|[,.!?]|and|on|this|next)$/.test(note.at(to));
  return (isBehind || isHost) && nameAt(note, from, 'likely') !== null;
}

/** "goes to Vienna", but "give it to Anna" and "to Tom's birthday". */
const isDestination = (note: Note, single: Span) =>
  note.at(single.from - 1) === 'to' &&
  !ownsOccasion(note, single) &&
  !/^(?:give|gift|present)$/.test(note.at(single.from - 2));

const amountNext =
  /^(?:[$€£]|dollars?|bucks?|usd|quid|pounds?|euros?|eur|gbp|of|people|years? (?:ago|together)|percent|or|to|-)/;

/** "Valerie, 31", "Tomasz, my husband's best mate", "Bob my boss", "Lena." at the beginning. */
function isIntroduced(note: Note, { from, to }: Span, earlier: readonly Person[]): boolean {
  const next = note.at(to);
  const isAge = (at: number) =>
    /^#\d{1,3}$/.test(note.at(at)) && !amountNext.test(note.read({ from: at + 1, to: at + 3 }));
  if (next === ',' && isAge(to + 1)) return true;
  if (next === ',' && /^(?:my|our)$/.test(note.at(to + 1)))
    return relationNear([2, 3, 4, 5].map((more) => note.at(to + more)));
  if (/^(?:my|our)$/.test(next) && givenNames.has(note.at(from)))
    return relationNear([1, 2, 3].map((more) => note.at(to + more)));
  const isAll = note.opens(from) && /^[.!]$/.test(next) && earlier.every(({ name }) => !name);
  return isAll && (givenNames.has(note.at(from)) || isAge(to + 1));
}

const relationNear = (texts: readonly string[]) =>
  texts.some((_, index) => relationAt(texts, index) !== null);

/** "for her, Joanna", "the oldest one, Nora": the name says who is meant. */
function isPickedOut(note: Note, { from, to }: Span): boolean {
  const comma = note.at(from - 1) === ',' ? 1 : 0;
  const two = note.read({ from: Math.max(0, from - comma - 2), to: from - comma });
  const goesOn = /^(?:|[,.!?]|and|but|who|who's|she|he|she's|he's|is|has|wants|loves|likes)$/.test(
    note.at(to),
  );
  return (
    goesOn &&
    (/^(?:oldest|eldest|youngest|middle|older|younger|little|big) one$/.test(two) ||
      (comma === 1 && /^for (?:her|him|them)$/.test(two)))
  );
}

/** "Ben, he turns 30": a name that can't be another word. */
const isAnnounced = (note: Note, { from, to }: Span) =>
  givenNames.has(note.at(from)) && /^(?:he|she|they)(?:'s|'re|'ll)?$/.test(note.at(to + 1));
