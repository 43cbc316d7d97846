import { signUpQuickly } from './account.js';
import { expect, test } from './journey.js';
import { expectSignedOut, signIn, authDialog } from './pages/navigation.js';
import { toastWith } from './pages/toasts.js';

test('a user deletes the account, is signed out everywhere, and may come back as somebody new @both @one-process', async ({
  page,
  watch,
  sameBrowserLater,
}) => {
  const person = await signUpQuickly(page);
  const elsewhere = await (await sameBrowserLater()).newPage();
  await page.goto('/settings#account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(toastWith(page, 'Your account is deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expectSignedOut(page);
  await elsewhere.goto('/settings');
  await expect(elsewhere.getByRole('heading', { name: 'Sign in to access settings' })).toBeVisible();

  watch.expect(/^\/api\/auth\/login$/, 401);
  await signIn(page, person);
  await expect(authDialog(page).getByRole('alert')).toContainText('Sign in failed');
});
