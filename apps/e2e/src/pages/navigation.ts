import { expect, type Page } from '@playwright/test';
import type { Person } from '../person.js';

export const authDialog = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Giftwell' });

const menuToggle = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Open|Close) menu$/ });

const signInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign In' });
const signOutButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign Out' });

/** On narrow screens the account's links are in the menu. */
export async function unfoldMenu(page: Page) {
  const toggle = menuToggle(page);
  await expect(signOutButton(page).or(toggle).filter({ visible: true }).first()).toBeVisible();
  if ((await toggle.isVisible()) && (await toggle.getAttribute('aria-expanded')) === 'false')
    await toggle.click();
}

export async function expectSignedIn(page: Page, { username }: Person) {
  await expect(signInButton(page)).toBeHidden();
  await unfoldMenu(page);
  await expect(
    page.getByRole('banner').getByText(`Welcome, ${username}`).filter({ visible: true }),
  ).toBeVisible();
}

export const expectSignedOut = (page: Page) => expect(signInButton(page)).toBeVisible();

export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  const dialog = authDialog(page);
  if (!(await dialog.isVisible())) await signInButton(page).click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
}

export async function signOut(page: Page) {
  await unfoldMenu(page);
  await signOutButton(page).filter({ visible: true }).click();
}

/** Through the bar or the menu, like a user. */
export async function goToSaved(page: Page) {
  await unfoldMenu(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Saved', exact: true })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/\/saved$/);
}
