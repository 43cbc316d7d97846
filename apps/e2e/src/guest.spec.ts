import { expect, test } from './journey.js';
import { ResultsScreen } from './pages/results-screen.js';
import { mia, noor } from './recipients.js';
import { WizardScreen } from './pages/wizard-screen.js';

test('a guest describes a birthday, gets nine ideas, rates one, keeps two and finds them again @both', async ({
  page,
}) => {
  test.slow();
  // Ideas appear one after the other only if motion is enabled.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const wizard = new WizardScreen(page);
  await wizard.open();
  await expect(wizard.hints).toBeVisible();
  await wizard.dismissHints();
  await wizard.forms.click();
  await expect(wizard.next).toBeDisabled();
  await expect(wizard.previous).toBeDisabled();
  await wizard.describe(mia);

  const results = new ResultsScreen(page);
  await results.watchArrival();
  await wizard.finish.click();
  await expect(results.cards).toHaveCount(9);
  await results.expectOneByOne();

  const names = await results.names();
  expect(new Set(names).size, 'nine different ideas').toBe(9);
  for (const card of await results.cards.all()) {
    await expect(card).toContainText('$');
    await expect(card.getByRole('link', { name: /Amazon/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.amazon\.com\/s\?k=/,
    );
    await expect(card.getByRole('link', { name: /Amazon/ })).toHaveAttribute('target', '_blank');
    await expect(card.getByRole('link', { name: /Etsy/ })).toHaveAttribute('rel', /noopener/);
  }

  await results.rate(0, 4);
  await results.save(1);
  await results.save(4);
  await results.dialog.getByRole('link', { name: 'View saved' }).click();
  await expect(results.dialog).toBeHidden();
  await page.goBack();
  await expect(results.cards).toHaveCount(9);
  await page.reload();
  await expect(results.cards).toHaveCount(9);
  expect(await results.names()).toEqual(names);
  await results.close();
  await expect(results.dialog).toBeHidden();

  await page.goto('/saved');
  const [, second, , , fifth] = names;
  for (const name of [second!, fifth!])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
});

test('what is answered on the landing page goes along into the wizard', async ({ page }) => {
  await page.goto('/');
  const question = page.getByRole('form', { name: 'Who’s the gift for?' });
  await question.getByLabel('Their name').fill(noor.name);
  await question.getByRole('radio', { name: 'Wedding' }).check();
  await question.getByRole('button', { name: 'Next question' }).click();

  const wizard = new WizardScreen(page);
  await expect(wizard.dateDialog).toHaveAccessibleName('When is the wedding?');
  await wizard.dateDialog.getByLabel('Date').fill('2099-05-12');
  await wizard.dateDialog.getByRole('button', { name: 'Continue' }).click();
  await wizard.expectStep(3, 6);
  await expect(wizard.dialog.getByRole('heading', { name: `How do you know ${noor.name}?` })).toBeVisible();
  await wizard.dialog.getByRole('button', { name: 'Previous' }).click();
  await expect(wizard.dialog.getByRole('radio', { name: 'Wedding' })).toBeChecked();
  await expect(wizard.dialog.getByLabel('Date (optional)')).toHaveValue('2099-05-12');
  await wizard.next.click();
  await wizard.expectStep(3, 6);
});

test('the saved page of somebody who saved nothing says how to begin', async ({ page }) => {
  await page.goto('/saved');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).not.toHaveCount(0);
});
