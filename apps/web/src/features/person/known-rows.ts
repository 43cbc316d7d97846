import { budgetLabels, labelOf, slug } from '@giftwell/contracts/gift-ai/vocabulary';
import type { RecipientWordKind } from '@giftwell/contracts/planning/recipient-words';
import type { Recipient } from '@giftwell/contracts/planning/recipients';

/** One thing that is known, as it is kept and as it is shown. */
export interface KnownWord {
  word: string;
  label: string;
}
export interface KnownRow {
  /** Nothing for what is not changed word by word. */
  kind: RecipientWordKind | null;
  label: string;
  words: readonly KnownWord[];
}

/** A thing that is chosen and written as well is there once. */
function wordsIn(chosen: readonly string[], custom: string | null): KnownWord[] {
  const own = (custom ?? '').split(/[,;\n]/).map((word) => word.trim());
  const all = [
    ...chosen.map((word) => ({ word, label: labelOf(word) })),
    ...own.map((word) => ({ word, label: word })),
  ];
  const filled = all.filter(({ word }) => word);
  return filled.filter(({ word }, at) => filled.findIndex((each) => slug(each.word) === slug(word)) === at);
}

/** What is known of somebody, kind by kind, also of kinds of which nothing is known. */
export const knownRows = (recipient: Recipient): KnownRow[] => [
  { kind: 'interests', label: 'Likes', words: wordsIn(recipient.interests, recipient.customInterests) },
  {
    kind: 'personality',
    label: 'Personality',
    words: wordsIn(recipient.personality, recipient.customPersonality),
  },
  { kind: 'lifestyle', label: 'Lifestyle', words: wordsIn(recipient.lifestyle, recipient.customLifestyle) },
  {
    kind: null,
    label: 'Usual budget',
    words: [{ word: recipient.budget, label: budgetLabels[recipient.budget] }],
  },
];
