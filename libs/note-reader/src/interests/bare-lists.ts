import type { PersonText } from '../people/person-text.js';
import { trimmed } from '../phrases/objects.js';
import { sentenceEnds, type Stretch } from '../text/note.js';
import { interestNamed } from '../words/interest-words.js';
import { doingForms } from './doing-verbs.js';
import { phraseOf } from './phrase-of.js';
import type { FoundPhrase } from './read-interests.js';

const separator = /^(?:,|and|&|\/|\+|or|:)$/;
const finite =
  /^(?:is|are|was|were|has|have|had|does|do|did|will|would|can|could|should|loves|likes|hates|enjoys|wants|needs|i|she|he|they|we|it|you|not|lives|works|turns|said|says|just|for|his|her|their|my|who|because|get|got|old|year|years|budget)$/;
const mostWords = 5;

/** Each item of a list of likings: "opera, trail running and Ethiopian food". */
export function itemsIn(text: PersonText): FoundPhrase[] {
  return partsOf(text, 0, text.words.length).flatMap((part) => {
    const thing = trimmed(text, part);
    return thing ? [found(text, thing)] : [];
  });
}

const found = (text: PersonText, thing: Stretch): FoundPhrase => ({
  ...thing,
  phrase: phraseOf(text, thing),
  source: thing,
});

function partsOf(text: PersonText, from: number, to: number): Stretch[] {
  const parts: Stretch[] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    const word = text.at(at);
    if (at < to && !separator.test(word) && !sentenceEnds.has(word)) continue;
    if (at > start) parts.push({ from: start, to: at });
    start = at + 1;
  }
  return parts;
}

/** "mum, 62, gardening, crime novels": items of a sentence without a verb that are known as interests. */
export function listedIn(text: PersonText): FoundPhrase[] {
  const all: FoundPhrase[] = [];
  for (const part of partsOf(text, 0, text.words.length)) {
    if (part.to - part.from > mostWords || !text.mayConcern(part.from)) continue;
    const thing = trimmed(text, part);
    if (!thing) continue;
    const words = text.words.slice(part.from, part.to).map((word) => word.text);
    if (words.some((word) => finite.test(word)) || !isKnown(text, thing)) continue;
    all.push(found(text, thing));
  }
  return all;
}

const wordsOf = (text: PersonText, { from, to }: Stretch) =>
  text.words.slice(from, to).map((word) => word.text);

/** The whole phrase, or its head: "gothic novels", "trail running". */
function isKnown(text: PersonText, thing: Stretch): boolean {
  const words = wordsOf(text, thing);
  const [first = ''] = words;
  return (
    interestNamed(words.join(' ')) !== undefined ||
    interestNamed(words.slice(-2).join(' ')) !== undefined ||
    interestNamed(words.at(-1) ?? '') !== undefined ||
    doingForms.has(first)
  );
}
