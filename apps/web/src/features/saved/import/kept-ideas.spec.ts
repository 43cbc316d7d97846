import { keptIdeaSchema } from '@giftwell/contracts/gift-ai/suggestions';
import { savedIdea } from '../../../testing/saved-ideas.js';
import { batches, packIdeas } from './kept-ideas.js';

const kept = (name: string, change = {}) => ({ ...savedIdea(1, name), id: null, ...change });

describe('ideas on their way into the account', () => {
  it('carry what they are, and neither links nor price texts', () => {
    expect(packIdeas([kept('Bread pan', { rating: 4 })])).toEqual([
      {
        key: 'wizard-bread-pan',
        idea: {
          name: 'Bread pan',
          category: 'Kitchen & Dining',
          description: 'Made for a loud crust.',
          reason: 'She bakes on Sundays.',
          searchTerm: 'Bread pan',
          priceMinCents: 2_500,
          priceMaxCents: 4_000,
          rating: 4,
        },
      },
    ]);
  });

  it('are brought into the shape that the server takes', () => {
    const odd = kept(`${'Long '.repeat(60)}\n`, {
      category: ' ',
      description: `a\u0000b${'😀'.repeat(1_000)}`,
      reason: '\ud800',
      searchTerm: '',
      price: '$12.50',
      priceMinCents: 0,
      priceMaxCents: 0,
    });
    const [packed] = packIdeas([odd]);
    expect(keptIdeaSchema.parse(packed!.idea)).toMatchObject({
      category: 'Other',
      priceMinCents: 1_250,
      priceMaxCents: 1_250,
    });
  });

  it('stay here when they have no name', () => {
    expect(packIdeas([kept(' ')])).toEqual([]);
  });

  it('travel in parts that the server can read', () => {
    const packed = packIdeas(
      Array.from({ length: 250 }, (_, index) =>
        kept(`Idea ${index}`, { description: 'ü'.repeat(index * 8) }),
      ),
    );
    const parts = batches(packed);
    expect(parts.flat()).toEqual(packed);
    for (const part of parts) {
      expect(part.length).toBeLessThanOrEqual(200);
      expect(Buffer.byteLength(JSON.stringify(part.map(({ idea }) => idea)))).toBeLessThan(90_000);
    }
    expect(batches(packIdeas(Array.from({ length: 201 }, (_, index) => kept(`Idea ${index}`))))).toHaveLength(
      2,
    );
    expect(batches([])).toEqual([]);
  });
});
