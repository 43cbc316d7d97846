import type { WishKind } from '@giftwell/contracts/gift-ai/facts';
import { isDenied } from '../patterns/denial.js';
import { linesOf, RuleTable } from '../patterns/rule-table.js';
import { groupsOf } from '../patterns/word-groups.js';
import type { PersonText } from '../people/person-text.js';
import type { Span } from '../text/note.js';
import { wishGroups, wishLines } from './lines.js';

export interface FoundWish extends Span {
  kind: WishKind;
}

const table = new RuleTable(
  linesOf(wishLines).map(([kind, patterns]) => [kind as WishKind, patterns] as const),
  groupsOf(wishGroups),
);

/** The kinds of gift that are wanted. */
export function wishesIn(text: PersonText): FoundWish[] {
  const found: FoundWish[] = [];
  for (const match of table.matches(text)) {
    if (text.subjectAt(match.from) === 'other' || isDenied(text, match.from)) continue;
    found.push({ kind: match.meaning, from: match.from, to: match.to });
  }
  return found;
}
