import type { IndexedIdea } from './indexed-idea.js';

/** Words for an age, with the first and last age that they suit. */
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
/** A toy for ages three to ten suits younger children; in its last years it is too childish. */
const lastShare = 0.85;

/** Whether an idea's name names another age or, for a child, the child is at the end of its age range. */
export function isForOtherAge(entry: IndexedIdea, age: number | null): boolean {
  if (age === null || age >= childhoodEnds) return false;
  const { fromAge, toAge } = entry;
  const isInLastYears = toAge - fromAge >= 4 && age > fromAge + lastShare * (toAge - fromAge);
  if (toAge < childhoodEnds && isInLastYears) return true;
  const [first, last] = agesNamed(entry);
  return age < first || age > last;
}

export type AgeRange = readonly [first: number, last: number];

/** The ages that suit all age words of an idea. Looked up once for each idea. */
function agesNamed(entry: IndexedIdea): AgeRange {
  entry.ages ??= agesIn(`${entry.idea.name} | ${entry.idea.searchTerm}`);
  return entry.ages;
}

const anyAge: AgeRange = [0, childhoodEnds];

function agesIn(text: string): AgeRange {
  const said = ageWords.filter(([words]) => words.test(text));
  if (said.length === 0) return anyAge;
  return [
    Math.max(0, ...said.map(([, first]) => first)),
    Math.min(childhoodEnds, ...said.map(([, , last]) => last)),
  ];
}

/** Somebody's child comes along, or it is for the child. */
const childWords =
  /\b(?:child|kids?|children)(?:['’]s)? and (?:a |an )?(?:grown-?ups?|adults?|parents?)\b|\b(?:parent|adult|grown-up|aunt|uncle|godparent)s? and (?:a )?(?:child|kids?|children|godchild)\b|\bfamily (?:tickets?|pass)\b|\bfor (?:the )?(?:grandchildren|grandkids|godchild|kids|children|a child)\b|\byoung (?:band|players?|readers?|athletes?|musicians?|bakers?|authors?|filmmakers?)\b|\bjunior (?:science|filmmakers?)\b|\bkids['’]/i;

/** Whether an idea is for an adult only if there is a child in the family. Looked up once for each idea. */
export function needsChild(entry: IndexedIdea): boolean {
  const { name, searchTerm } = entry.idea;
  entry.needsChild ??= childWords.test(name) || /\bkids?\b/i.test(searchTerm);
  return entry.needsChild;
}
