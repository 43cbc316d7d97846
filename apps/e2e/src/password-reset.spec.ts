import { signUpQuickly } from './account.js';
import { expect, test } from './journey.js';
import { linkMailedTo } from './mailbox.js';
import { authDialog, expectSignedIn, signIn, signOut } from './pages/navigation.js';
import { toastWith } from './pages/toasts.js';

test('a forgotten password is reset by the link in a mail, once', async ({ page, watch }) => {
  const person = await signUpQuickly(page);
  await page.goto('/');
  await signOut(page);
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await authDialog(page).getByRole('link', { name: 'Forgot your password?' }).click();
  // The dialog has a field for the address, too.
  await expect(authDialog(page)).toBeHidden();
  await page.getByRole('main').getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible();

  const link = await linkMailedTo(person.email, 'Reset your Giftwell password');
  await page.goto(link);
  const chosen = { ...person, password: 'daffodils and cake' };
  await page.getByLabel('New password').fill(chosen.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(toastWith(page, 'Password changed')).toBeVisible();

  watch.expect(/^\/api\/auth\/login$/, 401);
  await signIn(page, person);
  await expect(authDialog(page).getByRole('alert')).toContainText('Sign in failed');
  await signIn(page, chosen);
  await expectSignedIn(page, chosen);

  watch.expect(/^\/api\/auth\/password\/reset$/, 400);
  await page.goto(link);
  await page.getByLabel('New password').fill('something else');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link has been used');
  await expectSignedIn(page, chosen);
});
