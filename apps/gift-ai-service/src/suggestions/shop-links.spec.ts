import fc from 'fast-check';
import { shopLinks } from './shop-links.js';

describe('Shop links', () => {
  it('search both shops for the term', () => {
    expect(shopLinks('sailing logbook')).toEqual({
      amazonLink: 'https://www.amazon.com/s?k=sailing+logbook',
      etsyLink: 'https://www.etsy.com/search?q=sailing+logbook',
    });
  });

  it('carry the affiliate tag to Amazon alone', () => {
    const { amazonLink, etsyLink } = shopLinks('tea', 'giftwell-20');
    expect(amazonLink).toBe('https://www.amazon.com/s?k=tea&tag=giftwell-20');
    expect(etsyLink).not.toContain('tag');
  });

  it('keep any term inside its parameter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (term) => {
        const { amazonLink, etsyLink } = shopLinks(term, 'tag-1');
        const amazon = new URL(amazonLink);
        expect(amazon.origin + amazon.pathname).toBe('https://www.amazon.com/s');
        expect([...amazon.searchParams]).toEqual([
          ['k', term],
          ['tag', 'tag-1'],
        ]);
        const etsy = new URL(etsyLink);
        expect(etsy.origin + etsy.pathname).toBe('https://www.etsy.com/search');
        expect([...etsy.searchParams]).toEqual([['q', term]]);
      }),
    );
  });
});
