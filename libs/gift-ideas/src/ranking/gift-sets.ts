import { type Budget, budgetRange, budgets } from '@giftwell/contracts/gift-ai/vocabulary';
import type { CatalogueIdea } from '../ideas/idea.js';
import type { Catalogue } from '../ideas/catalogue.js';
import { indexedIdea, type IndexedIdea } from '../ideas/indexed-idea.js';
import { comparedOf, isNearDuplicate } from './near-duplicate.js';
import type { PersonModel } from '../person/person-model.js';
import type { StatedInterest } from '../person/stated-interests.js';
import type { Scored } from './score.js';

/** An interest with fewer catalogue ideas in the budget than this gets sets. */
const enough = 7;
/** From this strength on, a topic counts as the person's own, not only a related one. */
const ownFrom = 0.75;
const maxSetsOfInterest = 3;
/** Number of ideas of the next lower budget that sets are made from. */
const maxParts = 8;
const maxNameLength = 96;
const maxWhyLength = 120;
/** The same limit as for catalogue ideas. */
const maxTopics = 6;

/** The rules and the scores that sets are made with. */
export interface SetRules {
  isPossible: (entry: IndexedIdea) => boolean;
  score: (entry: IndexedIdea) => Scored;
}

/**
 * Sets of two ideas from the next lower budget, for interests with few ideas in the budget itself: a book on bell
 * ringing and a pair of muffles.
 */
export function giftSets(
  catalogue: Catalogue,
  person: PersonModel,
  candidates: readonly Scored[],
  rules: SetRules,
): IndexedIdea[] {
  const { budget } = person.brief;
  const below = budgets[budgets.indexOf(budget) - 1];
  if (!below) return [];
  return person.interests.flatMap((stated, at) => {
    if (stated.interest !== null || countOf(candidates, at) >= enough) return [];
    const parts = catalogue
      .about(below, ownTopics(stated))
      .filter((entry) => isPart(entry) && rules.isPossible(entry))
      .map(rules.score)
      .filter(({ served }) => served[0]?.interest === at)
      .sort((a, b) => b.score - a.score)
      .slice(0, maxParts);
    return pairsOf(parts, budget);
  });
}

/** Number of catalogue ideas within the budget for an interest. */
const countOf = (candidates: readonly Scored[], interest: number): number =>
  candidates.filter(
    ({ entry, served }) =>
      entry.composedFor === undefined &&
      served.some((one) => one.interest === interest && one.strength >= ownFrom),
  ).length;

const isPart = ({ idea }: IndexedIdea): boolean => idea.form === 'thing' || idea.form === 'consumable';

const ownTopics = ({ strengths }: StatedInterest): number[] =>
  [...strengths].flatMap(([topic, strength]) => (strength >= ownFrom ? [topic] : []));

/** Pairs, best first; each idea is in at most one set. */
function pairsOf(parts: readonly Scored[], budget: Budget): IndexedIdea[] {
  const sets: IndexedIdea[] = [];
  const open = [...parts];
  while (sets.length < maxSetsOfInterest && open.length > 1) {
    const first = open.shift()!;
    const at = open.findIndex((second) => isPair(first, second, budget));
    if (at < 0) continue;
    const [second] = open.splice(at, 1);
    sets.push(setOf(first.entry, second!.entry));
  }
  return sets;
}

function isPair(a: Scored, b: Scored, budget: Budget): boolean {
  const { minCents, maxCents } = budgetRange[budget];
  const [low, high] = sum(a.entry.idea, b.entry.idea);
  const isInside = 100 * low >= minCents && 100 * high <= maxCents;
  const isShort = a.entry.idea.name.length + b.entry.idea.name.length <= maxNameLength;
  // Two things belong together only if they are for the same pursuit.
  const isOfOne = a.entry.topics[0] === b.entry.topics[0];
  return isInside && isShort && isOfOne && !isNearDuplicate(comparedOf(a), comparedOf(b));
}

const sum = (a: CatalogueIdea, b: CatalogueIdea): [number, number] => [
  a.price[0] + b.price[0],
  a.price[1] + b.price[1],
];

/** Joins two ideas; the set contains and needs what either of them does. */
function setOf(first: IndexedIdea, second: IndexedIdea): IndexedIdea {
  const [a, b] = [first.idea, second.idea];
  const id = `${a.id}-and-${b.id}`;
  const idea: CatalogueIdea = {
    ...a,
    id,
    name: `${a.name} + ${b.name}`,
    description: `${a.description} ${b.description}`,
    price: sum(a, b),
    serves: servesOf(a, b),
    form: a.form === b.form ? a.form : 'thing',
    contains: union(a.contains, b.contains),
    needs: union(a.needs, b.needs),
    occasions: both(a.occasions, b.occasions),
    relationships: a.relationships.length > 0 ? a.relationships : b.relationships,
    flags: union(a.flags, b.flags),
    suits: union(a.suits, b.suits),
    ages: [Math.max(a.ages[0], b.ages[0]), Math.min(a.ages[1], b.ages[1])],
    appeal: [Math.min(a.appeal[0], b.appeal[0]), Math.min(a.appeal[1], b.appeal[1])],
  };
  const topics = idea.serves.map(({ topic }) => topicNumber(topic, first, second));
  return { ...indexedIdea(idea, topics), parts: [a.name, b.name] };
}

/** The first idea's topics, then those that the second adds; one clause for both if they serve the same topic. */
function servesOf(a: CatalogueIdea, b: CatalogueIdea): CatalogueIdea['serves'] {
  const joined = a.serves.map((one) => {
    const other = b.serves.find(({ topic }) => topic === one.topic);
    const why = other ? `${one.why} and ${other.why}` : one.why;
    return { ...one, why: why.length <= maxWhyLength ? why : one.why };
  });
  const added = b.serves.filter(({ topic }) => !a.serves.some((one) => one.topic === topic));
  return [...joined, ...added].slice(0, maxTopics);
}

function topicNumber(topic: string, ...entries: readonly IndexedIdea[]): number {
  for (const { idea, topics } of entries) {
    const at = idea.serves.findIndex((one) => one.topic === topic);
    if (at >= 0) return topics[at]!;
  }
  return -1;
}

const union = <T>(a: readonly T[], b: readonly T[]): T[] => [...new Set([...a, ...b])];
/** Occasions that suit both; those of the first if none does. */
const both = <T>(a: readonly T[], b: readonly T[]): T[] => {
  const common = a.filter((one) => b.includes(one));
  return common.length > 0 ? common : [...a];
};
