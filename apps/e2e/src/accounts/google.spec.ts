import { expect, test } from '../journey.js';
import { calendarDialog } from '../pages/calendar-import.js';
import { linkMailedTo, mailedTo } from '../mailbox.js';
import { expectSignedIn, expectSignedOut, signIn, signOut } from '../pages/navigation.js';
import { toastWith } from '../pages/toasts.js';
import { newPerson } from '../person.js';
import { atGoogle, continueWithGoogle } from './google.js';
import { signUpByLink } from './sign-up-by-link.js';

test('a guest signs in with Google, sets a password by mail, and unlinks Google', async ({
  page,
  request,
}) => {
  const person = newPerson();
  await atGoogle(request, person);
  await page.goto('/');
  await continueWithGoogle(page);
  await expect(toastWith(page, 'Welcome to Giftwell!')).toBeVisible();
  await expectSignedIn(page, person);

  await page.goto('/settings#sign-in');
  const google = page.getByRole('region', { name: 'Google' });
  await expect(google).toContainText(`You can sign in with Google as ${person.email}.`);
  await google.getByRole('button', { name: 'Set a password by email' }).click();
  await expect(google.getByRole('status')).toContainText(`We’ve sent a link to ${person.email}.`);
  await page.goto(await linkMailedTo(person.email, 'Reset your Giftwell password'));
  await page.getByLabel('New password').fill(person.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(toastWith(page, 'Password changed')).toBeVisible();
  await signIn(page, person);
  await expectSignedIn(page, person);

  await page.goto('/settings#sign-in');
  await google.getByRole('button', { name: 'Unlink Google' }).click();
  await google.getByLabel('Your password').fill(person.password);
  await google.getByRole('button', { name: 'Unlink', exact: true }).click();
  await expect(toastWith(page, 'Google is unlinked')).toBeVisible();
  await expect(google.getByRole('button', { name: 'Link Google' })).toBeVisible();
});

test('an account is linked in the settings, and signs in with Google from then on', async ({
  page,
  request,
}) => {
  const person = await signUpByLink(page);
  await expectSignedIn(page, person);
  await signOut(page);
  await expectSignedOut(page);
  await atGoogle(request, person);
  await continueWithGoogle(page);
  await expect(toastWith(page, 'Sign-in failed')).toContainText('There’s already an account');
  await expectSignedOut(page);

  await signIn(page, person);
  await expectSignedIn(page, person);
  await page.goto('/settings#sign-in');
  const google = page.getByRole('region', { name: 'Google' });
  await google.getByRole('button', { name: 'Link Google' }).click();
  await google.getByLabel('Your password').fill(person.password);
  await google.getByRole('button', { name: 'Continue to Google' }).click();
  await expect(toastWith(page, 'Google is linked')).toBeVisible();
  await expect(google.getByRole('button', { name: 'Unlink Google' })).toBeVisible();
  await mailedTo(person.email, 'You can now sign in to Giftwell with Google');

  await page.goto('/');
  await signOut(page);
  await expectSignedOut(page);
  await continueWithGoogle(page);
  await expectSignedIn(page, person);
});

test('someone who refuses at Google stays a guest, and reads why', async ({ page, request }) => {
  await atGoogle(request, null);
  await page.goto('/');
  await continueWithGoogle(page);
  await expect(toastWith(page, 'Sign-in failed')).toContainText('You didn’t give Giftwell access.');
  await expect(page).toHaveURL('/');
  await expectSignedOut(page);
});

test('without a password, an export needs a recent sign-in alone', async ({ page, request }) => {
  const person = newPerson();
  await atGoogle(request, person);
  await page.goto('/');
  await continueWithGoogle(page);
  await expectSignedIn(page, person);
  await page.goto('/settings#account');
  const section = page.getByRole('region', { name: 'Download My Data' });
  await section.getByRole('button', { name: 'Download My Data' }).click();
  await expect(section.getByRole('link', { name: /^Download \(/ })).toBeVisible({ timeout: 30_000 });
  await mailedTo(person.email, 'Your Giftwell data is ready');
});

test('a Google calendar is read in a window of its own', async ({ page, request }) => {
  const person = await signUpByLink(page);
  await expectSignedIn(page, person);
  await atGoogle(request, person);
  await page.goto('/recipients?show_calendar_import=true');
  const dialog = calendarDialog(page);
  await dialog.getByRole('button', { name: 'Connect Google Calendar' }).click();
  await expect(dialog.getByRole('checkbox', { name: /^Ada Byron Birthday/ })).toBeChecked();
  await dialog.getByRole('button', { name: /^Add \d selected$/ }).click();
  await expect(page.getByRole('main')).toContainText('Ada Byron');
});
