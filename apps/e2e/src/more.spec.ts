import type { Page } from '@playwright/test';
import { signUpQuickly } from './account.js';
import { expect, test } from './journey.js';
import { goToSaved } from './pages/navigation.js';
import { mia, theo, type Recipient } from './recipients.js';
import { ResultsScreen } from './pages/results-screen.js';
import { importIdeas, manyIdeas } from './saved-ideas.js';
import { makeLink, shareMarkup } from './shared-ideas.js';
import { WizardScreen } from './pages/wizard-screen.js';

async function nineIdeas(page: Page, recipient: Recipient): Promise<ResultsScreen> {
  const wizard = new WizardScreen(page);
  await wizard.openForms();
  await wizard.describe(recipient);
  await wizard.finish.click();
  const results = new ResultsScreen(page);
  await expect(results.cards).toHaveCount(9);
  return results;
}

/** Shares the first idea; returns the link. */
async function share(page: Page, results: ResultsScreen, message: string): Promise<string> {
  await results.cards
    .first()
    .getByRole('button', { name: /^Share / })
    .click();
  return makeLink(page, message);
}

/** Refines the ideas; its nine are shown below the others. */
async function refine(results: ResultsScreen, label: string, heading: string, before: number) {
  await results.dialog.getByRole('button', { name: label, exact: true }).click();
  await expect(results.dialog.getByRole('heading', { name: heading })).toBeVisible();
  await expect(results.cards).toHaveCount(before + 9);
}

const savedCards = (page: Page) => page.getByRole('main').getByRole('article');

test('a guest takes ideas in two directions, loads more, keeps, shares, and never sees one twice', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto('/');
  const results = await nineIdeas(page, theo);
  const seen = new Set(await results.names());
  const nothingTwice = async (shown: number) => {
    const names = await results.names();
    expect(names).toHaveLength(shown);
    expect(new Set(names).size).toBe(shown);
    for (const name of names) seen.add(name);
  };

  await refine(results, 'Handmade', 'Made by hand', 9);
  await nothingTwice(18);
  const handmade = (await results.names()).slice(9);
  // The ideas of another refinement replace the last ones.
  await refine(results, 'Lower budget', 'Ideas for a little less', 9);
  await nothingTwice(18);
  expect(seen.size, 'what made room does not come again').toBe(27);
  expect((await results.names()).filter((name) => handmade.includes(name))).toEqual([]);
  await results.rate(12, 4);
  await results.save(12);
  const kept = (await results.names())[12]!;

  await results.dialog.getByRole('button', { name: 'Load More' }).click();
  await expect(results.cards).toHaveCount(27);
  await nothingTwice(27);
  expect(seen.size).toBe(36);
  await expect(results.dialog.getByText('Want unlimited personalized suggestions?')).toBeVisible();
  await results.dialog.getByRole('button', { name: 'Sign up for more suggestions' }).click();
  const signUp = page.getByRole('dialog', { name: 'Welcome to Giftwell' });
  await expect(signUp.getByRole('tab', { name: 'Sign Up', selected: true })).toBeVisible();
  await signUp.getByRole('button', { name: 'Close' }).click();
  await results.dialog.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(results.cards).toHaveCount(18);

  const [first] = await results.names();
  const link = await share(page, results, '');
  const friend = await browser.newContext();
  const theirs = await friend.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('article')).toContainText(first!);
  // Without an account nobody can prove later that a link is theirs.
  const dialog = page.getByRole('dialog', { name: 'Share this idea' });
  await expect(dialog.getByRole('button', { name: 'Stop sharing' })).toHaveCount(0);
  await friend.close();

  await page.goto('/saved');
  await expect(savedCards(page)).toHaveCount(1);
  await expect(
    savedCards(page).filter({ hasText: kept }).getByRole('radio', { name: '4 stars' }),
  ).toBeChecked();
});

test('a user goes two ways, loads three rounds, keeps, and shares what another browser opens until it is ended @one-process', async ({
  page,
  browser,
}) => {
  test.slow();
  await signUpQuickly(page);
  await page.goto('/');
  const results = await nineIdeas(page, mia);
  await refine(results, 'Experiences', 'Things to do, not to have', 9);
  await refine(results, 'Higher budget', 'Ideas for a little more', 9);
  await results.save(10);
  const kept = (await results.names())[10]!;

  await results.dialog.getByRole('button', { name: 'Load More' }).click();
  await expect(results.cards).toHaveCount(27);
  await expect(results.dialog.getByText('Want even more suggestions? Generate a new set!')).toBeVisible();
  for (const shown of [36, 45]) {
    await results.dialog.getByRole('button', { name: 'Load More Suggestions' }).click();
    await expect(results.cards).toHaveCount(shown);
  }
  const names = await results.names();
  expect(new Set(names).size).toBe(45);

  const link = await share(page, results, 'Shall we chip in?');

  const friend = await browser.newContext();
  const theirs = await friend.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('article')).toContainText(names[0]!);
  await expect(theirs.getByText('Shall we chip in?')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Stop sharing' })).toHaveCount(0);

  const dialog = page.getByRole('dialog', { name: 'Share this idea' });
  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(dialog).toBeHidden();
  expect((await friend.request.get(link)).status(), 'for crawlers, too').toBe(404);
  await theirs.reload();
  await expect(theirs.getByText('Gift suggestion not found')).toBeVisible();
  await friend.close();

  await results.close();
  await goToSaved(page);
  await expect(savedCards(page)).toHaveCount(1);
  await expect(savedCards(page)).toContainText(kept);
});

test('an idea that was kept is shared from the saved page, and its owner ends it on its own page @one-process', async ({
  page,
  browser,
  watch,
}) => {
  watch.expect(/^\/api\/suggestions\/shared\//, 404);
  await signUpQuickly(page);
  await importIdeas(page, manyIdeas(1));
  await page.goto('/saved');
  await savedCards(page)
    .getByRole('button', { name: /^Share / })
    .click();
  const link = await makeLink(page, 'From my list');
  await page.keyboard.press('Escape');

  const friend = await browser.newContext();
  const theirs = await friend.newPage();
  await theirs.goto(link);
  await expect(theirs.getByText('From my list')).toBeVisible();
  await expect(theirs.getByText('For someone special · Shared')).toBeVisible();

  await page.goto(link);
  await expect(page.getByText('From my list')).toBeVisible();
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('Gift suggestion not found')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText('Gift suggestion not found')).toBeVisible();
  await friend.close();
});

test('a shared link tells readers and crawlers without scripts what it is, with every field escaped', async ({
  page,
  browser,
  request,
}) => {
  const shareCode = await shareMarkup(page);
  const html = await (await request.get(`/shared/${shareCode}`)).text();
  expect(html).not.toContain('<script>alert');
  expect(html).toMatch(/<meta property="og:title" content="For Bo [^"<>]*"/);
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+\.png"/);
  expect(html).toMatch(/noindex/);

  const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
  const served = await withoutScripts.newPage();
  await served.goto(`/shared/${shareCode}`);
  await expect(served.getByRole('heading', { level: 1 })).toHaveText(/^For Bo .*<script>/);
  await expect(served.getByRole('link', { name: /^Amazon/ })).toBeVisible();
  const idea = (of: Page) => of.getByRole('article').evaluate((element) => element.outerHTML);
  const markup = await idea(served);
  await withoutScripts.close();

  const asked: string[] = [];
  page.on('request', (sent) => asked.push(`${sent.method()} ${new URL(sent.url()).pathname}`));
  const counted = page.waitForResponse(/\/view$/);
  await page.goto(`/shared/${shareCode}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>');
  await counted;
  expect(await idea(page)).toBe(markup);
  expect(asked).not.toContain(`GET /api/suggestions/shared/${shareCode}`);
});
