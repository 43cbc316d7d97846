import { wordPattern, type Note, type Span } from '../text/note.js';

/** "twenty five each, there's four of us": the number of givers. */
const sharers = wordPattern('(?<n>#\\d{1,2}) of us');
const eachAfter = /^(?:each|apiece|a head|per head|per person|a person)/;
const eachBefore =
  /(?:each|all|everyone|everybody|both)(?: of us)?(?: is| are)? (?:chip|chips|chipping|put|puts|putting|give|gives|giving|pay|pays|throw|throws|throwing|contribute|contributes)(?: in)?(?: about| around| like)?$/;

/** How many givers pay a sum each; 1 if it is not a share. */
export function sharersOf(note: Note, { from, to }: Span): number {
  const isEach =
    eachAfter.test(note.read({ from: to, to: to + 2 })) ||
    eachBefore.test(note.read({ from: Math.max(0, from - 7), to: from }));
  if (!isEach) return 1;
  for (const { groups } of note.find(sharers))
    return Math.max(1, Number(note.at(groups['n']?.from ?? -1).slice(1)));
  return 1;
}
