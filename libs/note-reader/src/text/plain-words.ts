import type { Note } from './note.js';

/** A plain word, and the index of the note's word that it comes from. */
export interface PlainWord {
  text: string;
  noteIndex: number;
}

const whole = new Map(
  Object.entries({
    cannot: 'can not',
    "can't": 'can not',
    cant: 'can not',
    "won't": 'will not',
    "shan't": 'shall not',
    dont: 'do not',
    doesnt: 'does not',
    gonna: 'going to',
    wanna: 'want to',
    favorite: 'favourite',
    favorites: 'favourites',
    'non-binary': 'nonbinary',
    veggie: 'vegetarian',
    vegetable: 'vegetable',
  }),
);
const endings: readonly (readonly [RegExp, string])[] = [
  [/n't$/, ' not'],
  [/'re$/, ' are'],
  [/'ve$/, ' have'],
  [/'m$/, ' am'],
  [/'ll$/, ' will'],
  [/'d$/, ' would'],
];
/** After these words "'s" stands for "is" or "has", never for a possessive. */
const isSubject = /^(?:he|she|it|that|there|who|what|here|everything)'s$/;
const elision = /^(l|d|j|n|s|m|t|c|qu|un|dell|all|nell|sull|dall)'(\p{L}{2,})$/u;
const marks = /\p{M}+/gu;
const plainLetters = /^[a-z0-9#'.,]+$/;

/** Without accents, so that "vegetarienne" and "végétarienne" are one word, but "für" isn't "fur". */
export const withoutAccents = (word: string): string =>
  plainLetters.test(word)
    ? word
    : word
        .replace(/^für$/, 'fuer')
        .normalize('NFKD')
        .replace(marks, '')
        .replaceAll('ł', 'l')
        .replaceAll('ß', 'ss')
        .replaceAll('œ', 'oe');

function expanded(word: string): string {
  const known = whole.get(word);
  if (known) return known;
  if (!word.includes("'")) return word;
  if (isSubject.test(word)) return `${word.slice(0, -2)} is`;
  for (const [ending, more] of endings) if (ending.test(word)) return word.replace(ending, more);
  return word.replace(elision, '$1 $2');
}

/** "hiking's her religion" is "hiking is her religion". */
const withoutOwner = (word: string, next: string) =>
  word.endsWith("'s") && beforePredicate.test(next) && !isSubject.test(word)
    ? `${word.slice(0, -2)} is`
    : word;
const beforePredicate = /^(?:his|her|their|all|been|into|obsessed|mad|crazy|allergic|always|a|an|the|not)$/;

/** The words of a note without contractions and accents: "she's" is "she is", "can't" is "can not". */
export function plainWordsOf(note: Note): PlainWord[] {
  return note.words.flatMap(({ text }, noteIndex) =>
    expanded(withoutOwner(withoutAccents(text), note.at(noteIndex + 1)))
      .split(' ')
      .map((word) => ({ text: word, noteIndex })),
  );
}
