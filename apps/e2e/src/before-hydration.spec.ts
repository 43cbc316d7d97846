import type { Page } from '@playwright/test';
import { signUpQuickly } from './account.js';
import { expect, test } from './journey.js';
import { AddDialog } from './pages/recipient-dialogs.js';
import { WizardScreen } from './pages/wizard-screen.js';
import { writeWishlist } from './wishlist.js';

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

/** The address of a public list of a kite and a swing, which is wanted more. */
async function sharedList(page: Page): Promise<string> {
  await signUpQuickly(page);
  const swing = { name: 'Swing', price: '240', priority: 'high' as const };
  const list = { title: 'Our garden', public: true, items: [{ name: 'Kite' }, swing] };
  return `/wishlist/${(await writeWishlist(page, list)).shareCode}`;
}

test('the order chosen for a shared wishlist stays', async ({ page, browser }) => {
  const address = await sharedList(page);
  const guest = await browser.newPage();
  const hydrate = await openUnhydrated(guest, address);
  await guest.getByRole('combobox', { name: 'Sort' }).selectOption('Priority');
  hydrate();
  await expect(guest.getByRole('article').first()).toContainText('Swing');
  await guest.close();
});

test('a group gift waits until it is known who is signed in', async ({ page, browser }) => {
  const owner = await browser.newPage();
  const address = await sharedList(owner);
  await owner.close();
  await signUpQuickly(page);
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((done) => (answer = done));
  await page.route('**/api/auth/session', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Start a group gift: Swing' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  answer();
  await expect(page.getByRole('dialog', { name: 'Create Group Purchase' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Welcome to Giftwell' })).toHaveCount(0);
});
