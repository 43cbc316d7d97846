import { budgetRange, budgets } from '@giftwell/contracts/gift-ai/vocabulary';
import { isPricedWithin } from '../restrictions/price-rules.js';
import { Catalogue } from './catalogue.js';
import type { IdeaLimits } from './idea-columns.js';
import { interestBitsOf } from './indexed-idea.js';

const catalogue = Catalogue.load();
const topics = new Int32Array(catalogue.graph.topics.length);
topics[catalogue.graph.numberOf('bread-baking')!] = 1;
const to = { topics, interestBits: interestBitsOf(['music']) };
/** Leaves out some ideas by each of the values. */
const isPossible = (limits: IdeaLimits) =>
  limits.fromAge <= 40 && limits.toAge >= 40 && limits.relationshipBits === 0 && limits.countryBits === 0;

const ranges = [...budgets.map((budget) => budgetRange[budget]), { minCents: 2_000, maxCents: 6_000 }];

describe('the columns of ideas', () => {
  it.each(ranges)('name the same ideas as the ideas themselves, from $minCents to $maxCents', (prices) => {
    const { minCents, maxCents } = prices;
    const expected = catalogue.ideas.filter(
      (entry) => isPricedWithin(...entry.idea.price, minCents, maxCents) && isPossible(entry),
    );
    const isRelated = ({ idea }: (typeof expected)[number]) =>
      idea.interests.includes('music') || idea.serves.some(({ topic }) => topic === 'bread-baking');
    const choice = { prices, isPossible, to };
    const columns = catalogue.columnsFor(prices);
    expect(columns.related(choice)).toEqual(expected.filter(isRelated));
    expect(columns.unrelated(choice)).toEqual(expected.filter((entry) => !isRelated(entry)));
    expect(expected.filter(isRelated).length).toBeGreaterThan(0);
  });
});
