import { isDenied } from '../patterns/denial.js';
import { linesOf, RuleTable } from '../patterns/rule-table.js';
import type { PersonText } from '../people/person-text.js';
import { trimmed } from '../phrases/objects.js';
import { idiomLines, passionLines } from './lines.js';
import { phraseOf } from './phrase-of.js';
import type { FoundPhrase } from './read-interests.js';

const passionTable = new RuleTable(linesOf(passionLines));
const idiomTable = new RuleTable(linesOf(idiomLines));

/** "something on the needles" means knitting. */
export const idiomsIn = (text: PersonText): FoundPhrase[] =>
  [...idiomTable.matches(text)]
    .filter((match) => text.mayConcern(match.from) && !isDenied(text, match.from))
    .map(({ from, to, meaning }) => ({ from, to, phrase: meaning, source: { from, to } }));
const maxPassionWords = 5;

/** "knitting is her passion". */
export function passionsIn(text: PersonText): FoundPhrase[] {
  const found: FoundPhrase[] = [];
  for (const match of passionTable.matches(text)) {
    let from = match.from;
    while (from > 0 && match.from - from < maxPassionWords && !stopsPassion(text, from - 1)) from -= 1;
    const thing = trimmed(text, { from, to: match.from });
    if (thing && !isDenied(text, match.from))
      found.push({ ...thing, phrase: phraseOf(text, thing), source: { from: thing.from, to: match.to } });
  }
  return found;
}

const stopsPassion = (text: PersonText, at: number) =>
  text.isSentenceEnd(at) || /^(?:,|and|but|because|that|think|he|she|they|so|says)$/.test(text.at(at));
