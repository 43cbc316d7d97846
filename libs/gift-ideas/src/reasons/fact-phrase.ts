import { asGerund } from '../text/gerund.js';
import type { Interest } from '@giftwell/contracts/gift-ai/vocabulary';

/** A phrase about a person, prepared for reasons. */
export interface FactPhrase {
  /** Follows "is into": "trail running", "playing bass in a band". */
  liking: string;
  /** Safe to quote: short, plain words, no address, no markup. */
  isQuotable: boolean;
}

const longest = 48;
const plainWords = /^[\p{L}\p{N}][\p{L}\p{N}\s'’&.,+/-]*$/u;
const address = /https?|www\.|\.(?:com|net|org)\b|@/i;

/** Wording for the form's interests. */
const saidOf: Readonly<Partial<Record<Interest, string>>> = {
  fitness: 'keeping fit',
  gaming: 'games',
  outdoors: 'the outdoors',
  home: 'a comfortable home',
  technology: 'good technology',
};
export const likingOfInterest = (interest: Interest): string => saidOf[interest] ?? interest;

/**
 * The phrase as the giver wrote it, with a leading verb as a gerund: "bake sourdough" becomes "baking sourdough". The
 * words that it comes from tell whether it is one of many or their own: "a murder mystery" becomes "murder mysteries",
 * and "loves his old van" is about "his old van".
 */
export function factPhrase(phrase: string, source = ''): FactPhrase {
  const written = phrase
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.,;:!]+$/, '');
  const liking = countedAs(determinerOf(written, source), lowerFirst(asGerund(written)));
  const isPlain = liking.length > 1 && liking.length <= longest && plainWords.test(liking);
  return { liking, isQuotable: isPlain && !address.test(liking) && isSpoken(liking) };
}

/** The article or possessive before a phrase, if the words that it comes from end with both. */
function determinerOf(written: string, source: string): string {
  const before = source.toLowerCase().endsWith(` ${written.toLowerCase()}`)
    ? source.slice(0, -written.length - 1)
    : '';
  return /(?:^| )(an?|the|his|her|their)(?: good| nice| decent)?$/i.exec(before)?.[1]?.toLowerCase() ?? '';
}

function countedAs(determiner: string, liking: string): string {
  if (determiner === '') return liking;
  if (!determiner.startsWith('a')) return /^the /i.test(liking) ? liking : `${determiner} ${liking}`;
  return /(?:^| )\p{Ll}+[^\Ws\d]$/u.test(liking) ? plural(liking) : liking;
}

const plural = (words: string): string =>
  /[^aeiou]y$/.test(words)
    ? words.replace(/y$/, 'ies')
    : `${words}${/(?:x|z|ch|sh)$/.test(words) ? 'es' : 's'}`;

/** Rejects incomplete phrases: "kept a loft 50 years", "every morning". */
const isSpoken = (liking: string): boolean =>
  !/^(?:every|each|is|was|has|had|kept|got|been|being|growing like|and|or|but|with|for|to|of)\b|\b(?:years|and|or|of|the|a|with|for|to)$/i.test(
    liking,
  );

/** "Cooking" inside a sentence is "cooking"; names and abbreviations keep their capitals. */
function lowerFirst(text: string): string {
  const [first = '', next = ''] = text.split(' ');
  const isDoing = /^\p{Lu}\p{Ll}+ing$/u.test(first) && !/^\p{Lu}/u.test(next);
  return isDoing ? first.toLowerCase() + text.slice(first.length) : text;
}

/** Holidays, and adjectives such as "Italian", "Irish", "Greek" and "Celtic". */
const alwaysCapital = /(?:christmas|easter|halloween|[ai]n|ish|ese|ench|eek|elsh|utch|wiss|hai|[dlt]ic)$/;
const sharedLetters = 5;

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * A phrase inside a sentence: "Hot sauce" is "hot sauce", "Lego sets" stay. The topic's label tells a name from a word
 * that begins a text.
 */
export function inSentence(liking: string, label = ''): string {
  const [first = '', next = ''] = liking.split(' ');
  const isPlain = /^\p{Lu}\p{Ll}+(?: (?!.*\p{Lu})[^\d&]|$)/u.test(liking);
  if (!isPlain) return liking;
  const lower = first.toLowerCase();
  const [named, known] = [first, lower].map((word) =>
    withoutAccents(label).includes(withoutAccents(word).slice(0, sharedLetters)),
  );
  const isWord = known || (next !== '' && !alwaysCapital.test(lower));
  return !named && isWord ? lower + liking.slice(first.length) : liking;
}
