import {
  canonicalWord,
  interests,
  lifestyles,
  personalityTraits,
  slug,
} from '@giftwell/contracts/gift-ai/vocabulary';

/** The options of each dialog, as slugs. */
export const offeredWords = {
  adding: {
    interests: [
      ...['art', 'reading', 'music', 'photography', 'fitness', 'cooking'],
      ...['gaming', 'travel', 'cars', 'nature', 'fashion', 'home'],
    ],
    personality: [
      ...['creative', 'practical', 'adventurous', 'homebody', 'tech-savvy', 'traditional'],
      ...['outgoing', 'introverted', 'athletic', 'intellectual', 'artistic', 'minimalist'],
      ...['luxurious', 'eco-friendly', 'funny', 'serious', 'optimistic', 'caring'],
    ],
    lifestyle: [...lifestyles],
  },
  editing: {
    interests: [
      ...['cooking', 'reading', 'music', 'sports', 'travel', 'photography'],
      ...['art', 'tech', 'gaming', 'fitness', 'gardening', 'movies'],
      ...['fashion', 'crafts', 'outdoor', 'yoga', 'dancing', 'writing'],
    ],
    personality: [
      ...['creative', 'analytical', 'outgoing', 'introverted', 'adventurous', 'practical', 'artistic'],
      ...['organized', 'spontaneous', 'caring', 'humorous', 'ambitious', 'relaxed', 'detail-oriented'],
    ],
    lifestyle: [...lifestyles],
  },
} as const satisfies Record<string, Record<WordKind, readonly string[]>>;

export type WordKind = 'interests' | 'personality' | 'lifestyle';
export type Offer = keyof typeof offeredWords;

const vocabulary: Record<WordKind, readonly string[]> = {
  interests,
  personality: personalityTraits,
  lifestyle: lifestyles,
};

/** The tag for a word: an option with the same meaning, or else the word itself. */
export function tagOf(word: string, kind: WordKind, offered: readonly string[]): string {
  const plain = slug(word);
  if (offered.includes(plain)) return plain;
  const meaning = canonicalWord(word, vocabulary[kind]);
  return offered.find((each) => canonicalWord(each, vocabulary[kind]) === meaning) ?? word.trim();
}

/** The words after tags were chosen; words that stay keep their spelling. */
export function wordsOf(
  tags: readonly string[],
  before: readonly string[],
  kind: WordKind,
  offered: readonly string[],
): string[] {
  const kept = before.filter((word) => tags.includes(tagOf(word, kind, offered)));
  const known = new Set(kept.map((word) => tagOf(word, kind, offered)));
  return [...kept, ...tags.filter((tag) => !known.has(tag))];
}

/** Whether one of these tags has the word, in any spelling. */
export const isAmong = (
  word: string,
  tags: readonly string[],
  kind: WordKind,
  offered: readonly string[],
): boolean => {
  const tag = slug(tagOf(word, kind, offered));
  return tags.some((each) => slug(each) === tag);
};
