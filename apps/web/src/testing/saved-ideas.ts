import type { SavedSuggestion } from '@giftwell/contracts/gift-ai/suggestions';

/** A stored idea of the server. */
export const savedIdea = (id: number, name: string): SavedSuggestion => ({
  id,
  name,
  price: '$25 – $40',
  priceMinCents: 2_500,
  priceMaxCents: 4_000,
  category: 'Kitchen & Dining',
  description: 'Made for a loud crust.',
  reason: 'She bakes on Sundays.',
  searchTerm: name,
  amazonLink: 'https://www.amazon.com/s?k=gift',
  etsyLink: 'https://www.etsy.com/search?q=gift',
  picture: null,
  serves: [],
  source: 'catalogue',
  rating: null,
  saved: true,
  recipientName: null,
  purchased: false,
  gift: null,
  createdAt: '2026-02-20T10:00:00.000Z',
  savedAt: '2026-03-01T10:00:00.000Z',
});

/** Ideas that a guest saved in this browser, newest first. */
export const keepInBrowser = (...names: string[]) =>
  localStorage.setItem(
    'savedSuggestions',
    JSON.stringify(names.map((name) => ({ ...savedIdea(1, name), id: null }))),
  );
