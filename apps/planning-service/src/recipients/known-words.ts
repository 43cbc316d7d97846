import { slug } from '@giftwell/contracts/gift-ai/vocabulary';

/** Words of one kind: chosen options, and a text with others separated by commas. */
export interface KnownWords {
  chosen: string[];
  custom: string | null;
}

const separator = /[,;\n]/;
const partsOf = (custom: string | null) =>
  (custom ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** Adds a word; unchanged if it is already there in any spelling. */
export function withWord({ chosen, custom }: KnownWords, word: string): KnownWords {
  const isThere = [...chosen, ...partsOf(custom)].some((each) => slug(each) === slug(word));
  return { chosen: isThere ? chosen : [...chosen, word.trim()], custom };
}

/** Removes a word; a text without it stays as it was written. */
export function withoutWord({ chosen, custom }: KnownWords, word: string): KnownWords {
  const isOther = (each: string) => slug(each) !== slug(word);
  const parts = partsOf(custom);
  const left = parts.filter(isOther);
  return {
    chosen: chosen.filter(isOther),
    custom: left.length === parts.length ? custom : left.join(', ') || null,
  };
}
