import { type IdeaIdentity, identityOf, sameIdea } from '../ideas/idea-identity.js';
import { stem } from '../text/words.js';
import type { Scored } from './score.js';
import { servedFrom } from './served-interests.js';

/** Sorts of gifts by words of their name; the first match wins. */
const sorts: readonly (readonly [sort: string, words: RegExp])[] = [
  [
    'subscription',
    /\b(?:subscription|club|(?:months?|year|season|quarters?|deliveries) of|membership|pass)\b/i,
  ],
  ['lesson', /\b(?:class(?:es)?|courses?|lessons?|workshop|masterclass|coaching|camp|school)\b/i],
  [
    'outing',
    /\b(?:day out|day trip|weekend|tour|visit|getaway|trip|journey|outing|holiday|cruise|voyage|week (?:of|in|at|among))\b/i,
  ],
  ['seats', /\b(?:tickets?|seats?|evening at|night at|afternoon at|matinee|concert|show)\b/i],
  [
    'book',
    /\b(?:\w*books?|novels?|history of|memoirs?|biography|atlas|encyclopedia|anthology|guide to|handbook|stories)\b/i,
  ],
  ['kit', /\bkits?\b/i],
  ['set', /\b(?:sets?|trio|duo|pair|sampler|collection|assortment|box|crate|hamper|basket)\b/i],
  ['picture', /\b(?:prints?|posters?|illustration|painting|portrait|map|framed|photograph)\b/i],
  ['clothes', /\b(?:shirt|t-shirt|socks|scarf|hat|cap|gloves|sweater|hoodie|jacket|apron|slippers|robe)\b/i],
  ['game', /\b(?:games?|puzzles?|jigsaw|cards|deck)\b/i],
];
const knownSorts = new Map<string, string | null>();
const maxKnown = 10_000;

/** Book, outing, lesson …; null if the name doesn't say. */
export function sortOf(name: string): string | null {
  const known = knownSorts.get(name);
  if (known !== undefined) return known;
  // What follows "with" only adds to the thing.
  const [thing = name] = name.split(/ with | from | that /);
  const found = sorts.find(([, words]) => words.test(thing))?.[0] ?? null;
  if (knownSorts.size < maxKnown) knownSorts.set(name, found);
  return found;
}

/** An idea as it is compared with others of one answer. */
export interface Compared {
  name: string;
  identity: IdeaIdentity;
  /** The topic it is about. */
  topic: number | undefined;
  /** The stated interest it serves best. */
  interest: number | undefined;
  composedForm: string | undefined;
}

export function comparedOf({ entry, served }: Scored): Compared {
  const { name, category } = entry.idea;
  const [first] = served;
  return {
    name,
    identity: identityOf(name, category),
    topic: entry.topics[0] === -1 ? undefined : entry.topics[0],
    interest: first && first.strength >= servedFrom ? first.interest : undefined,
    composedForm: entry.composedForm,
  };
}

/** Whether two ideas of one answer would look like the same gift: two day trips, two bead kits. */
export function isNearDuplicate(a: Compared, b: Compared): boolean {
  if (isSameForm(a, b) || sameIdea(a.identity, b.identity)) return true;
  const common = sharedWords(a.identity, b.identity);
  if (common >= 3) return true;
  const sort = sortOf(a.name);
  const isSameSort = sort !== null && sort === sortOf(b.name);
  if (common >= 2) return isSameSort || a.identity.head === b.identity.head;
  return isSameSort && servesSame(a, b) && (common === 1 || a.topic === b.topic || isComposed(a, b));
}

const isSameForm = (a: Compared, b: Compared): boolean =>
  a.composedForm !== undefined && a.composedForm === b.composedForm;
const isComposed = (a: Compared, b: Compared): boolean =>
  a.composedForm !== undefined || b.composedForm !== undefined;
const servesSame = (a: Compared, b: Compared): boolean =>
  a.interest !== undefined && a.interest === b.interest;

/** Words for the sort itself: two books aren't alike just because both are books. */
const ofSort = new Set(
  'book books cookbook workbook handbook novel guide story ticket seat evening night class course lesson workshop tour day trip weekend visit year month club subscription membership print poster map game puzzle history'
    .split(' ')
    .map(stem),
);

function sharedWords(a: IdeaIdentity, b: IdeaIdentity): number {
  let count = 0;
  for (const word of a.words) if (b.words.has(word) && !ofSort.has(word)) count += 1;
  return count;
}
