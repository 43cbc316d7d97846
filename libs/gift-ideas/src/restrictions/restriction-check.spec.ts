import { restrictionKinds, type RestrictionKind } from '@giftwell/contracts/gift-ai/facts';
import { Catalogue } from '../ideas/catalogue.js';
import { restriction } from '../testing/gift-request.js';
import { RestrictionCheck } from './restriction-check.js';
import { restrictionRules } from './restriction-rules.js';

const breaks = (
  kind: RestrictionKind,
  name: string,
  description = 'A good thing.',
  detail: string | null = null,
) =>
  new RestrictionCheck({ restrictions: [restriction(kind, detail)] }).breaks({
    name,
    description,
    searchTerm: name.toLowerCase(),
  });

describe('a restriction', () => {
  it.each<[RestrictionKind, string]>([
    ['nuts', 'Box of pistachio baklava'],
    ['gluten', 'Sourdough starter kit'],
    ['vegan', 'Merino wool scarf'],
    ['vegetarian', 'Beef jerky sampler'],
    ['halal', 'Craft cocktail kit'],
    ['kosher', 'Lobster dinner for two'],
    ['no-alcohol', 'Gin tasting flight'],
    ['diabetic', 'Salted caramel truffles'],
    ['no-scent', 'Lavender candle'],
    ['wheelchair', 'Guided hiking day'],
    ['blind', 'Thousand-piece jigsaw'],
    ['deaf', 'Noise-canceling headphones'],
    ['no-clutter', 'Decorative ceramic figurine'],
    ['fear-of-heights', 'Hot-air balloon ride'],
    ['no-screens', 'E-reader with warm light'],
    ['vegan', 'Handwoven pashmina shawl'],
    ['no-alcohol', 'Weekend among craft breweries'],
    ['wheelchair', 'Five laps at the wheel of a mid-engine supercar'],
    ['wheelchair', 'Velvet bag for dance shoes'],
    ['low-vision', 'Illustrated history of steam'],
    ['no-clutter', 'Three-string cigar-box guitar kit'],
    ['little-space', 'Small heritage orchard'],
    ['soft-food-only', 'Gospel brunch with chicken and biscuits'],
    ['no-liquids', 'Alcohol inks with synthetic paper'],
    ['no-heavy-effort', 'Infrared blanket with a cotton lining'],
    ['no-heavy-effort', 'Weighted vest with plates'],
    ['no-batteries', 'Rechargeable bubble machine'],
    ['no-plastic', 'Foam building blocks'],
    ['no-kitchen-appliances', 'Retro toaster in mint green'],
    ['nothing-in-pairs', 'Cooking class for two'],
  ])('for %s rules out: %s', (kind, name) => {
    expect(breaks(kind, name)).toBe(kind);
  });

  it.each<[RestrictionKind, string]>([
    ['nuts', 'Nut-free granola bars'],
    ['gluten', 'Gluten-free bread mix'],
    ['no-alcohol', 'Non-alcoholic aperitif set'],
    ['no-alcohol', 'Alcohol-free sparkling tea'],
    ['vegan', 'Faux leather journal'],
    ['diabetic', 'Sugar-free chocolate bar'],
    ['dairy', 'Coconut bowl pair'],
    ['no-scent', 'Unscented soap bar'],
    ['no-caffeine', 'Decaf coffee beans'],
    ['vegan', 'Vegan cheese board'],
    ['low-vision', 'Large-print crosswords'],
    ['soft-food-only', 'Wildflower seeds for the garden'],
    ['no-liquids', 'Gel pens in twelve colors'],
    ['no-heavy-effort', 'Weighted blanket in cotton'],
    ['no-batteries', 'Crystal radio that needs no battery'],
    ['no-plastic', 'Plastic-free starter set'],
    ['nothing-in-pairs', 'Pair of merino walking socks'],
  ])('for %s lets pass: %s', (kind, name) => {
    expect(breaks(kind, name)).toBeNull();
  });

  it('to one language rules out what is written or taught in another', () => {
    const inSpanish = 'Told in Spanish.';
    expect(breaks('reads-only', 'Three novels by post', 'A good thing.', 'Spanish')).toBe('reads-only');
    expect(breaks('reads-only', 'Three novels by post', inSpanish, 'Spanish')).toBeNull();
    expect(breaks('reads-only', 'Blank notebook with a linen cover', 'A good thing.', 'Spanish')).toBeNull();
    expect(breaks('reads-only', 'Enamel teapot', 'A good thing.', 'Spanish')).toBeNull();
    expect(breaks('reads-only', 'Three novels by post', 'A good thing.', 'English')).toBeNull();
    expect(breaks('reads-only', 'Three French novels', 'A good thing.', 'English')).toBe('reads-only');
  });

  it('is looked for in the description, too', () => {
    expect(breaks('nuts', 'Movie night box', 'Popcorn, a film and roasted almonds.')).toBe('nuts');
  });

  it('rules out what somebody named as their own allergy', () => {
    expect(breaks('other-allergy', 'Kiwis and other fruit by post', 'Fresh.', 'kiwi')).toBe('other-allergy');
    expect(breaks('other-allergy', 'Mangoes by post', 'Fresh.', 'kiwi')).toBeNull();
  });

  it('counts by the lists of a catalogue idea where no word tells', () => {
    const check = new RestrictionCheck({ restrictions: [restriction('nuts')] });
    const texts = { name: 'Festive tin', description: 'From a small bakery.', searchTerm: 'festive tin' };
    const listed = {
      contains: ['nuts' as const],
      needs: [],
      flags: [],
      category: 'Food & Drink' as const,
      form: 'consumable' as const,
    };
    expect(check.breaks(texts, listed)).toBe('nuts');
    expect(check.breaks(texts, { ...listed, contains: [] })).toBeNull();
  });
});

describe('the restrictions as a whole', () => {
  const catalogue = Catalogue.load();

  it('each have a rule and leave enough to choose from in every budget', () => {
    expect(Object.keys(restrictionRules).sort()).toEqual([...restrictionKinds].sort());
    const left = restrictionKinds.map((kind) => {
      const check = new RestrictionCheck({ restrictions: [restriction(kind)] });
      const free = catalogue.within('51-100').filter(({ idea }) => !check.breaks(idea, idea));
      return [kind, free.length] as const;
    });
    expect(left.filter(([, count]) => count < 150)).toEqual([]);
  });
});
