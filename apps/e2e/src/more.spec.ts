import type { Page } from '@playwright/test';
import { signUpQuickly } from './account.js';
import { expect, test } from './journey.js';
import { mia, theo, type Recipient } from './recipients.js';
import { ResultsScreen } from './results-screen.js';
import { WizardScreen } from './wizard-screen.js';

async function nineIdeas(page: Page, recipient: Recipient): Promise<ResultsScreen> {
  const wizard = new WizardScreen(page);
  await wizard.open();
  await wizard.dismissHints();
  await wizard.describe(recipient);
  await wizard.finish.click();
  const results = new ResultsScreen(page);
  await expect(results.cards).toHaveCount(9);
  return results;
}

/** Makes a link to the first idea and gives it back. */
async function share(page: Page, results: ResultsScreen, message: string): Promise<string> {
  await results.cards
    .first()
    .getByRole('button', { name: /^Share / })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Share this idea' });
  await dialog.getByLabel(/Message/).fill(message);
  await dialog.getByRole('button', { name: 'Create Link' }).click();
  const link = await dialog.getByLabel('Link').inputValue();
  expect(link).toMatch(/\/shared\/[A-Za-z0-9_-]{22}$/);
  return link;
}

test('a guest takes ideas in another direction, loads more once, and never sees one twice', async ({
  page,
  look,
}) => {
  test.slow();
  await page.goto('/');
  const results = await nineIdeas(page, theo);
  await results.dialog.getByRole('button', { name: 'Handmade' }).click();
  await expect(results.cards).toHaveCount(18);
  await look('results-refined');
  await results.dialog.getByRole('button', { name: 'Load More' }).click();
  await expect(results.cards).toHaveCount(27);
  await expect(results.dialog.getByText('Want unlimited personalized suggestions?')).toBeVisible();
  const names = await results.names();
  expect(new Set(names).size).toBe(27);
  await results.dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(results.cards).toHaveCount(18);
  await look('results-more');
});

test('a user loads three rounds, and shares an idea that another browser opens until it is ended', async ({
  page,
  browser,
  look,
}) => {
  test.slow();
  await signUpQuickly(page);
  const results = await nineIdeas(page, mia);
  await results.dialog.getByRole('button', { name: 'Load More' }).click();
  await expect(results.cards).toHaveCount(18);
  await results.dialog.getByRole('button', { name: 'Load More Suggestions' }).click();
  await expect(results.cards).toHaveCount(27);
  const names = await results.names();
  expect(new Set(names).size).toBe(27);

  const link = await share(page, results, 'Shall we chip in?');
  await look('share-link');

  const friend = await browser.newContext();
  const theirs = await friend.newPage();
  await theirs.goto(link);
  await expect(theirs.getByText(names[0]!)).not.toHaveCount(0);
  await expect(theirs.getByText('Shall we chip in?')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Stop Sharing' })).toHaveCount(0);

  const dialog = page.getByRole('dialog', { name: 'Share this idea' });
  await dialog.getByRole('button', { name: 'Stop Sharing' }).click();
  await expect(dialog).toBeHidden();
  expect((await friend.request.get(link)).status(), 'for crawlers, too').toBe(404);
  await theirs.reload();
  await expect(theirs.getByText('Gift suggestion not found')).toBeVisible();
  await friend.close();
});

test('a shared link tells a crawler without scripts what it is, with every field escaped', async ({
  page,
  request,
  look,
}) => {
  await page.goto('/');
  const shareCode = await page.evaluate(async () => {
    const hostile = '"><script>alert(1)</script>';
    const suggestionData = {
      name: `Kite ${hostile}`,
      category: 'Toys',
      price: '$20',
      description: hostile,
      reason: hostile,
    };
    const answer = await fetch('/api/suggestions/share', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        suggestionData,
        recipientName: `Bo ${hostile}`,
        title: `For Bo ${hostile}`,
        message: hostile,
      }),
    });
    return ((await answer.json()) as { shareCode: string }).shareCode;
  });
  const html = await (await request.get(`/shared/${shareCode}`)).text();
  expect(html).not.toContain('<script>alert');
  expect(html).toMatch(/<meta property="og:title" content="For Bo [^"<>]*"/);
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+\.png"/);
  expect(html).toMatch(/noindex/);
  await page.goto(`/shared/${shareCode}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>');
  await look('shared-idea');
});
