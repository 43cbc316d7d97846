import type { CatalogueIdea, Need } from '../ideas/idea.js';
import type { IndexedIdea } from '../ideas/indexed-idea.js';

/** How somebody pursues an interest. */
export type Approach = 'expert' | 'beginner' | 'watching' | 'missing' | 'doing';

const expert =
  /\b(?:(?:his|her|their) own|professional(?:ly)?|champion(?:s|ships?)?|competes?|competing|competitive|coach(?:es)?|teaches|instructor|seasoned|lifelong|for decades|for (?:\w+ )?years|since (?:childhood|school|the)|all (?:his|her|their) life|marathons?|in a (?:band|choir|league|club|team|orchestra)|award-winning|advanced|trained|captain|skipper)\b/i;
const beginner =
  /\b(?:beginn(?:er|ers|ing)|just (?:started|begun|took|taken)|started|starting|new to|wants? to (?:learn|try|start)|would love to (?:learn|try)|learning|taking up|took up|has taken up|trying out|novice)\b/i;
const watching =
  /^(?:watching|following|listening to|supporting|going to see|seeing|cheering)\b|\bon (?:the )?(?:radio|wireless|telly|tv|television)\b|\b(?:fans? of|supports|follows|watches|listens)\b/i;

/** The approach, from the phrase and its source; null if they don't say. */
export function approachOf(phrase: string, source: string): Approach | null {
  if (watching.test(phrase)) return 'watching';
  const words = `${phrase} | ${source}`;
  if (beginner.test(words)) return 'beginner';
  return expert.test(words) ? 'expert' : null;
}

const forBeginners =
  /\b(?:beginners?|first (?:two |three |pair of )?(?:lessons?|class|steps|session|flight|waves)|licen[cs]e manual|adoption pack|starter|introduct(?:ion|ory)|intro|taster|learn to|get(?:ting)? started|absolute basics|newcomers|discovery (?:lesson|session|day)|never tried)\b/i;
const doing: ReadonlySet<Need> = new Set([
  ...(['standing', 'running', 'strength', 'steady-hands', 'swimming', 'bike', 'driving'] as const),
  'musical-instrument',
]);
const doingCategories: ReadonlySet<string> = new Set(['Sports & Fitness', 'Workshops & Classes']);

/** Looked up once for each idea. */
function isForBeginners(entry: IndexedIdea): boolean {
  const { name, description } = entry.idea;
  entry.forBeginners ??= forBeginners.test(`${name} ${description}`);
  return entry.forBeginners;
}
const isForDoing = ({ needs, category }: CatalogueIdea): boolean =>
  doingCategories.has(category) || needs.some((need) => doing.has(need));

/** Who misses dancing is glad of its music and films, not of shoes for it. */
const isWornOrVisited = ({ category, form }: CatalogueIdea): boolean =>
  form === 'experience' || category === 'Fashion & Accessories';

/** Factor for an idea's score for somebody with this approach. */
export function approachFactor(entry: IndexedIdea, approach: Approach | null): number {
  const { idea } = entry;
  if (approach === 'expert' && isForBeginners(entry)) return 0.4;
  // Most who are said to like something do it already.
  if (approach === 'doing' && isForBeginners(entry)) return 0.65;
  if (approach === 'watching' && isForDoing(idea)) return 0.3;
  if (approach === 'missing') return isForDoing(idea) || isWornOrVisited(idea) ? 0.25 : 1;
  return approach === 'beginner' && isForBeginners(entry) ? 1.08 : 1;
}
