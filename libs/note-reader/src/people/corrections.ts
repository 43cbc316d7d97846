import { sentenceEnds, type Stretch } from '../text/note.js';
import type { PersonText } from './person-text.js';

const takesBack =
  /^(?:no wait|no , wait|no sorry|no , sorry|no , actually|no actually|wait no|wait , no|sorry no|sorry , no|scratch that|i mean|i meant|sorry , i mean|or rather|correction|actually no|actually , no|make that|strike that|no no|no , no|no i mean|no , i mean|oops|no , not|sorry , not|wait , not)(?= )/;
const longest = 3;

/** What somebody takes back: "she's into knitting, no wait, crochet". */
export function correctedIn(text: PersonText): Stretch[] {
  const found: Stretch[] = [];
  for (let at = 1; at < text.words.length; at += 1) {
    if (!/^(?:no|wait|sorry|scratch|i|or|correction|actually|make|strike|oops)$/.test(text.at(at))) continue;
    const here = text.plain.slice(text.startOf(at), text.startOf(at + longest));
    if (!takesBack.test(here)) continue;
    found.push({ from: beforeOf(text, at), to: at });
  }
  return found;
}

/** The last item before a correction. */
function beforeOf(text: PersonText, at: number): number {
  let to = at;
  while (to > 0 && (/^[,–-]$/.test(text.at(to - 1)) || sentenceEnds.has(text.at(to - 1)))) to -= 1;
  let from = to;
  while (
    from > 0 &&
    to - from < 6 &&
    !/^(?:,|and|or)$/.test(text.at(from - 1)) &&
    !sentenceEnds.has(text.at(from - 1))
  )
    from -= 1;
  // The verb stays: only what it takes is replaced.
  return Math.max(from, to - 1);
}
