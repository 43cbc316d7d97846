import fc from 'fast-check';
import { readModelIdea } from './model-idea.js';

const item = {
  name: 'Carbon steel crepe pan',
  servesFact: 'interest-1',
  category: 'Kitchen & Dining',
  description: 'Thin, quick to heat and better with every year. Comes with a spreader.',
  reason: 'Mia loves cooking, and Sunday breakfast is sacred.',
  searchTerm: 'crepe pan',
  priceMinDollars: 51,
  priceMaxDollars: 60.55,
};

describe('An item that a model wrote', () => {
  it('becomes an idea in cents', () => {
    const { name, servesFact, category, description, reason, searchTerm } = item;
    expect(readModelIdea(item)).toEqual({
      name,
      servesFact,
      category,
      description,
      reason,
      searchTerm,
      priceMinCents: 5_100,
      priceMaxCents: 6_055,
    });
  });

  it('leaves out what was not asked for', () => {
    expect(Object.keys(readModelIdea({ ...item, amazonLink: 'https://x.example', id: 7 })!)).not.toContain(
      'id',
    );
  });

  it('loses hidden characters, turned writing and line breaks', () => {
    const name = '  Carbon\u0000 steel\u202e\ncrepe\u200b pan\ud800 ';
    expect(readModelIdea({ ...item, name })!.name).toMatch(/^Carbon steel crepe pan/);
    expect(readModelIdea({ ...item, name })!.name.isWellFormed()).toBe(true);
  });

  it.each([
    'Only $49.99 this week!',
    'See https://evil.example/x for more.',
    'Sold at www.shop.test now.',
    'Find it on pans4you.com.',
    'About 40 dollars well spent.',
  ])('loses the sentence with a link or a price: %s', (claim) => {
    const { description, reason } = readModelIdea({
      ...item,
      description: `${item.description} ${claim}`,
      reason: `${claim} ${item.reason}`,
    })!;
    expect({ description, reason }).toEqual({ description: item.description, reason: item.reason });
  });

  it('keeps sentences with ordinary dots and numbers', () => {
    const description = 'Serves 12, weighs 2.5 lb. and fits 8 in. stoves, e.g. camping ones. A joy!';
    expect(readModelIdea({ ...item, description })!.description).toBe(description);
  });

  it.each([
    { name: '' },
    { name: 'x'.repeat(101) },
    { name: 'Buy at evil.com' },
    { category: 'Weapons' },
    { description: 'Only $5 at https://evil.example' },
    { description: 'word '.repeat(200) },
    { reason: '   ' },
    { searchTerm: undefined },
    { searchTerm: 'https://evil.example/x' },
    { priceMinDollars: 0 },
    { priceMinDollars: -5 },
    { priceMinDollars: 70 },
    { priceMaxDollars: 1e9 },
    { priceMinDollars: '51' },
    { priceMinDollars: null },
  ])('is no idea with %o', (change) => {
    expect(readModelIdea({ ...item, ...change })).toBeNull();
  });

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.dictionary(fc.constantFrom(...Object.keys(item)), fc.anything()),
        (any, some) => {
          readModelIdea(any);
          readModelIdea({ ...item, ...some });
        },
      ),
    );
  });

  it.each(['a.', '! ', 'www', '. $', 'a-'])(
    'is read to its end when it repeats “%s”',
    (part) => {
      const read = () =>
        readModelIdea({ ...item, description: part.repeat(1_200), reason: `$1 ${part.repeat(1_000)}` });
      expect(read).not.toThrow();
    },
    10_000,
  );
});
