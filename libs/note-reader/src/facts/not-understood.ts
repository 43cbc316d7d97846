import type { PersonText } from '../people/person-text.js';
import { nothings } from '../phrases/phrase-ends.js';
import { sentenceEnds, type Stretch } from '../text/note.js';
import { relations } from '../words/relations.js';
import { givenNames, ordinaryWords } from '../words/ordinary-words.js';
import { traitWords } from '../likings/traits.js';

const breaks = /^(?:,|and|but|or|because|so|who|which|:|\(|\)|\/|&)$/;
const shortest = 3;
const longest = 200;
const most = 20;
/** Words of the gift, the occasion, dates and sums: other parts of the product read them. */
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

const isContent = (word: string) =>
  word.length >= shortest &&
  /^\p{L}/u.test(word) &&
  !elsewhere.has(word) &&
  !ordinaryWords.has(word) &&
  !nothings.has(word) &&
  !givenNames.has(word) &&
  !traitWords.has(word) &&
  !relations.has(word.replace(/'s?$/, ''));

/** Clauses that nothing was made of, as they were said. */
export function notUnderstoodIn(text: PersonText, understood: readonly Stretch[]): string[] {
  const taken = new Uint8Array(text.words.length + 1);
  for (const { from, to } of understood) taken.fill(1, Math.max(0, from), to);
  const found: string[] = [];
  let start = 0;
  for (let at = 0; at <= text.words.length && found.length < most; at += 1) {
    const word = text.at(at);
    const isEnd = at === text.words.length || sentenceEnds.has(word) || breaks.test(word);
    if (!isEnd) continue;
    const clause = { from: start, to: at };
    start = at + 1;
    if (isLeftOver(text, clause, taken))
      found.push(text.said(clause).replace(/\s+/g, ' ').slice(0, longest).trim());
  }
  return found.filter(Boolean);
}

function isLeftOver(text: PersonText, { from, to }: Stretch, taken: Uint8Array): boolean {
  if (from >= to || taken.subarray(from, to).some((one) => one === 1)) return false;
  if (text.subjectAt(from) === 'giver' || text.subjectAt(from) === 'other') return false;
  const names = namePlaces(text);
  return text.words.slice(from, to).some((word, index) => isContent(word.text) && !names.has(from + index));
}

const namesOf = new WeakMap<PersonText, ReadonlySet<number>>();

/** The words that name or introduce somebody. */
function namePlaces(text: PersonText): ReadonlySet<number> {
  const known = namesOf.get(text);
  if (known) return known;
  const inNote = new Set<number>();
  for (const { from, to } of text.participants.people) for (let at = from; at < to; at += 1) inNote.add(at);
  const places = new Set(text.words.flatMap(({ noteIndex }, at) => (inNote.has(noteIndex) ? [at] : [])));
  namesOf.set(text, places);
  return places;
}
