import { suggestionRoutes } from '@giftwell/contracts/gift-ai/suggestions';
import type { Page } from '@playwright/test';
import { signUpQuickly } from './account.js';
import { expect, test } from './journey.js';
import {
  authDialog,
  expectSignedIn,
  expectSignedOut,
  goToSaved,
  signIn,
  signOut,
} from './pages/navigation.js';
import { newPerson, type Person } from './person.js';
import { theo } from './recipients.js';
import { ResultsScreen } from './pages/results-screen.js';
import { toastWith } from './pages/toasts.js';
import { WizardScreen } from './pages/wizard-screen.js';

const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('article').filter({ hasText: name });
const offer = (page: Page) => page.getByRole('region', { name: /^Add your .*saved idea/ });
const inBrowser = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('savedSuggestions') ?? '[]') as unknown[]).length);

/** The ideas saved in the account, from the server. */
async function onServer(page: Page) {
  const response = await page.request.get('/api/suggestions/saved');
  return suggestionRoutes.listSaved.output.parse(await response.json()).suggestions;
}

/** As a guest: nine ideas, the first rated and saved, the second saved. */
async function keepTwo(page: Page, { hints } = { hints: true }): Promise<[string, string]> {
  const wizard = new WizardScreen(page);
  const results = new ResultsScreen(page);
  await page.goto('/');
  await wizard.openForms({ hints });
  await wizard.describe(theo);
  await wizard.finish.click();
  await expect(results.cards).toHaveCount(9);
  const [first, second] = await results.names();
  await results.save(0);
  await results.save(1);
  // Rated after it was saved: the stars are imported too.
  await results.rate(0, 5);
  await results.close();
  await expect(results.dialog).toBeHidden();
  return [first!, second!];
}

async function signUp(page: Page): Promise<Person> {
  const person = newPerson();
  await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
  await fillSignUp(page, person);
  await expectSignedIn(page, person);
  return person;
}

async function fillSignUp(page: Page, person: Person) {
  const dialog = authDialog(page);
  await dialog.getByLabel('Username').fill(person.username);
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Create Account' }).click();
}

test('the ideas of a guest come along after signing up, with one click and their stars @one-process', async ({
  page,
}) => {
  test.slow();
  const [first, second] = await keepTwo(page);
  const person = await signUp(page);
  expect(await onServer(page), 'nothing comes along unasked').toEqual([]);

  await expect(offer(page)).toContainText('Add your 2 saved ideas to your account?');
  await offer(page).getByRole('button', { name: 'Import' }).click();
  await expect(toastWith(page, 'Your ideas are in your account')).toContainText(
    '2 ideas are in your account now',
  );
  await expect(offer(page)).toBeHidden();

  const kept = await onServer(page);
  // Newest first, as in the browser.
  expect(kept.map(({ name, rating }) => [name, rating])).toEqual([
    [second, null],
    [first, 5],
  ]);
  expect(await inBrowser(page)).toBe(0);

  await goToSaved(page);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await expect(card(page, first).getByRole('radio', { name: '5 stars' })).toBeChecked();
  await expect(page.getByText('Only on this device')).toHaveCount(0);

  await signOut(page);
  await expectSignedOut(page);
  await expect(page.getByRole('heading', { name: 'No saved suggestions yet' })).toBeVisible();
  await signIn(page, person);
  await expectSignedIn(page, person);
  await expect(card(page, second)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('signing up over the ideas keeps them on the screen and brings the next nine', async ({ page }) => {
  test.slow();
  const wizard = new WizardScreen(page);
  const results = new ResultsScreen(page);
  await wizard.openFromLanding();
  await wizard.describe(theo);
  await wizard.finish.click();
  await results.dialog.getByRole('button', { name: 'Load More' }).click();
  await expect(results.cards).toHaveCount(18);
  const names = await results.names();
  await results.dialog.getByRole('button', { name: 'Sign up for more suggestions' }).click();
  await fillSignUp(page, newPerson());
  await expect(results.cards).toHaveCount(27);
  expect((await results.names()).slice(0, 18)).toEqual(names);
  await page.reload();
  await expect(results.cards).toHaveCount(27);
});

test('after signing in, what the account has already comes along only once', async ({ page, browser }) => {
  test.slow();
  const person = await signUpQuickly(page);
  await page.goto('/');
  await signOut(page);
  await expectSignedOut(page);

  const names = await keepTwo(page);
  await signIn(page, person);
  await expectSignedIn(page, person);
  await offer(page).getByRole('button', { name: 'Import' }).click();
  await expect(toastWith(page, 'Your ideas are in your account')).toContainText(
    '2 ideas are in your account now',
  );
  await signOut(page);
  await expectSignedOut(page);

  expect(await keepTwo(page, { hints: false })).toEqual(names);
  await signIn(page, person);
  await expectSignedIn(page, person);
  await goToSaved(page);
  // Both lists are merged: each idea is listed once, before and after the import.
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await offer(page).getByRole('button', { name: 'Import' }).click();
  await expect(toastWith(page, 'Your ideas are in your account')).toContainText(
    'Your account already had all of them',
  );
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  expect(await onServer(page)).toHaveLength(2);
  expect(await inBrowser(page)).toBe(0);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto('/saved');
  await signIn(other, person);
  for (const name of names) await expect(card(other, name)).toBeVisible();
  await elsewhere.close();
});
