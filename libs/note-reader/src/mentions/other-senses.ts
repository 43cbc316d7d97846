import type { PersonText } from '../people/person-text.js';
import type { Span } from '../text/note.js';

/** "Climbing the walls" with boredom. */
export const isClimbingWalls = (text: PersonText, { from, to }: Span): boolean =>
  text.at(from) === 'climbing' && /^walls?$/.test(text.at(to + 1));

/** "We are collecting for her": money, not a hobby. */
export const isPooling = (text: PersonText, at: number): boolean =>
  /^collect(?:s|ing)?$/.test(text.at(at)) &&
  /^(?:for|money|up|towards|donations|contributions)$/.test(text.at(at + 1));

/** "Eats like a horse", but not "would like a horse". */
const isSimile = (text: PersonText, { from }: Span): boolean =>
  /^(?:a|an)$/.test(text.at(from - 1)) &&
  text.at(from - 2) === 'like' &&
  !/^(?:would|do|does|did|will|might|may|not|to|they|we|i|who|she|he|really|also)$/.test(text.at(from - 3));

/** "A biscuit tin of letters": what a container was made for says nothing. */
const isOnContainer = (text: PersonText, { from, to }: Span): boolean =>
  to - from === 1 && /^(?:tins?|jars?|box|boxes|packets?|crates?|barrels?|wrappers?)$/.test(text.at(to));

/** "Hums while cutting vegetables". */
const isOfChore = (text: PersonText, { from, to }: Span): boolean =>
  to - from === 1 &&
  /^(?:cut(?:s|ting)|chop(?:s|ping)|peel(?:s|ing)|slic(?:es|ing)|wash(?:es|ing)|boil(?:s|ing))$/.test(
    text.at(from - 1),
  );

/** "A greyhound called Biscuit". */
const isNameOfSomebody = (text: PersonText, { from }: Span): boolean =>
  /^(?:called|named)$/.test(text.at(from - 1)) && /^\p{Lu}/u.test(text.said({ from, to: from + 1 }));

/** "Always stops to pet the dog": somebody else's. */
const isPetted = (text: PersonText, { from, to }: Span): boolean =>
  (/^(?:pet|pat|stroke)$/.test(text.at(from)) && /^(?:the|my|our)$/.test(text.at(to))) ||
  (/^(?:pet|pets|pat|pats|stroke|strokes)$/.test(text.at(from - 2)) &&
    /^(?:the|my|our)$/.test(text.at(from - 1)));

const senses = [
  isPetted,
  isNameOfSomebody,
  isClimbingWalls,
  isSimile,
  isOnContainer,
  isOfChore,
  (text: PersonText, { from }: Span) => isPooling(text, from),
];

/** Whether known words are only part of an expression, a comparison or a chore. */
export const isOtherSense = (text: PersonText, thing: Span): boolean => senses.some((is) => is(text, thing));
