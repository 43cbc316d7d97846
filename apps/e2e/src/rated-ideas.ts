import { generateOutput } from '@giftwell/contracts/gift-ai/wizard';
import { expect, type Page } from '@playwright/test';

/** Gets ideas for Mia and rates them: food five stars, everything else one. `recipientId` is hers if she is kept. */
export async function rateIdeasForMia(page: Page, recipientId?: number) {
  for (const seed of [1, 2]) {
    const data = {
      ...{
        recipientName: 'Mia',
        interests: ['cooking', 'travel'],
        personality: ['creative'],
        seed,
        recipientId,
      },
    };
    const answer = await page.request.post('/api/wizard/generate-suggestions', { data });
    for (const { id, category } of generateOutput.parse(await answer.json()).suggestions) {
      const rating = /Food|Kitchen/.test(category) ? 5 : 1;
      const rated = await page.request.post(`/api/suggestions/${id}/rate`, { data: { rating } });
      expect(rated.status()).toBe(200);
    }
  }
}
