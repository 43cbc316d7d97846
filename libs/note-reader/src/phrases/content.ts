import { traitWords } from '../likings/traits.js';
import { givenNames, ordinaryWords } from '../words/ordinary-words.js';
import { relations } from '../words/relations.js';
import { nothings } from './phrase-ends.js';

const shortest = 3;

/** Words about the gift, the occasion, dates and sums, which other rules read. */
const elsewhere = new Set(
  `january february march april may june july august september october november december monday tuesday wednesday thursday friday
  saturday sunday dollars pounds euros bucks quid rupees budget max maximum limit birthday christmas anniversary wedding graduation
  retirement housewarming valentine's mother's father's easter diwali eid hanukkah gift present gifts presents year years old turning turns
  spend name called age aged looking idea ideas help need want buy occasion party celebrate celebrating hello hey hi thanks thank
  please today tomorrow yesterday week weekend month next soon around roughly about under over between upto euro usd eur gbp
  inr cad aud rs known since friend colleague relationship met together married born forty fifty thirty twenty sixty seventy eighty
  suggestions suggestion recommend recommendations find something anything special nice perfect cheap expensive person woman man
  guy lady girl boy kid kids live lives living lived works work working job moved stuck really absolutely amazing wonderful great
  lovely sweet kind good best love loves like likes enjoys enjoy`.split(/\s+/),
);

const isEmpty = (word: string) =>
  word.length < shortest ||
  elsewhere.has(word) ||
  nothings.has(word) ||
  givenNames.has(word) ||
  traitWords.has(word);

/** A word that can be part of an interest, even if it is common. */
export const isThingWord = (word: string): boolean =>
  /^\p{L}/u.test(word) && !isEmpty(word) && !relations.has(word.replace(/'s?$/, ''));

/** A word with information about a person that no other rule reads. */
export const isContent = (word: string) =>
  word.length >= shortest &&
  /^\p{L}/u.test(word) &&
  !elsewhere.has(word) &&
  !ordinaryWords.has(word) &&
  !nothings.has(word) &&
  !givenNames.has(word) &&
  !traitWords.has(word) &&
  !relations.has(word.replace(/'s?$/, ''));
