import { signUpQuickly } from './account.js';
import { withAuthenticator } from './pages/passkey-device.js';
import { expect, test } from './journey.js';
import { authDialog, expectSignedIn, expectSignedOut, signOut } from './pages/navigation.js';
import { toastWith } from './pages/toasts.js';

test('a passkey is added in the settings, signs in, and is removed', async ({ page, watch }) => {
  await withAuthenticator(page);
  const person = await signUpQuickly(page);
  await page.goto('/settings#sign-in');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByLabel('Name').fill('This laptop');
  await passkeys.getByLabel('Your password').fill(person.password);
  await passkeys.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(toastWith(page, 'Passkey added')).toBeVisible();
  await expect(passkeys.getByRole('listitem')).toContainText('This laptop');

  const signInWithPasskey = async () => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
    await authDialog(page).getByRole('button', { name: 'Use a passkey' }).click();
  };
  await signOut(page);
  await expectSignedOut(page);
  await signInWithPasskey();
  await expectSignedIn(page, person);

  await page.goto('/settings#sign-in');
  await expect(passkeys.getByRole('listitem')).toContainText('Last used');
  await passkeys.getByRole('button', { name: 'Remove This laptop' }).click();
  await passkeys.getByLabel('Your password').fill(person.password);
  await passkeys.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(passkeys.getByRole('listitem')).toBeHidden();
  await signOut(page);
  await expectSignedOut(page);
  watch.expect(/^\/api\/auth\/passkeys\/sign-in$/, 400);
  await signInWithPasskey();
  await expect(authDialog(page).getByRole('alert')).toContainText('Sign in failed');
});
