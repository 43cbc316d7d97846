import type { CatalogueIdea } from './idea.js';

/** Words for an age, with the first and the last age that they fit; for a child no other counts. */
const ageWords: readonly (readonly [words: RegExp, from: number, to: number])[] = [
  [
    /\b(?:newborns?|swaddl\w*|bassinet|layette|birth announcement|baby massage|nursing pillow|tummy[- ]time|going home outfit)\b/i,
    0,
    0,
  ],
  [
    /\b(?:teeth(?:er|ing)|crib|nursery|diapers?|pacifiers?|high chair|weaning|bootees?|booties|bonnet)\b/i,
    0,
    2,
  ],
  [/\b(?:toddlers?|potty|baby|babies|babys)\b/i, 0, 3],
  [/\b(?:preschool\w*|nursery school|little ones?|small hands|first camera)\b/i, 1, 6],
  [/\b(?:grown[- ]?ups?|adults?|after work|office|commut\w+)\b/i, 16, 120],
];
const childhoodEnds = 18;
/** A toy for three to ten is a younger child's; at ten it is out. */
const lastShare = 0.85;

/** Whether an idea's name, or for the youngest its last year, speaks of another age than a child's. */
export function isForOtherAge(
  { name, searchTerm, ages: [from, to] }: CatalogueIdea,
  age: number | null,
): boolean {
  if (age === null || age >= childhoodEnds) return false;
  if (to < childhoodEnds && to - from >= 4 && age > from + lastShare * (to - from)) return true;
  const [first, last] = agesNamed(`${name} | ${searchTerm}`);
  return age < first || age > last;
}

type Ages = readonly [first: number, last: number];
/** Every request looks at the same few thousand names. */
const knownAges = new Map<string, Ages>();
const mostKnown = 20_000;

/** The ages for which all words of a text are right. */
function agesNamed(text: string): Ages {
  const known = knownAges.get(text);
  if (known) return known;
  const said = ageWords.filter(([words]) => words.test(text));
  const ages: Ages = [
    Math.max(0, ...said.map(([, first]) => first)),
    Math.min(childhoodEnds, ...said.map(([, , last]) => last)),
  ];
  if (knownAges.size < mostKnown) knownAges.set(text, ages);
  return ages;
}
