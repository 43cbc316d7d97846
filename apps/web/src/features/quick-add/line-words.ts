import {
  endsWithAbbreviation,
  givenNameFirst,
  withJoinedSuffixes,
} from '@giftwell/contracts/core/name-suffixes';
import { labelOf, type OccasionType, type Relationship } from '@giftwell/contracts/gift-ai/vocabulary';

/** Words for occasions; a name day is a custom type. The first match wins. */
export const occasionWords: readonly [RegExp, OccasionType, customType?: string][] = [
  [/name(?:[\s-]?day|sday)/, 'other', 'Name day'],
  [/work anniversary/, 'promotion'],
  [/(?:wedding )?anniversary/, 'anniversary'],
  [/graduation/, 'graduation'],
  [/engagement/, 'engagement'],
  [/retirement/, 'retirement'],
  [/house[\s-]?warming/, 'housewarming'],
  [/baby shower/, 'baby_shower'],
  [/wedding(?: day)?/, 'wedding'],
  [/date of birth|d\.?o\.?b\.?|birth[\s-]?days?|b-?days?|birthdate|born/, 'birthday'],
];

const relations: readonly [Relationship, string][] = [
  ['parent', 'mum mom mother mama mam mummy mommy dad father papa daddy parent'],
  ['sibling', 'sister brother sibling sis bro'],
  ['spouse', 'wife husband spouse'],
  ['partner', 'partner girlfriend boyfriend fiancé fiancée fiance fiancee'],
  ['child', 'son daughter child kid'],
  ['friend', 'friend buddy bestie'],
  ['colleague', 'colleague coworker co-worker boss'],
  ['family', 'aunt auntie uncle cousin niece nephew family'],
  ['family', 'grandma grandpa grandmother grandfather granny grandad granddad nan nana gran grandson'],
  ['family', 'granddaughter grandchild mother-in-law father-in-law sister-in-law brother-in-law'],
];

const relationOf = new Map(
  relations.flatMap(([relationship, words]) => words.split(' ').map((word) => [word, relationship] as const)),
);
const described = /^(?:my\s+)?(?:(?:best|good|old|big|little|older|younger|twin)\s+)?/i;

/** `my sister` → sibling; null for anything else. */
export const relationshipOf = (words: string): Relationship | null =>
  relationOf.get(words.replace(described, '').toLowerCase()) ?? null;

/** Relationships whose word is part of a name. */
const titles: readonly Relationship[] = ['family', 'parent'];

/** `my sister Rosa` → sibling and `Rosa`, `Aunt May` → family and `Aunt May`. */
export function namedByRelation(words: string): { name: string; relationship: Relationship | null } {
  const named = words.replace(described, '');
  const [first = '', ...rest] = named.split(' ');
  const relationship = relationshipOf(first);
  if (!relationship || rest.length === 0) return { name: words, relationship: relationshipOf(words) };
  return { name: titles.includes(relationship) ? labelOf(named) : rest.join(' '), relationship };
}

const capitalPair = '\\p{Lu}[^,;\\t"]*, \\p{Lu}[^,;\\t"]*?(?:, (?:[JS]r\\.?|I{2,3}))?';
/** A cell of a table, in quotes or before another mark than a comma: `"Doe, John",May 3`, `Doe, John; May 3`. */
const cell = new RegExp(`"(${capitalPair})"|^\\s*(${capitalPair})(?=\\s*[;\\t])`, 'u');
const innerOwner = /['’]s?(?= (?:and|&|\+) )/gi;

/** Writes names without their own commas: `Doe, John` in a cell, `John Doe, Jr.` */
export const withoutCommasInNames = (text: string): string =>
  withJoinedSuffixes(text)
    .replace(innerOwner, '')
    .replace(cell, (written, quoted?: string, first?: string) => {
      const pair = quoted ?? first ?? '';
      const isPerson = pair.split(', ').every((part) => relationshipOf(part) === null);
      return (isPerson && givenNameFirst(pair)) || written;
    });

/** Marks between the parts of a line. */
export const separators = /[,;|\t\n–—:()[\]"]|\s[-/]\s/;

const before = /^(?:(?:is|was|on|of|for|in|falls|celebrates|has|her|his|their|it['’]s|the day)(?:\s+|$))+/i;
const after = /(?:(?:^|\s+)(?:is|was|on|the|of|in|falls|celebrates|has|her|his|their|it['’]s|next))+$/i;
const marks = '[\\s.:;,–—_•·*#>"“”„«»!?-]';
const start = new RegExp(`^${marks}+`, 'u');
const end = new RegExp(`${marks}+$`, 'u');
const listNumber = /^\d{1,3}[.)]\s+/;

/** Removes words that only connect parts: `is on the`, list marks, quotes, a possessive. */
export function bareWords(part: string): string {
  let words = part.trim();
  for (let last = ''; last !== words;) {
    last = words;
    // The period of "John Doe Jr." belongs to the name.
    const endMarks = endsWithAbbreviation(words) ? [] : [end];
    for (const joining of [listNumber, start, ...endMarks, before, after, /['’]s?$/])
      words = words.replace(joining, '').trim();
  }
  return words;
}
