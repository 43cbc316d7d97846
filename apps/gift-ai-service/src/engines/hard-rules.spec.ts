import { HardRules, insideBudget, unsuitableForMinors } from './hard-rules.js';

const idea = (name: string, category = 'Home & Living') => ({
  name,
  category,
  description: 'A thing.',
  reason: 'It fits.',
  searchTerm: name.toLowerCase(),
  priceMinCents: 6_000,
  priceMaxCents: 9_000,
});

describe('hard rules', () => {
  it('keep a price range inside the budget, its ends included', () => {
    expect(insideBudget({ priceMinCents: 5_100, priceMaxCents: 10_000 }, '51-100')).toBe(true);
    expect(insideBudget({ priceMinCents: 5_099, priceMaxCents: 9_000 }, '51-100')).toBe(false);
    expect(insideBudget({ priceMinCents: 6_000, priceMaxCents: 10_001 }, '51-100')).toBe(false);
    expect(insideBudget({ priceMinCents: 9_000, priceMaxCents: 6_000 }, '51-100')).toBe(false);
    expect(insideBudget({ priceMinCents: 0, priceMaxCents: 2_000 }, '0-25')).toBe(false);
    expect(insideBudget({ priceMinCents: 60.5, priceMaxCents: 2_000 }, '0-25')).toBe(false);
    expect(insideBudget({ priceMinCents: 50_000, priceMaxCents: 600_000 }, '500+')).toBe(true);
  });

  it.each([
    'Craft beer tasting',
    'Whiskey stones',
    'Cocktail shaker',
    'Folding pocket knife',
    'Axe-throwing evening',
    'Cigar humidor',
    'Poker night set',
    'Airsoft pistol',
    'Boudoir photo shoot',
    'Vape starter kit',
  ])('keep %s from minors', (name) => {
    expect(unsuitableForMinors(idea(name))).toBe(true);
  });

  it.each([
    'Ginger beer candy',
    'Water gun pair',
    'Butter knife for small hands',
    'Alcohol-free sparkling tea',
    'Sketchbook',
    'Gingerbread house',
  ])('let minors have %s', (name) => {
    expect(unsuitableForMinors(idea(name))).toBe(false);
  });

  it('let an adult have what a minor may not', () => {
    expect(new HardRules({ budget: '51-100', age: 17, excludeNames: [] }).admits(idea('Wine tasting'))).toBe(
      false,
    );
    expect(new HardRules({ budget: '51-100', age: 18, excludeNames: [] }).admits(idea('Wine tasting'))).toBe(
      true,
    );
  });

  it('take at most two of a category, however it is written', () => {
    const rules = new HardRules({ budget: '51-100', age: 30, excludeNames: [] });
    rules.take(idea('Wool throw'));
    rules.take(idea('Brass lamp', 'home & living '));
    expect(rules.admits(idea('Clay vase'))).toBe(false);
    expect(rules.admits(idea('Clay vase', 'Garden & Plants'))).toBe(true);
  });

  it('never admit what is excluded or was taken, in other words either', () => {
    const rules = new HardRules({ budget: '51-100', age: 30, excludeNames: ['Set of watercolor paints'] });
    expect(rules.admits(idea('Watercolor paint set'))).toBe(false);
    expect(rules.admits(idea('Watercolor class'))).toBe(true);
    rules.take(idea('Hand-bound travel journal'));
    expect(rules.admits(idea('Travel journal, hand-bound in linen'))).toBe(false);
  });
});
