import { budgetLabels, labelOf, slug } from '@giftwell/contracts/gift-ai/vocabulary';
import type { RecipientWordKind } from '@giftwell/contracts/planning/recipient-words';
import type { Recipient } from '@giftwell/contracts/planning/recipients';

/** A known word, as stored and as shown. */
export interface KnownWord {
  word: string;
  label: string;
  /** Who told it, if it wasn't the user. */
  source?: string;
}
export interface KnownRow {
  /** Null if it can't be changed word by word. */
  kind: RecipientWordKind | null;
  label: string;
  words: readonly KnownWord[];
}

/** Merges chosen options and own words without repeats. */
function wordsIn(chosen: readonly string[], custom: string | null): KnownWord[] {
  const own = (custom ?? '').split(/[,;\n]/).map((word) => word.trim());
  const all = [
    ...chosen.map((word) => ({ word, label: labelOf(word) })),
    ...own.map((word) => ({ word, label: word })),
  ];
  const filled = all.filter(({ word }) => word);
  return filled.filter(({ word }, at) => filled.findIndex((each) => slug(each.word) === slug(word)) === at);
}

/** The interests, with the source of those that the person told. */
function interestsOf({ name, interests, customInterests, toldInterests }: Recipient): KnownWord[] {
  const told = new Set(toldInterests.map(slug));
  const source = `told by ${name.split(/\s+/)[0]!}`;
  return wordsIn(interests, customInterests).map((each) =>
    told.has(slug(each.word)) ? { ...each, source } : each,
  );
}

/** What is known about a person, by kind, including empty kinds. */
export const knownRows = (recipient: Recipient): KnownRow[] => [
  { kind: 'interests', label: 'Likes', words: interestsOf(recipient) },
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
