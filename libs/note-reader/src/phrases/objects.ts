import type { PersonText } from '../people/person-text.js';
import { gerundOfThirdPerson, needsSubject } from '../words/doing-verbs.js';
import { isPlainThing } from '../words/plain-things.js';
import { sentenceEnds, type Span } from '../text/note.js';
import {
  asideWords,
  joined,
  lightAfter,
  lightBefore,
  lightVerbs,
  listEnds,
  nothings,
  prepositions,
  thingEnds,
} from './phrase-ends.js';

/** The things of a list, and where the list ends. */
export interface Objects {
  to: number;
  things: Span[];
}

const hobbyThirds = new Set(
  [...gerundOfThirdPerson.keys()].filter(
    (verb) =>
      !needsSubject(verb) ||
      /^(?:watches|walks|studies|follows|hosts|keeps|runs|designs|acts|organises|attends|edits|drives)$/.test(
        verb,
      ),
  ),
);
const separator = /^(?:,|and|or|&|\/|plus|nor|y|und|et|e|doing)$/;
const currency =
  /^(?:dollars?|bucks?|quid|pounds?|euros?|usd|gbp|eur|rupees?|rs|yen|hundred|k|max|maximum|tops|total|percent|limit)$/;
const foreignAnd = /^(?:y|et|und|e)$/;
const money = /^(?:[$€£₹]|#\d{3,}\.\d+)$/;
const maxListWords = 40;
const maxThingWords = 6;
const breaksClause = /^(?::|\(|\)|[%<>{}=|[\]\\])$/;

/** The things from a word on: "hiking, old films and playing bass in a band". */
export function objectsFrom(text: PersonText, from: number): Objects {
  const things: Span[] = [];
  let at = from;
  const last = Math.min(from + maxListWords, text.words.length);
  while (at < last) {
    const to = thingEndFrom(text, at, last, at === from);
    if (things.length > 0 && beginsClause(text, at, to)) return { to: at, things };
    const thing = trimmed(text, { from: at, to: closedAt(text, at, to) });
    if (thing && !(things.length > 0 && isHow(text, at))) things.push(thing);
    if (!goesOn(text, to)) return { to, things };
    at = to + 1;
    while (at < last && separator.test(text.at(at))) at += 1;
    if (endsList(text, at, false) || isNextVerb(text, at)) return { to: at, things };
  }
  return { to: at, things };
}

/** "keyboard in church, by ear": a manner, not another thing. */
const isHow = (text: PersonText, at: number) => prepositions.has(text.at(at)) && text.at(at) !== 'to';

/** ", and the flat is a jungle", ", dances three nights a week": a new clause. */
const beginsClause = (text: PersonText, at: number, to: number) =>
  finite.test(text.at(to)) ||
  (gerundOfThirdPerson.has(text.at(at)) &&
    /^(?:#\d+|twice|once|every|most|away|on|with)$/.test(text.at(at + 1)));
const finite = /^(?:is|are|was|were|has|have|had|will|would|can|does|gets|goes|won|wins|makes|never|cannot)$/;

/** "plays the drums, watches rugby": a verb with its own object. */
const isNextVerb = (text: PersonText, at: number) =>
  hobbyThirds.has(text.at(at)) &&
  /^[\p{L}#]/u.test(text.at(at + 1)) &&
  !/^(?:and|or|but)$/.test(text.at(at + 1));

/** Whether another thing follows a separator. */
const goesOn = (text: PersonText, at: number) => at < text.words.length && separator.test(text.at(at));

/** The end of a thing: a separator, or the end of the list. */
function thingEndFrom(text: PersonText, from: number, last: number, isFirst: boolean): number {
  let at = from;
  while (at < last && !endsList(text, at, isFirst && at === from)) {
    if (isSeparator(text, at) && at > from) return at;
    at += 1;
  }
  return at;
}

function isSeparator(text: PersonText, at: number): boolean {
  const word = text.at(at);
  if (!separator.test(word)) return false;
  if (foreignAnd.test(word) && word.length === 1) return false;
  return !joined.has(`${text.at(at - 1)}:${text.at(at + 1)}`);
}

function endsList(text: PersonText, at: number, isFirst: boolean): boolean {
  const word = text.at(at);
  if (at >= text.words.length || sentenceEnds.has(word) || money.test(word) || breaksClause.test(word))
    return true;
  if (word.startsWith('#') && currency.test(text.at(at + 1))) return true;
  if (text.isOfGiver(at) || (text.subjectStartsAt(at) && !isFirst)) return true;
  if (!listEnds.has(word) || isOfBirthdays(text, at)) return false;
  return !isThingAllTheSame(text, at, isFirst);
}

/** "bakes birthday cakes" */
const isOfBirthdays = (text: PersonText, at: number) =>
  text.at(at) === 'birthday' && /^(?:cakes?|cards?|party|parties)$/.test(text.at(at + 1));

/** "loves runs in the park", "has plays": words that look like verbs but are nouns here. */
function isThingAllTheSame(text: PersonText, at: number, isFirst: boolean): boolean {
  const word = text.at(at);
  if (word === 'does' || word === 'do' || word === 'got' || word === 'get') return false;
  if (
    isFirst &&
    /^(?:so|also|just|even|still|nothing|when|plays|runs|reads|drinks|hikes|birthday|since)$/.test(word)
  )
    return word !== 'when' && word !== 'nothing';
  if (word === 'just' || word === 'even' || word === 'also')
    return /^(?:about|any|the|a)$/.test(text.at(at + 1));
  return false;
}

/** The end of a thing without trailing parts about time, frequency or companions. */
export function closedAt(text: PersonText, from: number, to: number): number {
  let length = lightBefore.has(text.at(from)) ? 0 : 1;
  for (let at = from + 1; at < to; at += 1) {
    if (isCompared(text, at) || (endsThing(text, at, to) && !isBare(text, from, at))) return at;
    // A long thing ends where its next part begins.
    if (length >= 3 && prepositions.has(text.at(at)) && to - from > maxThingWords) return at;
    if (length > 0 || !lightBefore.has(text.at(at))) length += 1;
  }
  return to;
}

/** "dances like a goddess" */
const isCompared = (text: PersonText, at: number) =>
  text.at(at) === 'like' && /^(?:a|an|the|nobody's|crazy|mad)$/.test(text.at(at + 1));

const endsThing = (text: PersonText, at: number, to: number) =>
  thingEnds.has(text.at(at)) || text.at(at) === '#1th' || isAsideAt(text, at, to);

/** "drinks far too much tea": no thing yet. */
const isBare = (text: PersonText, from: number, to: number) => trimmed(text, { from, to }) === null;

/** Whether a part about a time or companions begins. */
export const isAsideAt = (text: PersonText, at: number, to: number): boolean =>
  prepositions.has(text.at(at)) && isAside(text, at, to);

const owner = /^(?:her|his|their|our|my)$/;
const instrument =
  /^(?:guitar|piano|violin|fiddle|banjo|ukulele|accordion|harmonica|synth|drums|keyboard|typewriter|sewing|potter's|loom)$/;

/** "with her coffee", "on Sundays", "for the last ten years", "in 2019"; but not "in her church choir". */
function isAside(text: PersonText, at: number, to: number): boolean {
  if (owner.test(text.at(at + 1))) return !isOwnPlace(text, at, to);
  for (let next = at + 1; next < to && next <= at + 4; next += 1) {
    const word = text.at(next);
    if (asideWords.has(word) || (word.startsWith('#') && next === at + 1)) return true;
    if (prepositions.has(word) || thingEnds.has(word)) return false;
  }
  return false;
}

const maxPlaceWords = 3;
/** A place or an instrument that specifies the activity: "in her church choir", "on his guitar". */
function isOwnPlace(text: PersonText, at: number, to: number): boolean {
  if (text.at(at) === 'on') return instrument.test(text.at(at + 2));
  if (text.at(at) !== 'in') return false;
  let end = at + 2;
  while (end < to && !prepositions.has(text.at(end)) && !thingEnds.has(text.at(end))) end += 1;
  const words = text.words.slice(at + 2, end).map((word) => word.text);
  const isSaid = words.length > 0 && words.length <= maxPlaceWords && !isPlainThing(words);
  return isSaid && !words.some((word) => asideWords.has(word) || word.endsWith("'s") || word.startsWith('#'));
}

/** A thing without meaningless words around it; null when nothing is left. */
export function trimmed(text: PersonText, { from, to }: Span): Span | null {
  let start = from;
  while (start < to && (isLight(text, start, to) || prepositions.has(text.at(start)))) start += 1;
  const end = endOf(text, start, to);
  if (end <= start) return null;
  const words = text.words.slice(start, end).map((word) => word.text);
  const isNothing = words.every((word) => nothings.has(word) || !/\p{L}/u.test(word));
  return isNothing && !hasNumberName(words) ? null : { from: start, to: end };
}

/** The end of a thing, without trailing words. */
function endOf(text: PersonText, start: number, to: number): number {
  let end = to;
  if (text.at(end - 1) === 'up' && text.at(end - 2) === 'dressing') return end;
  while (end > start && lightAfter.has(text.at(end - 1)) && !isTitleWord(text, end - 1)) end -= 1;
  if (end - start > maxThingWords) end = cutOf(text, start);
  const isLoose = (at: number) => lightAfter.has(text.at(at)) || prepositions.has(text.at(at));
  while (end > start && isLoose(end - 1) && !isTitleWord(text, end - 1)) end -= 1;
  return end;
}

/** Whether a word and the one before it have capitals, as in the names "Stranger Things" and "Doctor Who". */
export const isTitleWord = (text: PersonText, at: number): boolean =>
  [at - 1, at].every((word) => /^\p{Lu}\p{Ll}/u.test(text.said({ from: word, to: word + 1 })));

/** A long thing ends before its last part: "codes little games" of "codes little games on a Raspberry Pi". */
function cutOf(text: PersonText, start: number): number {
  const longest = start + maxThingWords;
  for (let at = longest - 1; at > start + 1; at -= 1) if (prepositions.has(text.at(at))) return at;
  return longest;
}

/** "F1", "PS5", "3D": a letter and a number. */
const hasNumberName = (words: readonly string[]) =>
  words.some((word) => /^[a-z]$/.test(word)) && words.some((word) => word.startsWith('#'));

function isLight(text: PersonText, at: number, to: number): boolean {
  const word = text.at(at);
  if (!lightBefore.has(word)) return false;
  return !lightVerbs.has(word) || at + 1 < to;
}
