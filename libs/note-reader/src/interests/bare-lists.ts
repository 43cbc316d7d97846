import type { PersonText } from '../people/person-text.js';
import { cleanPhrase } from '../phrases/clean-phrase.js';
import { closedAt, isTitleWord, trimmed } from '../phrases/objects.js';
import { sentenceEnds, type Span } from '../text/note.js';
import { interestNamed } from '../words/interest-words.js';
import { isThingWord } from '../phrases/content.js';
import { joined, prepositions } from '../phrases/phrase-ends.js';
import { gerunds } from '../words/doing-verbs.js';
import { relations } from '../words/relations.js';
import type { Lexicon } from '../mentions/mentions.js';
import { neverInterests, placeNames } from '../mentions/not-by-mention.js';
import { phraseOf } from './phrase-of.js';
import type { FoundPhrase } from './read-interests.js';

const separator = /^(?:,|and|&|\/|\+|or|:)$/;
const finite =
  /^(?:is|are|was|were|has|have|had|does|do|did|will|would|can|could|should|loves|likes|hates|enjoys|wants|needs|i|she|he|they|we|it|you|not|lives|works|turns|said|says|just|for|his|her|their|my|who|because|get|got|year|years|budget|used|no|without|late|early|mid)$/;
const maxWords = 5;
const maxUnknownWords = 3;
/** This many known items make a sentence without a verb a list of interests. */
const enoughKnown = 2;

/** First words of what someone did, has to do or can't, which is no interest: "just moved", "can't sit still". */
const event =
  /^(?:moved|moves|works|lives|lived|retired|retires|graduated|graduates|started|starts|turned|turns|bought|sold|lost|broke|quit|married|divorced|expecting|pregnant|hates|dislikes|needs|owns|used|but|can|cannot)$/;

/** Each item of a list of interests: "opera, trail running and Ethiopian food". */
export function itemsIn(text: PersonText): FoundPhrase[] {
  return partsOf(text, 0, text.words.length).flatMap((part) => {
    const clause = withoutClause(text, part);
    const thing = trimmed(text, closedItem(text, clause));
    return thing && !isAmount(text, thing.from) && !event.test(text.at(thing.from))
      ? [found(text, thing)]
      : [];
  });
}

/**
 * Without the time and the manner, unless only a word without meaning of its own is left: "training for her first
 * race". "looks after" keeps its preposition.
 */
function closedItem(text: PersonText, clause: Span): Span {
  const start = trimmed(text, clause)?.from ?? clause.from;
  const verb = text.at(start + 1) === 'after' ? start + 1 : start;
  const to = closedAt(text, verb, clause.to);
  const isAlone = to === start + 1 && /ing$/.test(text.at(start));
  return isAlone && !cleanPhrase(text.at(start)) ? clause : { from: clause.from, to };
}

/** A number, except in "3D printing". */
const isAmount = (text: PersonText, at: number) => text.at(at).startsWith('#') && text.at(at + 1) !== 'd';

/** Leading words that only say who does it or how: "she did marine biology", "has a crossword on the go". */
const leadingIn =
  /^(?:she|he|they|is|are|has|have|had|did|does|do|got|studied|studies|learnt|learned|learning|learns|always|also|still|now|into|likes|loves|enjoys|loving|wants|would|like|to|learn|try|been|currently|recently|mainly|just|really|very|a_lot|anything|something|thon)$/;
/** Words that start a new clause within a part. */
const clauseWords =
  /^(?:when|while|if|because|since|although|though|that|who|which|whose|what|until|unless|where|she|he|they|it|we|i|you|is|was|were|are|has|had|out|himself|herself|themselves|so|but|whenever|whatever|no|not|without|except)$/;

/** "my dad rings church bells" */
const isKinAt = (text: PersonText, at: number) =>
  /^(?:my|our)$/.test(text.at(at)) && relations.has(text.at(at + 1));

function withoutClause(text: PersonText, { from, to }: Span): Span {
  let start = isKinAt(text, from) ? from + 2 : from;
  while (start < to && leadingIn.test(text.at(start))) start += 1;
  let end = start;
  while (end < to && (end === start || !clauseWords.test(text.at(end)) || isTitleWord(text, end))) end += 1;
  return isReflexive(text, end) ? { from: start, to: start } : { from: start, to: end };
}

/** "pulling himself up", "now just watches it", "finding out whose thing it was": nothing useful is left. */
const isReflexive = (text: PersonText, at: number) =>
  /^(?:himself|herself|themselves|it|them)$/.test(text.at(at)) ||
  (text.at(at) === 'out' &&
    !/^of$/.test(text.at(at + 1)) &&
    !/^(?:working|eating|hanging|dining|camping)$/.test(text.at(at - 1)));

const found = (text: PersonText, thing: Span): FoundPhrase => ({
  ...thing,
  phrase: phraseOf(text, thing),
  source: thing,
});

function partsOf(text: PersonText, from: number, to: number): Span[] {
  const parts: Span[] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    const word = text.at(at);
    const isJoined = joined.has(`${text.at(at - 1)}:${text.at(at + 1)}`);
    if (at < to && (isJoined || !separator.test(word)) && !sentenceEnds.has(word)) continue;
    if (at > start) parts.push({ from: start, to: at });
    start = at + 1;
  }
  return parts;
}

/** "mum, 62, gardening, crime novels": known interests in a list without verbs, and the items beside them. */
export function listedIn(text: PersonText, lexicon?: Lexicon): FoundPhrase[] {
  const all: FoundPhrase[] = [];
  let wasList = false;
  const fragments = fragmentTopics(text, lexicon);
  for (const sentence of sentencesOf(text)) {
    const parts = partsOf(text, sentence.from, sentence.to).flatMap((part) =>
      partsWithin(text, part, lexicon),
    );
    const items = parts.flatMap((part) => itemAt(text, part) ?? []);
    const isLiked = (thing: Span) => isKnown(text, thing) || isTopic(text, thing, lexicon);
    const things = items.filter(
      (thing, at) => !isHome(text, thing, sentence) || items.slice(0, at).some(isLiked),
    );
    const known = things.filter((thing) => isKnown(text, thing));
    const topics = things.filter(isLiked);
    const hasVerb = wordsOf(text, sentence).some((word) => isVerb.test(word));
    const isList: boolean =
      !hasVerb && (wasList || fragments >= enoughKnown || isLong(topics.length, parts.length));
    const others = isList
      ? things.flatMap((thing) => (topics.includes(thing) ? [thing] : plausible(text, thing)))
      : [];
    all.push(...[...new Set([...known, ...others])].map((thing) => found(text, thing)));
    wasList = isList;
  }
  return all;
}

/** "Son, 19, first flat, Glasgow": a town after the age says where somebody lives. */
const isHome = (text: PersonText, { from, to }: Span, sentence: Span): boolean =>
  to - from === 1 &&
  placeNames.has(text.at(from)) &&
  wordsOf(text, { from: sentence.from, to: from }).some((word) => word.startsWith('#'));

const maxFragmentWords = 6;
/** Number of sentences without a verb that are a topic or begin with one: "husband. 45. trail running. espresso." */
function fragmentTopics(text: PersonText, lexicon: Lexicon | undefined): number {
  let count = 0;
  for (const sentence of sentencesOf(text)) {
    const isShort = sentence.to - sentence.from <= maxFragmentWords;
    const isVerbless =
      isShort && !wordsOf(text, sentence).some((word) => isVerb.test(word) || finite.test(word));
    const [part] = isVerbless ? partsOf(text, sentence.from, sentence.to) : [];
    const thing = part && itemAt(text, part);
    if (thing && (isKnown(text, thing) || isTopic(text, thing, lexicon))) count += 1;
  }
  return count;
}

const enoughParts = 4;
const isLong = (topics: number, parts: number) =>
  topics >= enoughKnown || (topics === 1 && parts >= enoughParts);

/** "trucks mud worms stickers": topics without separators are items too. */
function partsWithin(text: PersonText, part: Span, lexicon: Lexicon | undefined): Span[] {
  const words = wordsOf(text, part);
  if (!lexicon || words.length < enoughParts || words.some((word) => finite.test(word))) return [part];
  const topics: Span[] = [];
  let covered = 0;
  for (let at = 0; at < words.length;) {
    const length = lexicon.match(words, at);
    if (length > 0) topics.push({ from: part.from + at, to: part.from + at + length });
    covered += length;
    at += Math.max(1, length);
  }
  return topics.length >= leastRun && covered * 3 >= words.length * 2 ? topics : [part];
}
const leastRun = 3;

const isVerb = /^(?:is|are|was|has|have|loves|likes|hates|enjoys|she|he|they|i|we|plays|wants|needs)$/;

function* sentencesOf(text: PersonText): Generator<Span> {
  let from = 0;
  for (let at = 0; at <= text.words.length; at += 1) {
    if (!text.isSentenceEnd(at)) continue;
    if (at > from) yield { from, to: at };
    from = at + 1;
  }
}

/** An item without a verb that is not about somebody else. */
function itemAt(text: PersonText, part: Span): Span | null {
  if (part.to - part.from > maxWords || !text.mayConcern(part.from)) return null;
  // "ex-Navy sonar tech" is a profession.
  if (/^(?:ex|former|retired)(?:$|-)/.test(text.at(part.from))) return null;
  return wordsOf(text, part).some((word) => finite.test(word)) ? null : trimmed(text, part);
}

/** Short phrases of common words, without a trailing place. */
function plausible(text: PersonText, thing: Span): Span[] {
  const words = wordsOf(text, thing);
  const cut = words.findIndex((word, at) => at > 0 && prepositions.has(word));
  const head = cut < 0 ? words : words.slice(0, cut);
  const isShort = head.length <= maxUnknownWords && head.every((word) => isThingWord(word));
  return isShort ? [{ from: thing.from, to: thing.from + head.length }] : [];
}

const wordsOf = (text: PersonText, { from, to }: Span) => text.words.slice(from, to).map((word) => word.text);

/** An item that is a topic as a whole or by its head noun: "cats", "charity-shop teapots", "robins at the feeder". */
function isTopic(text: PersonText, thing: Span, lexicon: Lexicon | undefined): boolean {
  if (!lexicon) return false;
  const words = wordsOf(text, thing);
  const cut = words.findIndex((word, at) => at > 0 && prepositions.has(word));
  const head = cut < 0 ? words : words.slice(0, cut);
  const isNamed = /^\p{Lu}/u.test(text.said({ from: thing.from, to: thing.from + 1 }));
  if ((!isNamed && neverInterests.has(head.at(-1) ?? '')) || !head.every((word) => isThingWord(word)))
    return false;
  return lexicon.match(head, 0) === head.length || lexicon.match(head, head.length - 1) === 1;
}

/** Whether the whole phrase or its head noun is a known topic: "gothic novels", "trail running". */
function isKnown(text: PersonText, thing: Span): boolean {
  const words = wordsOf(text, thing);
  const [first = ''] = words;
  return (
    interestNamed(words.join(' ')) !== undefined ||
    interestNamed(words.slice(-2).join(' ')) !== undefined ||
    interestNamed(words.at(-1) ?? '') !== undefined ||
    gerunds.has(first)
  );
}
