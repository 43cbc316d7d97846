import type { User } from '@giftwell/contracts/auth/auth';
import { noPersonFacts, type PersonFacts } from '@giftwell/contracts/gift-ai/facts';
import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import type { Budget } from '@giftwell/contracts/gift-ai/vocabulary';
import type { GenerateAnswer, Understood } from '@giftwell/contracts/gift-ai/wizard';
import { act, screen, within } from '@testing-library/react';
import { openWizard } from '../data/stores/wizard-store.js';
import type { renderApp } from './render-app.js';

/** The basis of the ideas for Anna's Christmas. */
export const someUnderstood = (facts: Partial<PersonFacts> = {}): Understood => ({
  relationship: 'friend',
  age: null,
  occasion: 'christmas',
  customType: null,
  budget: '26-50',
  facts: { ...noPersonFacts(), ...facts },
});

/** An answer of the catalogue. */
export const someAnswer = (
  suggestions: Suggestion[] = [],
  rest: Partial<GenerateAnswer> = {},
): GenerateAnswer => ({
  understood: someUnderstood(),
  suggestions,
  source: 'catalogue',
  fallback: false,
  ...rest,
});

/** A suggestion as a guest gets it. */
export const someIdea = (name: string, rest: Partial<Suggestion> = {}): Suggestion => ({
  id: null,
  name,
  price: '$26 – $40',
  priceMinCents: 2_600,
  priceMaxCents: 4_000,
  category: 'Home & Living',
  description: 'Warm light, no glare.',
  reason: `Anna reads in bed, so a ${name} fits.`,
  searchTerm: name,
  amazonLink: 'https://www.amazon.com/s?k=lamp',
  etsyLink: 'https://www.etsy.com/search?q=lamp',
  picture: null,
  serves: [],
  source: 'catalogue',
  rating: null,
  saved: false,
  ...rest,
});

/** The open results of a run of the wizard for Anna's Christmas. */
export async function resultsFor(
  { person }: ReturnType<typeof renderApp>,
  user: User | null,
  budget: Budget = '26-50',
) {
  localStorage.setItem('giftwell-hints', '["wizard-hints"]');
  if (user) await screen.findByText(`Welcome, ${user.username}`);
  act(() => openWizard({ recipientName: 'Anna', occasion: 'christmas', interests: ['reading'], budget }));
  await screen.findByLabelText('Their name');
  await person.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}');
  return within(await screen.findByRole('dialog', { name: 'Perfect Gift Suggestions' }));
}
