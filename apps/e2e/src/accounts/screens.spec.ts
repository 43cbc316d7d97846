import { authDialog } from '../pages/navigation.js';
import { toastWith } from '../pages/toasts.js';
import { newPerson } from '../person.js';
import { expect, test } from '../screens/screen.js';
import { atGoogle, continueWithGoogle } from './google.js';
import { askForAccount, linkFor } from './sign-up-by-link.js';

test('signing in with Google, and signing up by a link @phone', async ({ page, look }) => {
  const person = newPerson();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await expect(authDialog(page).getByRole('link', { name: 'Continue with Google' })).toBeVisible();
  await look('sign-in-with-google');
  await askForAccount(page, person);
  await look('sign-up-link-sent');
  await page.goto(await linkFor(person));
  await expect(page.getByRole('main').getByRole('button')).toBeVisible();
  await look('finish-sign-up');
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeVisible();
  await look('finish-sign-up-done');
});

test('the settings of an account without a password @phone', async ({ page, request, look, snap }) => {
  await atGoogle(request, newPerson());
  await page.goto('/');
  await continueWithGoogle(page);
  await expect(toastWith(page, 'Welcome to Giftwell!')).toBeVisible();
  await page.goto('/settings#sign-in');
  const google = page.getByRole('region', { name: 'Google' });
  await expect(google.getByRole('button', { name: 'Set a password by email' })).toBeVisible();
  await look('settings-without-password');
  await google.scrollIntoViewIfNeeded();
  await snap('settings-google-linked');
  await google.getByRole('button', { name: 'Set a password by email' }).click();
  await expect(google.getByRole('status')).toBeVisible();
  await snap('settings-password-link-sent');
});
