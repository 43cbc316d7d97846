import type { PersonText } from '../people/person-text.js';
import type { Span } from '../text/note.js';

/** Words between a negation and what it negates. */
const between =
  /^(?:a|an|any|the|be|is|are|been|being|really|actually|even|longer|very|that|so|strictly|particularly|exactly|have|has|had|got|ever|either|particular|known|food|into|all|or|nor|much|of|type|completely|fully|properly|too|quite|especially|overly|terribly)$/;
const denies =
  /^(?:not|never|no|neither|nor|without|hardly|isn't|nobody|ex|non|former|formerly|stopped|quit)$/;
const past = /^(?:was|were|had|used)$/;
const reaches = 5;

/** "not vegan", "no longer a vegetarian", "does not have a nut allergy". */
export function isDenied(text: PersonText, from: number): boolean {
  for (let at = from - 1; at >= from - reaches && at >= 0; at -= 1) {
    const word = text.at(at);
    if (denies.test(word)) return !(word === 'not' && /^(?:only|just)$/.test(text.at(at + 1)));
    if (!between.test(word)) return false;
  }
  return false;
}

/** "was vegan", "used to be vegan", "outgrew it": no longer true. */
export function isOver(text: PersonText, { from, to }: Span): boolean {
  let at = from - 1;
  while (at > from - reaches && between.test(text.at(at))) at -= 1;
  if (past.test(text.at(at)) && text.at(at + 1) !== 'has') return true;
  if (text.at(at) === 'to' && text.at(at - 1) === 'used') return true;
  const after = [0, 1, 2, 3].map((more) => text.at(to + more)).join(' ');
  return /^(?:for years )?(?:but|until|though|,)? ?(?:he|she|they)? ?(?:has )?(?:outgrew|outgrown|grew out|gave (?:it|that) up)/.test(
    after,
  );
}
