import type { Page } from '@playwright/test';
import { Chips } from './pages/chips.js';
import { expect, test } from './journey.js';
import { ResultsScreen } from './pages/results-screen.js';
import { WizardScreen } from './pages/wizard-screen.js';

const words = 'My sister Hanna turns 36, bakes her own bread, loves jazz, is allergic to nuts, about $50';
const extractPath = /^\/api\/voice\/extract-recipient$/;

const box = (page: Page) => page.getByRole('textbox', { name: 'Describe them in a sentence' });
const getIdeas = (page: Page) => page.getByRole('button', { name: 'Get ideas' });

/** Types a sentence and opens its review. */
async function describe(page: Page, text = words) {
  await box(page).fill(text);
  await box(page).press('Enter');
  const { dialog } = new WizardScreen(page);
  await expect(dialog.getByRole('button', { name: 'Show nine ideas' })).toBeVisible();
  return { dialog, chips: new Chips(dialog), show: dialog.getByRole('button', { name: 'Show nine ideas' }) };
}

test('one sentence becomes nine ideas with three clicks, and they follow what is taken away @both', async ({
  page,
}) => {
  test.slow();
  const results = new ResultsScreen(page);
  await page.goto('/');
  const { dialog, chips, show } = await describe(page, words.replace('about $50', 'up to $40'));
  await expect(dialog.getByRole('heading', { name: 'Here’s what we got about Hanna' })).toBeFocused();
  await expect(chips.chip('No nuts')).toBeVisible();
  await expect(chips.chip('Age 36')).toBeVisible();
  await show.click();
  await expect(results.cards).toHaveCount(9);

  const understood = new Chips(results.dialog);
  await understood.showAll();
  await expect(understood.chip('No nuts')).toBeVisible();
  const before = await results.names();
  await understood.remove('jazz');
  await expect(results.dialog.getByRole('status')).toHaveText(/^The ideas have changed/);
  await expect(results.cards).toHaveCount(9);
  expect(await results.names()).not.toEqual(before);
  await understood.add('pottery');
  await expect(results.dialog.getByRole('status')).toHaveText(/^The ideas have changed/);
  await expect(results.cards).toHaveCount(9);
  const generated = page.waitForRequest(/generate-suggestions$/);
  await understood.remove('Up to $40');
  expect((await generated).postDataJSON()).toMatchObject({ facts: { spend: null } });
  await expect(results.cards).toHaveCount(9);
});

test('every idea has a picture, and can be rated and kept without scrolling first @both', async ({
  page,
}) => {
  const results = new ResultsScreen(page);
  await page.goto('/');
  const { show } = await describe(page);
  await show.click();
  await expect(results.cards).toHaveCount(9);
  const wide = page.viewportSize()!.width >= 1_280;
  for (const card of (await results.cards.all()).slice(0, wide ? 3 : 0)) {
    await expect(card.getByRole('button', { name: /^Save for Later/ })).toBeInViewport({ ratio: 1 });
    await expect(card.getByRole('group', { name: /^Rate / })).toBeInViewport({ ratio: 1 });
  }
  for (const card of await results.cards.all()) {
    const picture = card.locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('alt', '');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
  }
});

test('chips go by keyboard alone', async ({ page }) => {
  await page.goto('/');
  const { chips } = await describe(page);
  const labels = await chips.all.allTextContents();
  const words = (label: string) =>
    chips.region.getByRole('button', { name: `Change: ${label}`, exact: true });
  await words(labels[0]!).focus();
  await page.keyboard.press('Delete');
  await expect(words(labels[0]!)).toHaveCount(0);
  await expect(words(labels[1]!)).toBeFocused();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: `Change “${labels[1]}”` });
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(words(labels[1]!)).toBeFocused();
});

test('a sentence is not lost when it cannot be read, and stands in the wizard, too', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(extractPath, 'failed');
  // The page behind may request pictures and lazy parts at any time.
  watch.expect(/^\/(?:screens|assets)\//, 'failed');
  await page.goto('/');
  await getIdeas(page).click();
  await expect(box(page)).toHaveAccessibleDescription('Please say or type something first');
  await expect(box(page)).toBeFocused();
  // The reader is loaded by now.
  await describe(page);
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await getIdeas(page).click();
  await expect(box(page)).toHaveAccessibleDescription(/connection/);
  await expect(box(page)).toHaveValue(words);
  await context.setOffline(false);

  const wizard = new WizardScreen(page);
  await wizard.open();
  await wizard.dismissHints();
  await expect(wizard.dialog.getByLabel('Describe them in a sentence')).toHaveValue(words);
  await wizard.dialog.getByRole('button', { name: 'Get ideas' }).click();
  await expect(wizard.dialog.getByRole('button', { name: 'Show nine ideas' })).toBeVisible();
});
