import { budgetLabels } from '@giftwell/contracts/gift-ai/vocabulary';
import { signUpQuickly } from './account.js';
import { expect, test } from './journey.js';
import { expectSignedIn, expectSignedOut, goToSaved, signIn, signOut } from './pages/navigation.js';
import { ResultsScreen } from './pages/results-screen.js';
import { mia, noor, theo } from './recipients.js';
import { WizardScreen } from './pages/wizard-screen.js';

test('a user runs a Christmas and a wedding wizard, and what is saved stays saved @one-process', async ({
  page,
  watch,
  sameBrowserLater,
}) => {
  test.slow();
  const person = await signUpQuickly(page);
  await page.goto('/');
  const wizard = new WizardScreen(page);
  const results = new ResultsScreen(page);

  await wizard.openForms();
  await wizard.describe(theo, { steps: 5 });
  await wizard.finish.click();
  await expect(results.cards).toHaveCount(9);
  const [christmas] = await results.names();
  await results.rate(0, 5);
  await results.save(0);
  await results.close();

  await wizard.openForms({ hints: false });
  await wizard.describe(noor, { steps: 6 });
  await wizard.finish.click();
  await expect(results.cards).toHaveCount(9);
  const [, , wedding] = await results.names();
  await results.save(2);
  await results.close();

  await page.reload();
  await goToSaved(page);
  const kept = (name: string) => page.getByRole('main').getByRole('article').filter({ hasText: name });
  await expect(kept(christmas!)).toBeVisible();
  await expect(kept(wedding!)).toBeVisible();

  await kept(christmas!)
    .getByRole('button', { name: /^Unsave/ })
    .click();
  await expect(kept(christmas!)).toBeHidden();

  await signOut(page);
  await expectSignedOut(page);
  await expect(kept(wedding!)).toBeHidden();

  watch.expect(/^\/api\/auth\/login$/, 401);
  await signIn(page, { ...person, password: 'not the password' });
  await signIn(page, person);
  await expectSignedIn(page, person);
  await goToSaved(page);
  await expect(kept(wedding!)).toBeVisible();
  await expect(kept(christmas!)).toBeHidden();

  const later = await (await sameBrowserLater()).newPage();
  await later.goto('/saved');
  await expectSignedIn(later, person);
  await expect(later.getByRole('main').getByRole('article').filter({ hasText: wedding! })).toBeVisible();
});

test('a birthday that begins on the landing page is kept with its day', async ({ page }) => {
  await signUpQuickly(page);
  await page.goto('/');
  const question = page.getByRole('form', { name: 'Who’s the gift for?' });
  await question.getByLabel('Their name').fill(mia.name);
  await question.getByRole('button', { name: 'Next question' }).click();
  const wizard = new WizardScreen(page);
  await wizard.dateDialog.getByLabel('Date').fill('2099-05-14');
  await wizard.dateDialog.getByRole('button', { name: 'Continue' }).click();
  await wizard.expectStep(3, 7);
  await wizard.next.click();
  await wizard.choose('Outdoors');
  await wizard.next.click();
  await wizard.choose('Practical');
  for (let step = 0; step < 2; step += 1) await wizard.next.click();
  await wizard.choose(budgetLabels[mia.budget]);
  await wizard.finish.click();
  await expect(new ResultsScreen(page).cards).toHaveCount(9);
  await expect(async () => {
    await page.goto('/recipients');
    await expect(page.getByRole('article', { name: mia.name })).toContainText('May 14');
  }).toPass();
});
