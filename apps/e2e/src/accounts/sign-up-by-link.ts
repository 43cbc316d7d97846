import { expect, type Page } from '@playwright/test';
import { linkMailedTo } from '../mailbox.js';
import { authDialog, signIn } from '../pages/navigation.js';
import { newPerson, type Person } from '../person.js';

/** Fills in the form, up to the words that a link is on its way. */
export async function askForAccount(page: Page, { username, email, password }: Person) {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
  const dialog = authDialog(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(dialog.getByText(/^Check your inbox: a link/)).toContainText(email);
}

export const linkFor = ({ email }: Person) => linkMailedTo(email, 'Finish signing up for Giftwell');

/** Signs up by the mailed link, and signs in. */
export async function signUpByLink(page: Page, person = newPerson()): Promise<Person> {
  await askForAccount(page, person);
  await page.goto(await linkFor(person));
  await page.getByRole('main').getByRole('button', { name: 'Open my account' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  // Without the dialog, signIn would press the button of the bar, which the dialog covers by then.
  await expect(authDialog(page)).toBeVisible();
  await signIn(page, person);
  return person;
}
