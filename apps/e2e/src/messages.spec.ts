import type { Page } from '@playwright/test';
import { signUpQuickly } from './account.js';
import { expect, test } from './journey.js';
import { theo } from './recipients.js';
import { ResultsScreen } from './pages/results-screen.js';
import { importIdeas, manyIdeas } from './saved-ideas.js';
import { toastWith } from './pages/toasts.js';
import { WizardScreen } from './pages/wizard-screen.js';

const problems = {
  busy: [503, 'unavailable', 'Please try again in a moment.'],
  unknown: [401, 'unauthenticated', 'Please sign in'],
  wrong: [400, 'invalid', 'Please fill in the required fields'],
} as const;

/** Makes the next calls of a route fail, this many times; `cut` is a broken connection. */
async function failing(page: Page, path: string, how: keyof typeof problems | 'cut', times = 1) {
  await page.route(
    `**/api${path}`,
    (route) => {
      if (how === 'cut') return route.abort('connectionreset');
      const [status, kind, message] = problems[how];
      return route.fulfill({ status, json: { error: { kind, code: `${kind}_for_once`, message } } });
    },
    { times },
  );
}
const said = async (page: Page, title: string, description?: string) => {
  await expect(toastWith(page, title)).toBeVisible();
  if (description) await expect(toastWith(page, title)).toContainText(description);
};

test.beforeEach(({ watch }) => {
  for (const status of [400, 401, 503, 'failed'] as const)
    watch.expect(/^\/api\/(wizard|suggestions)\//, status);
});

test('whatever fails with the ideas is said in the words that were agreed on', async ({ page }) => {
  test.slow();
  await signUpQuickly(page);
  await page.goto('/');
  const wizard = new WizardScreen(page);
  const results = new ResultsScreen(page);
  await wizard.openForms();
  await wizard.describe(theo);
  await failing(page, '/wizard/generate-suggestions', 'busy');
  await wizard.finish.click();
  await expect(results.dialog.getByRole('alert')).toContainText('Please try again in a moment.');
  await results.retry();
  await expect(results.cards).toHaveCount(9);

  await failing(page, '/suggestions/*/save', 'busy');
  await results.cards
    .first()
    .getByRole('button', { name: /^Save for Later/ })
    .click();
  await said(page, '❌ Save failed', 'Please try again in a moment.');
  await expect(results.cards.first().getByRole('button', { name: /^Save for Later/ })).toBeVisible();

  await failing(page, '/suggestions/*/rate', 'busy');
  await results.cards
    .first()
    .locator('label', { hasText: /^4 stars$/ })
    .click();
  await said(page, 'Rating failed', 'Please try again in a moment.');
  await expect(results.cards.first().getByRole('radio', { name: '4 stars' })).not.toBeChecked();

  await failing(page, '/wizard/generate-suggestions', 'busy');
  await results.dialog.getByRole('button', { name: 'Load More' }).click();
  await said(page, 'Failed to load more suggestions', 'Please try again in a moment.');
  await expect(results.dialog.getByRole('button', { name: 'Load More' })).toBeEnabled();

  const trending = results.dialog.getByRole('button', { name: 'Trending' });
  const refinements = [
    ['busy', 1, 'Refinement Failed', 'Unable to refine suggestions. Please try again.'],
    ['cut', 1, 'Connection problem', 'check your connection'],
    ['wrong', 1, 'Cannot refine', 'Please run the wizard again'],
    // The session is checked and the call repeated once before this message.
    ['unknown', 2, 'Session Expired', 'Please refresh the page and log in again.'],
  ] as const;
  for (const [how, times, title, description] of refinements) {
    await failing(page, '/wizard/refine-suggestions', how, times);
    await trending.click();
    await said(page, title, description);
    await expect(trending).toBeEnabled();
    await expect(results.cards).toHaveCount(9);
  }
  await failing(page, '/wizard/refine-suggestions', 'unknown');
  await trending.click();
  await expect(results.cards, 'one refusal is got over').toHaveCount(18);
});

test('whatever fails with links and kept ideas is said in the words that were agreed on', async ({
  page,
}) => {
  test.slow();
  await signUpQuickly(page);
  await importIdeas(page, manyIdeas(1));
  await page.goto('/saved');
  const card = page.getByRole('main').getByRole('article');

  await failing(page, '/suggestions/*/unsave', 'busy');
  await card.hover();
  await card.getByRole('button', { name: /^Unsave / }).click();
  await said(page, 'Error', 'Failed to unsave suggestion.');
  await failing(page, '/suggestions/*/rate', 'cut');
  await card.locator('label').nth(4).click();
  await said(page, 'Rating failed', 'check your connection');
  await failing(page, '/suggestions/*/purchase', 'busy');
  await card.getByRole('button', { name: /^More for / }).click();
  await page.getByRole('menuitem', { name: 'I bought this' }).click();
  await said(page, 'That didn’t work', 'Please try again in a moment.');

  await card.getByRole('button', { name: /^Share / }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this idea' });
  await failing(page, '/suggestions/share', 'busy');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await said(page, 'Failed to create shareable link. Please try again.');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Link').inputValue();
  await page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) }),
  );
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await said(page, 'Failed to copy link.', 'The link is selected');
  await dialog.getByRole('link', { name: 'Email' }).click();
  await said(page, 'No email app opened?', 'Please copy the link and send it yourself.');
  await failing(page, '/suggestions/shared/*', 'busy');
  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await said(page, 'That didn’t work', 'Please try again in a moment.');

  await failing(page, '/suggestions/shared/*', 'busy');
  // The gateway's document without rendered data.
  const plain = await page.request.get('/nowhere', { headers: { accept: 'text/html' } });
  await page.route(link, (route) => route.fulfill({ response: plain }), { times: 1 });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'We couldn’t load this idea' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toBeVisible();
});
