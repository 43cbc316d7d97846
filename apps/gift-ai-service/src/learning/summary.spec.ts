import { summaryOf } from './summary.js';
import type { LearnedAct } from './learned-act.js';

const act = (rating: number, budget: LearnedAct['budget']): LearnedAct => ({
  suggestionId: 1,
  order: 1,
  rating,
  saved: false,
  unsaved: false,
  purchased: false,
  dismissed: false,
  traits: { category: 'Food & Drink', flags: [], interests: [], topics: [], personality: [], lifestyle: [] },
  budget,
  pricePlace: 0.5,
});

describe('The summary of what was learned', () => {
  it('names the categories with an effect, strongest first', () => {
    const weights = new Map([
      ['category:Food & Drink', 0.4],
      ['category:Garden & Plants', 0.9],
      ['category:Toys & Play', 0.01],
      ['category:Cars & Motoring', -0.5],
    ]);
    expect(summaryOf(weights, [])).toMatchObject({
      preferredCategories: ['Garden & Plants', 'Food & Drink'],
      dislikedCategories: ['Cars & Motoring'],
    });
  });

  it('gives the effect of each interest, topic and trait on the liking', () => {
    const weights = new Map([
      ['interest:art', 0.5],
      ['topic:bread-baking', 0.8],
      ['personality:funny', -1],
      ['personality:caring', 0.0001],
    ]);
    expect(summaryOf(weights, [])).toMatchObject({
      interestWeights: { art: 0.2, 'bread baking': 0.36 },
      personalityWeights: { funny: -0.25 },
    });
  });

  it('takes the budget of what was liked', () => {
    const acts = [act(5, '26-50'), act(4, '101-250'), act(4, '101-250'), act(5, '101-250'), act(1, '0-25')];
    expect(summaryOf(new Map(), acts).priceRangePreference).toBe('$101 – $250');
    expect(summaryOf(new Map(), [act(1, '0-25')]).priceRangePreference).toBeNull();
  });
});
