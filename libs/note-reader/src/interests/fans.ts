import { isDenied } from '../patterns/denial.js';
import type { PersonText } from '../people/person-text.js';
import type { Span } from '../text/note.js';
import { fanWords } from './lines.js';
import { phraseOf } from './phrase-of.js';
import type { FoundPhrase } from './read-interests.js';

const fanReach = 5;
const fanStops =
  /^(?:a|an|the|is|are|big|huge|massive|real|total|and|of|also|great|such|but|,|\.|she|he|they|his|her|avid|keen|complete|lifelong|proper|serious|major|been|both|who|my|like|for|very|super|absolute|passionate|diehard|die|hard|bit|was|as|keen|proud|hardcore|long|time|or|being|lover|fan|biggest|with|enthusiastic|devoted|dedicated|\n|;|:|not|no)$/;
const notLiked = /^(?:my|good|best|new|old|little|whole|music_?|only|dear|former|other|animal|first|one)$/;

/** "a huge Star Wars fan", "history buff". */
export function fansIn(text: PersonText): FoundPhrase[] {
  const found: FoundPhrase[] = [];
  for (let at = 1; at < text.words.length; at += 1) {
    if (!fanWords.test(text.at(at)) || takesObject.test(text.at(at + 1)) || !text.mayConcern(at)) continue;
    const thing = { from: fanOf(text, at), to: at };
    if (isFanOf(text, thing))
      found.push({ ...thing, phrase: phraseOf(text, thing), source: { from: thing.from, to: at + 1 } });
  }
  return found;
}

const takesObject = /^(?:of|for|about|with|by|art|fiction)$/;

/** The first word of what somebody is a fan of. */
function fanOf(text: PersonText, at: number): number {
  let from = at;
  while (at - from < fanReach && from > 0 && !isFanStop(text, from - 1)) from -= 1;
  return from;
}

const isFanStop = (text: PersonText, at: number) =>
  fanStops.test(text.at(at)) || (text.at(at).startsWith('#') && text.at(at - 1) !== 'formula');

function isFanOf(text: PersonText, { from, to }: Span): boolean {
  if (from === to || notLiked.test(text.at(from)) || isDenied(text, from)) return false;
  return (
    !/^(?:obsessed|mad|crazy|players?)$/.test(text.at(to)) ||
    /^(?:a|an|is|are|and|,|)$/.test(text.at(from - 1))
  );
}
