import { ideaCategories } from '@giftwell/contracts/gift-ai/vocabulary';
import type { KeptIdea } from '@giftwell/contracts/gift-ai/suggestions';
import { expect, type Page } from '@playwright/test';

const syllables = ['ba', 'ke', 'li', 'mo', 'nu', 'ra', 'se', 'ti', 'vo', 'zu'];
/** A meaningless word for each number, so that all ideas differ. */
const wordOf = (n: number) =>
  [n % 10, Math.floor(n / 10) % 10, Math.floor(n / 100)].map((digit) => syllables[digit]).join('');

/** Ideas of all categories, prices and ratings, with different texts. */
export const manyIdeas = (count: number): KeptIdea[] =>
  Array.from({ length: count }, (_, n) => {
    const low = [1_200, 3_000, 7_500, 18_000, 30_000, 80_000][n % 6]! + (n % 97) * 10;
    return {
      name: `${wordOf(n).replace(/^./, (first) => first.toUpperCase())} ${wordOf((n * 7 + 3) % 1_000)}`,
      category: ideaCategories[n % ideaCategories.length]!,
      description: `Number ${n}: made slowly and made to last, with a detail that shows itself on the second look.`,
      reason: `They told you about ${wordOf(n)}, and this one goes along with it on every ordinary Tuesday.`,
      searchTerm: `gift ${n}`,
      priceMinCents: low,
      priceMaxCents: low + 500,
      rating: n % 6 || null,
    };
  });

/** Imports ideas into the account that is signed in on this page. */
export async function importIdeas(page: Page, ideas: readonly KeptIdea[]) {
  for (let from = 0; from < ideas.length; from += 150) {
    const suggestions = ideas.slice(from, from + 150);
    const response = await page.request.post('/api/suggestions/import', { data: { suggestions } });
    expect(await response.json()).toEqual({ imported: suggestions.length, alreadyThere: 0 });
  }
}
