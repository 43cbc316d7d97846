import { identityOf, KnownIdeas, sameIdea } from './idea-identity.js';

const same = (a: string, b: string, categories: [string?, string?] = []) =>
  sameIdea(identityOf(a, categories[0]), identityOf(b, categories[1]));

describe('the same idea', () => {
  it.each([
    ['Watercolor paint set', 'Set of watercolor paints'],
    ['Sailing logbook', 'Waterproof sailing logbook with chart pencil'],
    ['The sailing log book', 'Sailing log books'],
    ['Personalized leather journal', 'Leather journal with initials'],
    ['Café-style espresso cups', 'Cafe style espresso cup'],
    ["Chef's knife roll", 'Chef’s knife rolls'],
    ['Sourdough starter kit', 'Sourdough starter kit with a banneton'],
  ])('%s is %s', (a, b) => {
    expect(same(a, b)).toBe(true);
    expect(same(b, a)).toBe(true);
  });

  it.each([
    ['Book', 'Book light'],
    ['Book', 'Cookbook of the sea'],
    ['Leather wallet', 'Leather wallet chain'],
    ['Oil portrait of a dog', 'Oil portrait of a first car'],
    ['Running belt', 'Running socks'],
    ['Pottery class', 'Photography class'],
    ['🎁', 'Gift'],
  ])('%s is not %s', (a, b) => {
    expect(same(a, b)).toBe(false);
    expect(same(b, a)).toBe(false);
  });

  it('keeps things of two categories apart unless nearly every word agrees', () => {
    expect(
      same('Sourdough bread', 'Sourdough bread at a bakery', ['Food & Drink', 'Workshops & Classes']),
    ).toBe(false);
    expect(same('Sourdough bread', 'Bread, sourdough', ['Food & Drink', 'Workshops & Classes'])).toBe(true);
  });

  it('is known again among many, by exact name even when no word of it means anything', () => {
    const known = new KnownIdeas(['Hand-bound travel journal', 'The Big One', '']);
    expect(known.has(identityOf('Travel journal, hand bound'), 'Travel journal, hand bound')).toBe(true);
    expect(known.has(identityOf('the big one'), 'the big one')).toBe(true);
    expect(known.has(identityOf('Travel pillow'), 'Travel pillow')).toBe(false);
  });
});
