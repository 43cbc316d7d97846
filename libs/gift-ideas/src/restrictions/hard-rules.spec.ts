import { noPersonFacts } from '@giftwell/contracts/gift-ai/facts';
import { spendWithin } from '@giftwell/contracts/gift-ai/spend';
import { Catalogue } from '../ideas/catalogue.js';
import { HardRules, type RuledPerson } from './hard-rules.js';
import { unsuitableForMinors } from './minors.js';
import { isAffordable, priceWithin } from './price-rules.js';

const catalogue = Catalogue.load();
const rulesFor = (person: Partial<RuledPerson> = {}, excludeNames: string[] = []) =>
  new HardRules({ budget: '51-100', age: 30, facts: noPersonFacts(), ...person }, catalogue, excludeNames);

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
    expect(isAffordable({ priceMinCents: 5_100, priceMaxCents: 10_000 }, '51-100', null)).toBe(true);
    expect(isAffordable({ priceMinCents: 5_099, priceMaxCents: 9_000 }, '51-100', null)).toBe(false);
    expect(isAffordable({ priceMinCents: 6_000, priceMaxCents: 10_001 }, '51-100', null)).toBe(false);
    expect(isAffordable({ priceMinCents: 9_000, priceMaxCents: 6_000 }, '51-100', null)).toBe(false);
    expect(isAffordable({ priceMinCents: 0, priceMaxCents: 2_000 }, '0-25', null)).toBe(false);
    expect(isAffordable({ priceMinCents: 60.5, priceMaxCents: 2_000 }, '0-25', null)).toBe(false);
    expect(isAffordable({ priceMinCents: 50_000, priceMaxCents: 600_000 }, '500+', null)).toBe(true);
  });

  it('keep to the sum that was said, inside a budget', () => {
    const upTo800 = { least: null, most: 800 };
    expect(isAffordable({ priceMinCents: 60_000, priceMaxCents: 80_000 }, '500+', upTo800)).toBe(true);
    expect(isAffordable({ priceMinCents: 60_000, priceMaxCents: 80_001 }, '500+', upTo800)).toBe(false);
    expect(isAffordable({ priceMinCents: 26_600, priceMaxCents: 40_000 }, '500+', upTo800)).toBe(false);
    expect(isAffordable({ priceMinCents: 26_700, priceMaxCents: 40_000 }, '500+', upTo800)).toBe(true);
    const from50To75 = { least: 50, most: 75 };
    expect(isAffordable({ priceMinCents: 3_000, priceMaxCents: 4_900 }, '51-100', from50To75)).toBe(false);
    expect(isAffordable({ priceMinCents: 3_000, priceMaxCents: 7_500 }, '51-100', from50To75)).toBe(false);
    expect(isAffordable({ priceMinCents: 5_000, priceMaxCents: 7_500 }, '51-100', from50To75)).toBe(true);
    expect(isAffordable({ priceMinCents: 5_500, priceMaxCents: 7_600 }, '51-100', from50To75)).toBe(false);
    const from300 = { least: 300, most: null };
    expect(isAffordable({ priceMinCents: 26_000, priceMaxCents: 29_000 }, '251-500', from300)).toBe(false);
    expect(isAffordable({ priceMinCents: 26_000, priceMaxCents: 34_000 }, '251-500', from300)).toBe(false);
    expect(isAffordable({ priceMinCents: 30_000, priceMaxCents: 34_000 }, '251-500', from300)).toBe(true);
  });

  it('take the part of a price that is affordable, unless it is too little of it', () => {
    const from50To80 = { minCents: 5_000, maxCents: 8_000 };
    expect(priceWithin([55, 95], from50To80)).toEqual([55, 80]);
    expect(priceWithin([40, 70], from50To80)).toEqual([50, 70]);
    expect(priceWithin([76, 100], from50To80)).toBeNull();
    expect(priceWithin([28, 50], from50To80)).toBeNull();
  });

  it('keep a maximum that is the lower end of the budget', () => {
    expect(spendWithin('51-100', { least: null, most: 51 })).toEqual({ least: null, most: 51 });
  });

  it('forget a sum that lies outside the budget, which was chosen since', () => {
    expect(spendWithin('101-250', { least: 30, most: 60 })).toEqual({ least: null, most: null });
    expect(spendWithin('51-100', { least: null, most: 800 })).toEqual({ least: null, most: null });
    expect(spendWithin('51-100', { least: 60, most: 80 })).toEqual({ least: 60, most: 80 });
    expect(spendWithin('51-100', { least: 50, most: 75 })).toEqual({ least: 50, most: 75 });
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
    expect(rulesFor({ age: 17 }).brokenBy(idea('Wine tasting'))).toBe('minor');
    expect(rulesFor({ age: 18 }).brokenBy(idea('Wine tasting'))).toBeNull();
    expect(rulesFor({ age: null }).brokenBy(idea('Wine tasting'))).toBeNull();
  });

  it('never admit what is excluded or was shown, in other words either', () => {
    const rules = rulesFor({}, ['Set of watercolor paints']);
    expect(rules.brokenBy(idea('Watercolor paint set'))).toBe('repeat');
    expect(rules.brokenBy(idea('Watercolor class'))).toBeNull();
    rules.add(idea('Hand-bound travel journal'));
    expect(rules.brokenBy(idea('Travel journal, hand-bound in linen'))).toBe('repeat');
  });

  it('keep what is disliked away, but not what is liked within it', () => {
    const facts = {
      ...noPersonFacts(),
      dislikes: [{ phrase: 'cooking', source: 'hates cooking' }],
      interests: [{ phrase: 'baking bread', source: 'loves baking bread' }],
    };
    const rules = rulesFor({ facts });
    expect(rules.brokenBy(idea('Cooking class for two'))).toBe('dislike');
    expect(rules.brokenBy(idea('Proofing basket for bread'))).toBeNull();
  });

  it('look at restrictions before anything is shown', () => {
    const facts = {
      ...noPersonFacts(),
      restrictions: [{ kind: 'no-alcohol' as const, detail: null, source: '' }],
    };
    expect(rulesFor({ facts }).brokenBy(idea('Wine tasting'))).toBe('restriction');
  });

  it.each(['separated', 'bereaved'] as const)('leave out what is meant for couples: %s', (kind) => {
    const facts = { ...noPersonFacts(), circumstances: [{ kind, detail: null, source: '' }] };
    const forCouple = idea("Couples' bucket list journal");
    expect(rulesFor({ facts, relationship: 'friend' }).brokenBy(forCouple)).toBe('restriction');
    expect(rulesFor({ facts, relationship: 'spouse' }).brokenBy(forCouple)).toBeNull();
    expect(rulesFor({ relationship: 'friend' }).brokenBy(forCouple)).toBeNull();
  });

  it('take what somebody lives through as a limit, stated or not', () => {
    const facts = {
      ...noPersonFacts(),
      circumstances: [{ kind: 'sober' as const, detail: null, source: '' }],
    };
    expect(rulesFor({ facts }).brokenBy(idea('Brewery tour'))).toBe('restriction');
    expect(rulesFor({ facts }).brokenBy(idea('Garden tour'))).toBeNull();
  });
});
