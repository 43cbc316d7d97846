import type { PersonText } from '../people/person-text.js';
import type { Span } from '../text/note.js';

const doubtBefore = /^(?:might|may|maybe|perhaps|possibly|supposedly|apparently|think|guess|unsure)$/;
const doubtBehind =
  /^(?:,? ?(?:that|which|who|but|though|i) )?(?:(?:he|she|they|i) )?(?:might|may|maybe|possibly|perhaps|think|guess|am not sure|do not know|not sure)\b/;
const before = 3;
const behind = 5;

/** The words of a fact with the doubt about it: "a guitar he might play or might not", "maybe likes trains". */
export function withDoubt(text: PersonText, { from, to }: Span): Span {
  const next = text.plain.slice(text.startOf(to), text.startOf(to + behind));
  const last = doubtBehind.test(next) ? Math.min(to + behind, text.words.length) : to;
  for (let at = from - 1; at >= from - before && !text.isSentenceEnd(at) && text.at(at) !== ','; at -= 1)
    if (doubtBefore.test(text.at(at))) return { from: at, to: last };
  return { from, to: last };
}
