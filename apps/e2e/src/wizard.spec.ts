import { expect, test } from './journey.js';
import { ResultsScreen } from './pages/results-screen.js';
import { mia, theo } from './recipients.js';
import { WizardScreen } from './pages/wizard-screen.js';

test('Edit Wizard keeps every answer, Try Wizard Again asks anew @one-process', async ({ page }) => {
  const wizard = new WizardScreen(page);
  const results = new ResultsScreen(page);
  await wizard.openFromLanding();
  await wizard.describe(theo);
  await wizard.finish.click();
  await expect(results.cards).toHaveCount(9);

  await results.edit();
  await wizard.expectStep(1, 5);
  await wizard.expectAnswers(theo);
  await wizard.finish.click();
  await expect(results.cards).toHaveCount(9);

  await results.tryAgain();
  await wizard.forms.click();
  await wizard.expectStep(1, 7);
  await expect(wizard.name).toHaveValue('');
  await expect(wizard.next).toBeDisabled();
});

test('a closed wizard starts over, or goes on where it was left, and the window hears it open and close', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    const heard = ((window as { heard?: string[] }).heard = [] as string[]);
    for (const name of ['wizard-open', 'wizard-close']) window.addEventListener(name, () => heard.push(name));
  });
  const heard = () => page.evaluate(() => (window as { heard?: string[] }).heard);
  const bar = page.getByRole('link', { name: 'Giftwell, home', includeHidden: true });
  await expect(bar).toBeVisible();

  const wizard = new WizardScreen(page);
  await wizard.openForms();
  await expect(bar).toBeHidden();
  expect(await heard()).toEqual(['wizard-open']);

  await wizard.name.fill('Ada');
  await wizard.next.click();
  await wizard.expectStep(2, 7);
  await page.keyboard.press('Escape');
  await expect(wizard.dialog).toBeHidden();
  await expect(bar).toBeVisible();
  expect(await heard()).toEqual(['wizard-open', 'wizard-close']);

  await wizard.openForms({ hints: false });
  await wizard.expectStep(1, 7);
  await expect(wizard.name).toHaveValue('');
  await expect(wizard.hints, 'hints do not come twice').toBeHidden();
  await page.keyboard.press('Escape');
  await wizard.open();
  await expect(wizard.dialog.getByText('Continue with Ada?')).toBeVisible();
  await wizard.dialog.getByRole('button', { name: 'Continue' }).click();
  await wizard.expectStep(2, 7);
});

test('the question for a date can be skipped, answered, or left with Escape', async ({ page }) => {
  const wizard = new WizardScreen(page);
  await wizard.openFromLanding();
  await wizard.name.fill(mia.name);
  await wizard.next.click();
  await wizard.chooseOccasion('graduation');
  await wizard.next.click();
  await expect(wizard.dateDialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(wizard.dateDialog).toBeHidden();
  await wizard.expectStep(2, 6);

  await wizard.next.click();
  await wizard.dateDialog.getByRole('button', { name: 'Skip' }).click();
  await wizard.expectStep(3, 6);
});

test('a reload in the middle of the wizard loses no answer @both', async ({ page }) => {
  const wizard = new WizardScreen(page);
  await wizard.openFromLanding();
  await wizard.name.fill('Hanna');
  await wizard.next.click();
  await wizard.expectStep(2, 7);
  await page.reload();
  await wizard.open();
  await expect(page.getByText('Continue with Hanna?')).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).press('Enter');
  await wizard.expectStep(2, 7);
});

test('the field with the focus is in sight on a phone that is held sideways @phone', async ({ page }) => {
  const wizard = new WizardScreen(page);
  for (const [width, height] of [
    [844, 390],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await wizard.openForms({ hints: height === 390 });
    await expect(wizard.name).toBeFocused();
    const [field, bar] = await Promise.all([wizard.name.boundingBox(), wizard.next.boundingBox()]);
    expect(field!.y + field!.height).toBeLessThan(bar!.y);
    await page.keyboard.press('Escape');
  }
});
