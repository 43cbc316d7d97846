import { suggestionRoutes, type SavedSuggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { fakeApi, type FakeApi } from './fake-api.js';
import { savedIdea } from './saved-ideas.js';

/** Three saved ideas that differ in every sortable field. */
export const shelf: readonly SavedSuggestion[] = [
  { ...savedIdea(1, 'Bread pan'), recipientName: 'Hanna', savedAt: '2026-03-04T10:00:00.000Z' },
  {
    ...savedIdea(2, 'Hammock'),
    recipientName: 'Ben',
    category: 'Outdoors',
    price: '60',
    priceMinCents: 6_000,
    priceMaxCents: 6_000,
  },
  { ...savedIdea(3, 'Atlas'), category: 'Books', rating: 2, savedAt: '2026-02-01T10:00:00.000Z' },
];

/** A fake server of the saved page that keeps its state. */
export function servingShelf(): FakeApi {
  const all = new Map(shelf.map((each) => [each.id, each]));
  const write = (id: number, change: Partial<SavedSuggestion>) => {
    const idea = { ...all.get(id)!, ...change };
    all.set(id, idea);
    return idea;
  };
  return fakeApi()
    .on(suggestionRoutes.listSaved, () => {
      const suggestions = [...all.values()].filter(({ saved }) => saved);
      return { suggestions, total: suggestions.length };
    })
    .on(suggestionRoutes.unsave, ({ id }) => write(id, { saved: false }))
    .on(suggestionRoutes.dismiss, ({ id }) => write(id, { saved: false }))
    .on(suggestionRoutes.save, ({ id }) => write(id, { saved: true }))
    .on(suggestionRoutes.rate, ({ id, rating }) => write(id, { rating }))
    .on(suggestionRoutes.purchase, ({ id, purchased }) => write(id, { purchased }));
}
