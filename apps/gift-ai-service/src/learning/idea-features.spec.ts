import {
  budgetAround,
  featuresOf,
  ratingBias,
  pricePlace,
  priorStdDev,
  traitFeaturesOf,
  traitValue,
} from './idea-features.js';

const traits = {
  category: 'Home & Living',
  flags: [],
  interests: ['home', 'art', 'crafts', 'gardening'] as const,
  topics: ['roses'],
  personality: [],
  lifestyle: ['urban'] as const,
};

describe('The features of an idea', () => {
  it('share the standard deviation of their kind', () => {
    const squares = featuresOf(traits, 0.5)
      .filter(([name]) => name.startsWith('interest:'))
      .map(([, value]) => value ** 2);
    expect(squares).toHaveLength(4);
    expect(squares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(priorStdDev.interest ** 2);
  });

  it('name the topics, and none where acts were stored before there were topics', () => {
    const topics = (from: object) =>
      featuresOf(from as typeof traits, 0.5).filter(([name]) => name.startsWith('topic:'));
    expect(topics(traits)).toEqual([['topic:roses', priorStdDev.topic]]);
    expect(topics({ ...traits, topics: undefined })).toEqual([]);
  });

  it('tell a low price from a high one, and neither from the middle', () => {
    const price = (place: number) => new Map(featuresOf(traits, place)).get('price');
    expect([price(0), price(0.5), price(1)]).toEqual([-priorStdDev.price, 0, priorStdDev.price]);
  });
});

it('gives a linear function the same value as the features, without the rating bias', () => {
  const some = { ...traits, flags: ['eco', 'unusual'] as const, topics: ['roses', 'a:b'] };
  const weights = new Map(
    [
      ...[
        ratingBias,
        'price',
        'category:Home & Living',
        'interest:art',
        'interest:crafts',
        'topic:a:b',
      ].entries(),
      ...['flag:eco', 'lifestyle:urban', 'lifestyle:rural', 'personality:funny', 'category:Books'].entries(),
    ].map(([at, name]) => [name, 0.1 * (at + 1)]),
  );
  const ofFeatures = (from: typeof some) =>
    traitFeaturesOf(from)
      .filter(([name]) => name !== ratingBias)
      .reduce((sum, [name, value]) => sum + value * (weights.get(name) ?? 0), 0);
  const value = traitValue(weights);
  for (const each of [some, { ...some, category: '' }, { ...some, topics: [], flags: [] }])
    expect(value(each)).toBeCloseTo(ofFeatures(each as typeof some), 12);
  expect(value(some)).toBeGreaterThan(0.3);
  expect(traitValue(new Map())(some)).toBe(0);
});

describe('A price', () => {
  it('has its place between the ends of a budget', () => {
    expect(pricePlace(2_600, 2_600, '26-50')).toBe(0);
    expect(pricePlace(3_000, 4_600, '26-50')).toBe(0.5);
    expect(pricePlace(9_000, 9_000, '26-50')).toBe(1);
    expect(pricePlace(50_000, 50_000_000, '500+')).toBe(1);
  });

  it.each([
    [0, 0, '0-25'],
    [2_000, 3_100, '0-25'],
    [2_600, 2_600, '26-50'],
    [6_000, 9_000, '51-100'],
    [60_000, 90_000, '500+'],
  ])('from %d to %d belongs to %s', (min, max, budget) => {
    expect(budgetAround(min, max)).toBe(budget);
  });
});
