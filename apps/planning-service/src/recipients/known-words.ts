import { slug } from '@giftwell/contracts/gift-ai/vocabulary';

/** Words of one kind: those that were chosen, and a text with others between commas. */
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

/** The words with one more; the same ones where it is among them, however it is written. */
export function withWord({ chosen, custom }: KnownWords, word: string): KnownWords {
  const isThere = [...chosen, ...partsOf(custom)].some((each) => slug(each) === slug(word));
  return { chosen: isThere ? chosen : [...chosen, word.trim()], custom };
}

/** The words without one; a text in which it is not stays as it was written. */
export function withoutWord({ chosen, custom }: KnownWords, word: string): KnownWords {
  const isOther = (each: string) => slug(each) !== slug(word);
  const parts = partsOf(custom);
  const left = parts.filter(isOther);
  return {
    chosen: chosen.filter(isOther),
    custom: left.length === parts.length ? custom : left.join(', ') || null,
  };
}
