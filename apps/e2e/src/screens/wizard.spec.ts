import { signUpQuickly } from '../account.js';
import { Chips } from '../pages/chips.js';
import { failures, generate, generatePath } from '../generation-failures.js';
import { family, writeDown } from '../people.js';
import { longName, mia } from '../recipients.js';
import { ResultsScreen } from '../pages/results-screen.js';
import { WizardScreen } from '../pages/wizard-screen.js';
import { expect, test } from './screen.js';

test('the wizard and what it says when no ideas come', async ({ page, context, watch, look }) => {
  test.slow();
  const wizard = new WizardScreen(page);
  const results = new ResultsScreen(page);
  const retry = results.dialog.getByRole('button', { name: 'Try again', exact: true });
  await page.goto('/');
  await wizard.open();
  await expect(wizard.hints).toBeVisible();
  await look('wizard-hints');
  await wizard.dismissHints();
  await look('wizard-choice');
  await wizard.forms.click();
  await wizard.describe(mia, {
    beforeNext: (step) => look(`wizard-${step}`),
    onDateDialog: () => look('wizard-date'),
  });

  for (const { status } of failures) watch.expect(generatePath, status);
  watch.expect(generatePath, 'failed');
  // The page behind may request its pictures at any time.
  watch.expect(/^\/screens\//, 'failed');
  watch.expect(/^\/favicon\.svg$/, 'failed');
  await context.setOffline(true);
  await wizard.finish.click();
  await expect(results.dialog).toContainText(/connection/);
  await look('results-offline');
  await context.setOffline(false);
  for (const { status, error } of failures) {
    await page.route(generate, (route) => route.fulfill({ status, json: { error } }), { times: 1 });
    await results.retry();
    await expect(results.dialog).toContainText(error.message);
    // During the countdown the button's label changes, and so would the screenshot.
    await expect(retry).toBeEnabled();
    await look(`results-${status}`);
  }
  await results.retry();
  await expect(results.cards).toHaveCount(9);
});

test('ideas, more of them, and what was saved', async ({ page, look }) => {
  test.slow();
  const wizard = new WizardScreen(page);
  const results = new ResultsScreen(page);
  await wizard.openFromLanding();
  await wizard.describe(mia);
  await wizard.finish.click();
  await expect(results.cards).toHaveCount(9);
  await look('results');

  await results.rate(0, 4);
  await results.save(1);
  await results.save(4);
  await look('results-saved');
  await results.dialog.getByRole('button', { name: 'Handmade', exact: true }).click();
  await expect(results.cards).toHaveCount(18);
  await look('results-refined');
  await results.dialog.getByRole('button', { name: 'Load More' }).click();
  await expect(results.cards).toHaveCount(27);
  await results.dialog.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(results.cards).toHaveCount(18);
  await look('results-more');

  await page.goto('/saved');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await look('saved');
  await signUpQuickly(page);
  await page.goto('/');
  await expect(page.getByRole('region', { name: /^Add your .*saved idea/ })).toBeVisible();
  await look('import-saved-offer');
});

test('a wizard that was closed half-way', async ({ page, look }) => {
  const wizard = new WizardScreen(page);
  await wizard.openFromLanding();
  await wizard.name.fill(mia.name);
  await wizard.next.click();
  await page.keyboard.press('Escape');
  await expect(wizard.dialog).toBeHidden();
  await wizard.open();
  await expect(wizard.dialog.getByText(`Continue with ${mia.name}?`)).toBeVisible();
  await look('wizard-choice-with-draft');
});

test('a gift for a known person, and what is new about them', async ({ page, look }) => {
  test.slow();
  const results = new ResultsScreen(page);
  await signUpQuickly(page);
  await writeDown(page, ...family());
  await page.goto('/recipients');
  await page.getByRole('button', { name: 'Plan Gift for Iris' }).first().click();
  const plan = page.getByRole('dialog', { name: 'A gift for Iris' });
  await plan.getByLabel('Anything new?').fill('Just moved, needs plants.');
  await look('plan-sheet');
  await plan.getByRole('button', { name: 'Get ideas' }).click();
  await expect(results.cards).toHaveCount(9);
  const update = results.dialog.getByRole('region', { name: 'New about Iris' });
  await expect(update).toContainText('Just moved, needs plants.');
  await update.scrollIntoViewIfNeeded();
  await look('results-person-update');
  await update.getByRole('button', { name: 'Update Iris' }).click();
  await expect(update).toBeHidden();
});

test('a sentence, what was understood of it, and ideas for it', async ({ page, look }) => {
  const wizard = new WizardScreen(page);
  const results = new ResultsScreen(page);
  await page.goto('/');
  const box = page.getByRole('textbox', { name: 'Describe them in a sentence' });
  await box.fill('My sister Hanna turns 36, bakes her own bread, loves jazz, is allergic to nuts, about $50');
  await wizard.open();
  await wizard.dismissHints();
  await expect(wizard.dialog.getByLabel('Describe them in a sentence')).toHaveValue(/^My sister Hanna/);
  await look('wizard-choice-with-sentence');
  await wizard.dialog.getByRole('button', { name: 'Get ideas' }).click();
  const show = wizard.dialog.getByRole('button', { name: 'Show nine ideas' });
  await expect(show).toBeVisible();
  await look('sentence-review');
  const { region, all } = new Chips(wizard.dialog);
  const [, label] = await all.allTextContents();
  await region.getByRole('button', { name: `Change: ${label}`, exact: true }).click();
  await expect(page.getByRole('dialog', { name: `Change “${label}”` })).toBeVisible();
  await look('chip-form');
  await page.keyboard.press('Escape');
  await show.click();
  await expect(results.cards).toHaveCount(9);
  await new Chips(results.dialog).showAll();
  await look('results-understood');
});

test('a name of a hundred letters without a gap', async ({ page, look }) => {
  const wizard = new WizardScreen(page);
  const results = new ResultsScreen(page);
  await wizard.openFromLanding();
  await wizard.describe({
    ...mia,
    nickname: undefined,
    customInterests: `${longName} & sailing`,
    name: longName,
  });
  await wizard.finish.click();
  await expect(results.cards).toHaveCount(9);
  await expect(results.dialog).toContainText(longName);
  await look('results-for-a-long-name');
});
