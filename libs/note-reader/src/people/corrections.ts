import { sentenceEnds, type Span } from '../text/note.js';
import type { PersonText } from './person-text.js';

/** The part that is taken back, and where its replacement begins. */
export interface Correction {
  revoked: Span;
  next: number;
}

const marker =
  /^(?:(?:no|wait|sorry|actually|oops|well|hang on|i mean|i meant|or rather|correction|scratch that|strike that|make that|no no|hold on|,|-) ){0,5}(?:no|wait|sorry|i mean|i meant|or rather|correction|scratch that|strike that|make that|oops|hold on) (?:, |it's |she's |he's |it is |actually ){0,2}/;
const begins = /^(?:no|wait|sorry|scratch|i|or|correction|actually|make|strike|oops|hang|hold|well)$/;
/** "no" starts many sentences; it is a correction only before these words. */
const alone = /^(?:no|sorry|actually) $/;
const reach = 10;
const maxCorrections = 50;

/** What a speaker corrects: "she's into knitting, no wait, crochet". */
export function correctionsIn(text: PersonText): Correction[] {
  const found: Correction[] = [];
  for (let at = 1; at < text.words.length && found.length < maxCorrections; at += 1) {
    if (!begins.test(text.at(at))) continue;
    const here = marker.exec(text.plain.slice(text.startOf(at), text.startOf(at + reach)));
    if (!here || alone.test(here[0])) continue;
    const next = at + here[0].split(' ').length - 1;
    found.push({ revoked: itemBefore(text, at), next: afterNot(text, next) });
    at = next;
  }
  return found;
}

/** The last item before a correction, without its verb. */
function itemBefore(text: PersonText, at: number): Span {
  let to = at;
  while (to > 0 && (/^[,–-]$/.test(text.at(to - 1)) || sentenceEnds.has(text.at(to - 1)))) to -= 1;
  return { from: Math.max(0, to - 1), to: at };
}

/** "not knitting, crochet": the position after what is not meant. */
function afterNot(text: PersonText, at: number): number {
  if (text.at(at) !== 'not') return at;
  for (let next = at + 1; next < at + 6; next += 1) if (/^(?:,|but)$/.test(text.at(next))) return next + 1;
  return at + 2;
}
