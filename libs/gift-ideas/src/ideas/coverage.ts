import { type Budget, budgets, type Interest, interests } from '@giftwell/contracts/gift-ai/vocabulary';
import type { Catalogue } from './catalogue.js';
import type { IndexedIdea } from './indexed-idea.js';
import { suitsAge } from './idea.js';

/** Number of ideas for a topic, including the topics below it. */
export interface TopicCoverage {
  id: string;
  ideas: number;
  byBudget: Record<Budget, number>;
}

/** Adult ages for which each interest is counted. */
const ages = [25, 45, 70] as const;

export interface CatalogueCoverage {
  topics: TopicCoverage[];
  /** Counts by interest and by budget and age, such as "26-50 at 45". */
  cells: { ages: readonly number[]; counts: Record<Interest, Record<string, number>> };
}

/** What the catalogue covers, for the report and the tests. */
export function coverageOf(catalogue: Catalogue): CatalogueCoverage {
  const { graph, ideas } = catalogue;
  const within = new Map(budgets.map((budget) => [budget, new Set(catalogue.within(budget))]));
  const byBudget = (list: readonly IndexedIdea[]) =>
    Object.fromEntries(
      budgets.map((budget) => [budget, list.filter((entry) => within.get(budget)!.has(entry)).length]),
    ) as Record<Budget, number>;
  const topics = graph.topics.map(({ id }, at) => {
    const below = graph.below(at);
    const list = ideas.filter(({ topics: served }) => served.some((one) => below.has(one)));
    return { id, ideas: list.length, byBudget: byBudget(list) };
  });
  const counts = Object.fromEntries(
    interests.map((interest) => [interest, cellsOf(interest, catalogue)]),
  ) as CatalogueCoverage['cells']['counts'];
  return { topics, cells: { ages, counts } };
}

function cellsOf(interest: Interest, catalogue: Catalogue): Record<string, number> {
  const under = catalogue.graph.under(interest);
  const suits = ({ idea, topics }: IndexedIdea) =>
    idea.interests.includes(interest) || topics.some((one) => under.has(one));
  return Object.fromEntries(
    budgets.flatMap((budget) => {
      const list = catalogue.within(budget).filter(suits);
      return ages.map((age) => [
        `${budget} at ${age}`,
        list.filter(({ idea }) => suitsAge(idea, age, 'birthday')).length,
      ]);
    }),
  );
}
