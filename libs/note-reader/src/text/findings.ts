import type { Spend } from '@giftwell/contracts/gift-ai/facts';
import type { ExtractedField } from '@giftwell/contracts/gift-ai/voice';
import type { Interest } from '@giftwell/contracts/gift-ai/vocabulary';
import type { Note, Span } from './note.js';

/** A value found in a note, and where. */
export interface Finding extends Span {
  field: ExtractedField;
  value: string | number;
  /** How certain it is; the highest of several wins. */
  weight: number;
  /** Interests that it rules out. */
  against?: Interest[];
  /** The sums, if the budget was given in sums. */
  spend?: Spend;
}

const corrections =
  /^(?:no|nope|sorry|wait|actually|oops|correction|scratch|rather|i mean|make that|more like|let me correct|excuse me)$/;
/** Maximum distance in words of a correction. */
const slipWords = 9;

/** Whether the words between two positions take back what was said before them. */
export function takesBack(note: Note, from: number, to: number): boolean {
  if (to - from > slipWords) return false;
  for (let at = from; at < to; at += 1) {
    if (corrections.test(note.at(at))) return true;
    if (at + 1 < to && corrections.test(`${note.at(at)} ${note.at(at + 1)}`)) return true;
  }
  return false;
}

/** Of several values the one that is meant: the last correction, or the highest weight, or the first. */
export function meantOf(note: Note, found: readonly Finding[]): Finding | undefined {
  const inOrder = [...found].sort((a, b) => a.from - b.from || b.to - a.to);
  let standing: Finding[] = [];
  for (const finding of inOrder) {
    const last = standing.at(-1);
    if (last && finding.from >= last.to && takesBack(note, last.to, finding.from)) {
      // One correction may have been read in two ways.
      const slips = standing.filter((one) => one.to > last.from);
      const weight = Math.max(finding.weight, ...slips.map((slip) => slip.weight));
      standing = [...standing.filter((one) => one.to <= last.from), { ...finding, weight }];
    } else standing.push(finding);
  }
  return standing.reduce<Finding | undefined>(
    (best, one) => (!best || one.weight > best.weight ? one : best),
    undefined,
  );
}
