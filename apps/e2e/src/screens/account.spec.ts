import { authDialog, expectSignedIn, signIn, signOut } from '../pages/navigation.js';
import { newPerson } from '../person.js';
import { toastWith } from '../pages/toasts.js';
import { expect, test } from './screen.js';

test('signing up and signing in', async ({ page, watch, look }) => {
  const person = newPerson();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
  const dialog = authDialog(page);
  const create = dialog.getByRole('button', { name: 'Create Account' });
  await expect(create).toBeVisible();
  await look('sign-up');
  await create.click();
  await expect(dialog.getByText('Invalid email address')).toBeVisible();
  await look('sign-up-with-problems');
  await dialog.getByLabel('Username').fill(person.username);
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await create.click();
  await expect(toastWith(page, 'Your account has been created successfully.')).toBeVisible();
  await expectSignedIn(page, person);
  await look('signed-in');

  await signOut(page);
  watch.expect(/^\/api\/auth\/login$/, 401);
  await signIn(page, { ...person, password: 'not the password' });
  await expect(dialog.getByRole('alert')).toContainText('Sign in failed');
  await look('sign-in-refused');
});
