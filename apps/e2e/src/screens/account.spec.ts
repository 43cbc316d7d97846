import { signUpQuickly } from '../account.js';
import { withAuthenticator } from '../pages/passkey-device.js';
import { linkMailedTo } from '../mailbox.js';
import { authDialog, expectSignedIn, signIn, signOut } from '../pages/navigation.js';
import { newPerson } from '../person.js';
import { rateIdeasForMia } from '../rated-ideas.js';
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

test('a forgotten password', async ({ page, look, watch }) => {
  await page.goto('/forgot-password');
  await expect(page.getByLabel('Email')).toBeVisible();
  await look('forgot-password');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await look('forgot-password-sent');

  await page.goto('/reset-password');
  await expect(page.getByRole('heading', { name: 'This link isn’t complete' })).toBeVisible();
  await look('reset-password-incomplete');
  await page.goto(`/reset-password#${'x'.repeat(43)}`);
  watch.expect(/^\/api\/auth\/password\/reset$/, 400);
  await page.getByLabel('New password').fill('daffodils');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link has been used');
  await look('reset-password-refused');
});

test('the settings', async ({ page, look, snap }) => {
  await signUpQuickly(page);
  await page.goto('/settings');
  await expect(page.getByText('This browser', { exact: true })).toBeVisible();
  await expect(page.getByRole('switch').first()).toBeVisible();
  await look('settings');
  for (const name of ['Dates and country', 'Security', 'About']) {
    await page.getByRole('heading', { level: 2, name }).scrollIntoViewIfNeeded();
    await snap(`settings-${name.split(' ')[0]!.toLowerCase()}`);
  }
  await page.getByLabel('Email', { exact: true }).fill('not an address');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password must be at least 6 characters').first()).toBeVisible();
  await look('settings-with-problems');
});

test('several sessions, in the settings', async ({ page, browser, look }) => {
  const { email, password } = await signUpQuickly(page);
  const agents = [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'curl/8.5.0',
  ];
  for (const userAgent of agents) {
    const other = await browser.newContext({ userAgent });
    expect((await other.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200);
    await other.close();
  }
  await page.goto('/settings#sessions');
  const last = page.getByRole('button', { name: /^Sign out .+/ }).last();
  await expect(last).toBeVisible();
  await last.scrollIntoViewIfNeeded();
  await look('settings-sessions');
});

test('the calendar address, in the settings', async ({ page, look }) => {
  await signUpQuickly(page);
  await page.goto('/settings#calendar');
  await page.getByRole('button', { name: 'Create a calendar address' }).click();
  await expect(page.getByRole('textbox', { name: 'Calendar address' })).toBeVisible();
  await look('settings-calendar');
  await page.getByRole('button', { name: 'Create a new address' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('settings-calendar-new');
});

test('downloading the data of the account', async ({ page, look, snap }) => {
  const person = await signUpQuickly(page);
  await page.goto('/settings#account');
  const section = page.getByRole('region', { name: 'Download My Data' });
  const start = section.getByRole('button', { name: 'Download My Data' });
  await start.click();
  await expect(section.getByLabel('Your password')).toBeFocused();
  await look('export-password');
  await section.getByRole('button', { name: 'Make the file' }).click();
  await expect(section.getByText('Password must be at least 6 characters')).toBeVisible();
  await snap('export-password-with-problems');
  await section.getByLabel('Your password').fill(person.password);
  await section.getByRole('button', { name: 'Make the file' }).click();
  await expect(section.getByRole('link', { name: /^Download \(/ })).toBeVisible({ timeout: 30_000 });
  await look('export-ready');
  for (const state of ['working', 'failed']) {
    await page.route('/api/user/export', async (route) => {
      const answer = (await (await route.fetch()).json()) as { export: object };
      await route.fulfill({ json: { export: { ...answer.export, state, expiresAt: null, bytes: null } } });
    });
    await page.reload();
    await expect(section.getByRole('status')).not.toBeEmpty();
    await section.scrollIntoViewIfNeeded();
    await snap(`export-${state}`);
    await page.unroute('/api/user/export');
  }
});

test('passkeys', async ({ page, look, snap }) => {
  await withAuthenticator(page);
  const person = await signUpQuickly(page);
  await page.goto('/settings#sign-in');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await look('passkey-form');
  await passkeys.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(passkeys.getByText('Please give it a name')).toBeVisible();
  await snap('passkey-form-with-problems');
  await passkeys.getByLabel('Name').fill('This laptop');
  await passkeys.getByLabel('Your password').fill(person.password);
  await passkeys.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(passkeys.getByRole('listitem')).toContainText('This laptop');
  await look('passkeys');
  await passkeys.getByRole('button', { name: 'Remove This laptop' }).click();
  await look('passkey-removal');
});

test('deleting the account', async ({ page, look }) => {
  await signUpQuickly(page);
  await page.goto('/settings#account');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeVisible();
  await look('delete-account');
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(dialog.getByText('Type DELETE in capital letters')).toBeVisible();
  await look('delete-account-with-problems');
});

test('what was learned, in the settings', async ({ page, look, snap }) => {
  await signUpQuickly(page);
  await rateIdeasForMia(page);
  await page.goto('/settings#insights');
  await expect(page.getByRole('region', { name: 'About Mia' })).toBeVisible();
  await expect(page.getByRole('img', { name: /Predicted and actual stars/ })).toBeVisible();
  await look('settings-with-insights');
  await page.getByRole('region', { name: 'About Mia' }).getByRole('listitem').last().scrollIntoViewIfNeeded();
  await snap('settings-statements');
  await page.getByText('Oldest on the left.').scrollIntoViewIfNeeded();
  await snap('settings-predictions');
});

test('the settings of a guest', async ({ page, look }) => {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Sign in to access settings' })).toBeVisible();
  await look('settings-signed-out');
});

test('links in mails', async ({ page, look, watch }) => {
  const person = await signUpQuickly(page);
  await page.goto(await linkMailedTo(person.email, 'Confirm your email address'));
  await expect(page.getByRole('button', { name: 'Confirm address' })).toBeVisible();
  await look('confirm-address');
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await look('confirm-address-done');

  watch.expect(/^\/api\/user\/notifications\/by-link$/, 404);
  await page.goto(`/unsubscribe#7.digest.${'x'.repeat(22)}`);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await look('unsubscribe-refused');
});
