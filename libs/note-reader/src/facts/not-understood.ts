import type { PersonText } from '../people/person-text.js';
import { isContent } from '../phrases/content.js';
import { sentenceEnds, type Span } from '../text/note.js';

const breaks = /^(?:,|and|but|or|because|so|who|which|:|\(|\)|\/|&)$/;
const longest = 200;
const maxPhrases = 20;
/** Clauses that no rule understood, as written. */
export function notUnderstoodIn(text: PersonText, understood: readonly Span[]): string[] {
  const taken = new Uint8Array(text.words.length + 1);
  for (const { from, to } of understood) taken.fill(1, Math.max(0, from), to);
  const found: string[] = [];
  let start = 0;
  for (let at = 0; at <= text.words.length && found.length < maxPhrases; at += 1) {
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

/** The request itself is not a fact: "need a gift for my wife". */
const speaksOfGift = /^(?:gift|gifts|present|presents|budget|birthday|bday|christmas|i|we|me|us)$/;

function isLeftOver(text: PersonText, { from, to }: Span, taken: Uint8Array): boolean {
  if (from >= to || taken.subarray(from, to).some((one) => one === 1)) return false;
  if (text.subjectAt(from) === 'giver' || text.subjectAt(from) === 'other') return false;
  if (text.words.slice(from, to).some(({ text: word }) => speaksOfGift.test(word))) return false;
  const names = namePlaces(text);
  return text.words.slice(from, to).some((word, index) => isContent(word.text) && !names.has(from + index));
}

const namesOf = new WeakMap<PersonText, ReadonlySet<number>>();

/** Positions of the words that name or introduce a person. */
function namePlaces(text: PersonText): ReadonlySet<number> {
  const known = namesOf.get(text);
  if (known) return known;
  const inNote = new Set<number>();
  for (const { from, to } of text.participants.people) for (let at = from; at < to; at += 1) inNote.add(at);
  const places = new Set(text.words.flatMap(({ noteIndex }, at) => (inNote.has(noteIndex) ? [at] : [])));
  namesOf.set(text, places);
  return places;
}
