import { signUpQuickly } from './account.js';
import { expect, test } from './journey.js';
import { authDialog, expectSignedIn, expectSignedOut, signIn, signOut } from './pages/navigation.js';
import { newPerson } from './person.js';
import { toastWith } from './pages/toasts.js';

test('the sign-up form says what is missing, then welcomes a new person @one-process', async ({ page }) => {
  const person = newPerson();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
  const dialog = authDialog(page);
  await expect(dialog.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');

  const create = dialog.getByRole('button', { name: 'Create Account' });
  await create.click();
  await expect(dialog.getByText('Username must be at least 3 characters')).toBeVisible();
  await expect(dialog.getByText('Invalid email address')).toBeVisible();
  await expect(dialog.getByText('Password must be at least 6 characters')).toBeVisible();

  await dialog.getByLabel('Username').fill(person.username);
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Show password' }).click();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await create.click();

  await expect(toastWith(page, 'Your account has been created successfully.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectSignedIn(page, person);
});

test('a taken name, a taken address and a weak password are refused in words @one-process', async ({
  page,
  watch,
}) => {
  const taken = await signUpQuickly(page);
  await page.goto('/');
  await signOut(page);
  await expectSignedOut(page);
  watch.expect(/^\/api\/auth\/register$/, 409);
  watch.expect(/^\/api\/auth\/register$/, 400);

  await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
  const dialog = authDialog(page);
  const fresh = newPerson();
  const tryWith = async ({ username, email, password }: typeof fresh) => {
    await dialog.getByLabel('Username').fill(username);
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Create Account' }).click();
  };

  await tryWith({ ...fresh, username: taken.username.toUpperCase() });
  await expect(dialog.getByRole('alert')).toHaveText('Registration failed');
  await expect(dialog.getByLabel('Username')).toHaveAccessibleDescription(/./);
  await expect(dialog.getByLabel('Username')).toBeFocused();

  await tryWith({ ...fresh, email: taken.email.toUpperCase() });
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/can’t be used/);

  await tryWith({ ...fresh, password: 'password123' });
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');

  await tryWith(fresh);
  await expectSignedIn(page, fresh);
});

test('a wrong password is refused, the right one signs in, and the session survives a browser restart', async ({
  page,
  watch,
  sameBrowserLater,
}) => {
  const person = await signUpQuickly(page);
  await page.goto('/');
  await signOut(page);
  await expectSignedOut(page);
  watch.expect(/^\/api\/auth\/login$/, 401);

  await signIn(page, { ...person, password: 'not the password' });
  await expect(authDialog(page).getByRole('alert')).toHaveText(
    /^Sign in failed\s*Email or password isn’t right\.$/,
  );

  await signIn(page, person);
  await expect(toastWith(page, 'Welcome back!')).toContainText("You've been successfully signed in.");
  await expectSignedIn(page, person);

  const later = await (await sameBrowserLater()).newPage();
  await later.goto('/saved');
  await expectSignedIn(later, person);
});

test('an address that nobody uses and a wrong password get the same answer', async ({ page, watch }) => {
  watch.expect(/^\/api\/auth\/login$/, 401);
  await page.goto('/');
  await signIn(page, newPerson());
  await expect(authDialog(page).getByRole('alert')).toHaveText(
    /^Sign in failed\s*Email or password isn’t right\.$/,
  );
});

test('closing the dialog empties it and brings back the first tab', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Get Started' });
  await opener.click();
  const dialog = authDialog(page);
  await dialog.getByLabel('Email').fill('half@written');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByLabel('Email')).toHaveValue('');
});
