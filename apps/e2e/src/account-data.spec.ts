import { readFile } from 'node:fs/promises';
import { signUpQuickly } from './account.js';
import { expect, test } from './journey.js';
import { expectSignedOut, signIn, authDialog } from './pages/navigation.js';
import { mailedTo } from './mailbox.js';
import { toastWith } from './pages/toasts.js';

test('a user deletes the account, is signed out everywhere, and may come back as somebody new @one-process', async ({
  page,
  watch,
  sameBrowserLater,
}) => {
  const person = await signUpQuickly(page);
  const elsewhere = await (await sameBrowserLater()).newPage();
  await page.goto('/settings#account');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(toastWith(page, 'Account deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expectSignedOut(page);
  await elsewhere.goto('/settings');
  await expect(elsewhere.getByRole('heading', { name: 'Sign in to access settings' })).toBeVisible();

  watch.expect(/^\/api\/auth\/login$/, 401);
  await signIn(page, person);
  await expect(authDialog(page).getByRole('alert')).toContainText('Sign in failed');
});

test('a user downloads everything that Giftwell knows about them', async ({ page }) => {
  const person = await signUpQuickly(page);
  await page.goto('/settings#account');
  const section = page.getByRole('region', { name: 'Download My Data' });
  await section.getByRole('button', { name: 'Download My Data' }).click();
  await section.getByLabel('Your password').fill(person.password);
  await section.getByRole('button', { name: 'Make the file' }).click();
  const link = section.getByRole('link', { name: /^Download \(/ });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const begun = page.waitForEvent('download');
  await link.click();
  const download = await begun;
  expect(download.suggestedFilename()).toMatch(/^giftwell-\d{4}-\d{2}-\d{2}\.zip$/);
  const file = await readFile(await download.path());
  expect(file.subarray(0, 2).toString()).toBe('PK');
  expect(file.includes('people.csv')).toBe(true);
  await mailedTo(person.email, 'Your Giftwell data is ready');
});
