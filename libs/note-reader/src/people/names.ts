import type { Note, Span } from '../text/note.js';
import { doubleNames, givenNames, neverNames, ordinaryWords } from '../words/ordinary-words.js';
import { interestNamed } from '../words/interest-words.js';
import { kindOfSubstance } from '../restrictions/substances.js';
import { owns, relations, unowned } from '../words/relations.js';
import { isKnownName } from './known-names.js';

/** Where a name is looked for: `sure` where hardly any other word can stand. */
export type Place = 'sure' | 'likely';

const titles = new Set('mr mrs ms miss dr prof professor coach sir'.split(' '));
const particles = new Set('van von de da del della di dos den der la le bin ibn al el ter st'.split(' '));
const modals = new Set(['will', 'may']);
const afterModal =
  /^(?:be|love|like|turn|have|enjoy|get|need|want|appreciate|probably|definitely|really|never|not|also|become|go|move|retire|graduate|celebrate|only)$/;
/** Words after a name: "my classmate xiaoming he likes". */
const acting = /^(?:he|she|he's|she's|is|has|likes|loves|turns|will|who)$/;
const maxMoreWords = 3;
const startsWithLetter = /^\p{L}/u;
const startsWithCapital = /^\p{Lu}/u;

const isCapital = (note: Note, at: number) => startsWithCapital.test(note.raw(at));

/** Whether the note uses capitals: some stand inside a sentence. */
const casings = new WeakMap<Note, boolean>();
export function isCased(note: Note): boolean {
  const known = casings.get(note);
  if (known !== undefined) return known;
  const inside = note.words.some(
    ({ text }, at) => isCapital(note, at) && !note.opens(at) && !/^i(?:'|$)/.test(text),
  );
  const opening = note.words.some(
    ({ text }, at) => note.opens(at) && /^\p{Ll}/u.test(note.raw(at)) && text !== '~',
  );
  const cased = inside || (!opening && note.words.length > 8);
  casings.set(note, cased);
  return cased;
}

/** "something for HER" */
const shouted = /^(?:he|she|him|her|his|they|them|it|us|me)$/;

function isName(note: Note, at: number, place: Place): boolean {
  const word = unowned(note.at(at));
  if (!startsWithLetter.test(word) || word.length < 2) return false;
  if (isKnownName(note, at)) return true;
  if (place === 'sure' && isMonthAsName(note, at, word)) return true;
  if (neverNames.has(word) || relations.has(word) || shouted.test(word)) return false;
  if (isCapital(note, at)) return isCapitalName(note, at, place, word);
  return givenNames.has(word) || (place === 'sure' && isSmallName(note, at, word));
}

function isCapitalName(note: Note, at: number, place: Place, word: string): boolean {
  if (!note.opens(at)) return place === 'sure' || !ordinaryWords.has(word);
  return !ordinaryWords.has(word) && !titles.has(word) && !isCommonThing(word);
}

/** A name without a capital, where hardly any other word can stand. */
function isSmallName(note: Note, at: number, word: string): boolean {
  if (doubleNames.has(word)) return !modals.has(word) || !afterModal.test(note.at(at + 1));
  if (isCased(note) || ordinaryWords.has(word) || isCommonThing(word)) return false;
  return !/.{2}ing$/.test(word) || acting.test(note.at(at + 1));
}

/** "Prawns make her ill", "Chess is her life", "games and cooks": no names. */
const isCommonThing = (word: string) =>
  !givenNames.has(word) && (kindOfSubstance.has(word) || interestNamed(word) !== undefined);

/** "April is my best friend": a month before a verb that needs a person. */
const isMonthAsName = (note: Note, at: number, word: string) =>
  (word === 'april' || word === 'june' || word === 'may' || word === 'august') &&
  isCapital(note, at) &&
  /^(?:is|loves|likes|turns|has|will|and|who|,)$/.test(note.at(at + 1));

export const joinedByHyphen = (note: Note, at: number) => {
  const [left, right] = [note.words[at - 1], note.words[at]];
  return (
    !!left && !!right && note.text.slice(left.end, right.start) === '-' && startsWithLetter.test(right.text)
  );
};

/** The name that begins at a word: "Anna", "Mrs. O'Connor", "Pieter van den Berg", "jean-luc". */
export function nameAt(note: Note, at: number, place: Place): Span | null {
  const titled = titles.has(note.at(at)) && note.at(at) !== note.at(at + 1);
  const first = titled ? at + 1 : at;
  if (!(titled ? isTitled(note, first) : isName(note, first, place))) return null;
  let to = first + 1;
  while (to < first + 1 + maxMoreWords && !owns(note.at(to - 1))) {
    const more = moreOfName(note, to);
    if (!more) break;
    to += more;
  }
  return { from: at, to };
}

const isTitled = (note: Note, at: number) =>
  startsWithLetter.test(note.at(at)) && !ordinaryWords.has(unowned(note.at(at)));

function moreOfName(note: Note, at: number): number {
  if (joinedByHyphen(note, at)) return 1;
  if (isCapital(note, at) && startsWithLetter.test(note.at(at)))
    return neverNames.has(note.at(at)) || ordinaryWords.has(note.at(at)) ? 0 : 1;
  if (!particles.has(note.at(at))) return 0;
  let next = at;
  while (particles.has(note.at(next)) && next < at + 3) next += 1;
  return isCapital(note, next) && !neverNames.has(note.at(next)) ? next + 1 - at : 0;
}

/** "Anna and Tom", if two people are meant. */
export function pairAt(note: Note, name: Span, place: Place): Span | null {
  if (!['and', '&'].includes(note.at(name.to))) return null;
  const second = nameAt(note, name.to + 1, place);
  return second && { from: name.from, to: second.to };
}

/** Capitalized, and without the possessive ending: "anna" becomes "Anna". */
export function writtenName(said: string): string {
  const name = said.replace(/['’]s$|(?<=s)['’]$/i, '').replace(/\s+/g, ' ');
  if (name !== name.toLowerCase()) return name;
  return name
    .replace(
      /(^|[\s-]|\bo['’])(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/ (And|Van|Von|De|Den|Der|Da|Di) /g, (word) => word.toLowerCase());
}
