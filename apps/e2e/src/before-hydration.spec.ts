import type { Page } from '@playwright/test';
import { signUpQuickly } from './account.js';
import { expect, test } from './journey.js';
import { AddDialog } from './pages/recipient-dialogs.js';
import { WizardScreen } from './pages/wizard-screen.js';

/** The wizard, or the hints that soon cover it. */
const wizard = (page: Page) => {
  const { dialog, hints } = new WizardScreen(page);
  return dialog.or(hints).first();
};

/** Opens a page without its scripts; they load when the answer is called. */
async function openUnhydrated(page: Page, path = '/'): Promise<() => void> {
  let load: () => void = () => undefined;
  const loading = new Promise<void>((done) => (load = done));
  await page.route('**/assets/*.js', async (route) => {
    await loading;
    await route.continue();
  });
  await page.goto(path);
  return load;
}

test('a button that is pressed opens all the same', async ({ page }) => {
  const hydrate = await openUnhydrated(page);
  await page.getByRole('button', { name: 'Start Gift Wizard' }).click();
  await page.getByLabel('Their name').fill('Maya');
  await page.getByRole('button', { name: 'Start Gift Wizard' }).click();
  hydrate();
  await expect(wizard(page)).toBeVisible();
});

test('Enter in the sentence counts all the same', async ({ page }) => {
  const hydrate = await openUnhydrated(page);
  const sentence = page.getByRole('textbox', { name: 'Describe them in a sentence' });
  await sentence.fill('My sister Hanna turns 36, bakes, about $50');
  await sentence.press('Enter');
  await expect(sentence).toHaveValue(/50$/);
  hydrate();
  await expect(wizard(page).getByRole('button', { name: 'Show nine ideas' })).toBeVisible();
});

/** Presses a button of the people page that hydration replaces before the pointer is up. */
async function pressDuringHydration(page: Page, name: string) {
  await signUpQuickly(page);
  const hydrate = await openUnhydrated(page, '/recipients');
  await page.getByRole('main').getByRole('button', { name }).hover();
  await page.mouse.down();
  hydrate();
  await expect(page.getByRole('button', { name: 'Add Your First Recipient' })).toBeVisible();
  await page.mouse.up();
}

test('a button that is replaced while the pointer is down opens all the same', async ({ page }) => {
  await pressDuringHydration(page, 'Add Recipient');
  await new AddDialog(page).expectStep(1);
});

test('and so does the one for adding people quickly', async ({ page }) => {
  await pressDuringHydration(page, 'Quick add');
  await expect(page.getByRole('dialog', { name: 'Quick add' })).toBeVisible();
});
