import { signUpQuickly } from './account.js';
import { expect, test } from './journey.js';
import { linkMailedTo, mailedTo } from './mailbox.js';
import { authDialog, expectSignedIn, expectSignedOut, signIn, signOut } from './pages/navigation.js';
import { family, writeDown } from './people.js';
import { toastWith } from './pages/toasts.js';
import { rateIdeasForMia } from './rated-ideas.js';

test('each part of the settings saves by itself, and the links lead to it @both', async ({ page }) => {
  await signUpQuickly(page);
  await page.goto('/settings');
  const part = (name: string) => page.getByRole('region', { name });
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name });

  const profile = part('Profile Information');
  await profile.getByRole('button', { name: 'Edit Profile' }).click();
  const username = `Renamed ${Date.now()}`;
  await profile.getByLabel('Username').fill(username);
  await profile.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toastWith(page, 'Profile updated!')).toBeVisible();

  await link('Notification Preferences').click();
  await expect(page.getByRole('heading', { name: 'Notification Preferences' })).toBeInViewport();
  const digest = part('Notification Preferences').getByRole('switch', { name: 'Monthly digest' });
  await digest.click();
  await expect(toastWith(page, 'Notification preferences updated!')).toBeVisible();

  await link('Dates and country').click();
  const dates = part('Dates and country');
  await dates.getByLabel('Country').selectOption('Portugal');
  await dates.getByRole('button', { name: 'Save' }).click();
  await expect(toastWith(page, 'All your dates use this now.')).toBeVisible();

  await page.reload();
  await expect(profile.getByLabel('Username')).toHaveValue(username);
  await expect(digest).not.toBeChecked();
  await expect(dates.getByLabel('Country')).toHaveValue('PT');
  await expect(part('Recent activity').getByText('Username changed')).toBeVisible();
  await expect(part('About')).toContainText('version 1.0.0');
});

test('the dates are in other calendars, at an address that can be turned off', async ({
  page,
  playwright,
}) => {
  await signUpQuickly(page);
  await writeDown(page, ...family());
  await page.goto('/occasions');
  await page.getByRole('link', { name: 'Add to my calendar' }).click();
  const part = page.getByRole('region', { name: 'Dates in your calendar' });
  await part.getByRole('button', { name: 'Create a calendar address' }).click();
  const address = await part.getByRole('textbox', { name: 'Calendar address' }).inputValue();
  const program = await playwright.request.newContext();
  const calendar = await program.get(address);
  expect(await calendar.text()).toContain('SUMMARY:Iris: Birthday');
  const { etag = '' } = calendar.headers();
  expect((await program.get(address, { headers: { 'if-none-match': etag } })).status()).toBe(304);
  await part.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(part.getByRole('button', { name: 'Create a calendar address' })).toBeVisible();
  expect((await program.get(address)).status()).toBe(404);
  await program.dispose();
});

test('what was learned can be corrected, and that can be taken back', async ({ page }) => {
  await signUpQuickly(page);
  await rateIdeasForMia(page);
  await page.goto('/settings#insights');
  const mia = page.getByRole('region', { name: 'About Mia' });
  const forget = mia.getByRole('button', { name: /^Forget this/ });
  await forget.first().click();
  await expect(mia.getByText('You told us so.')).toBeVisible();
  await page.reload();
  await mia.getByRole('button', { name: /^Undo/ }).click();
  await expect(mia.getByText('You told us so.')).toBeHidden();
  await expect(forget.first()).toBeVisible();
});

test('what was learned carries the new name of a person', async ({ page }) => {
  await signUpQuickly(page);
  const added = await page.request.post('/api/recipients', { data: { name: 'Mia', relationship: 'friend' } });
  const { recipient } = (await added.json()) as { recipient: { id: number } };
  await rateIdeasForMia(page, recipient.id);
  await page.goto('/settings#insights');
  await expect(page.getByRole('region', { name: 'About Mia' })).toBeVisible();
  await page.goto(`/recipients/${recipient.id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Maya');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maya' })).toBeVisible();
  await expect(async () => {
    await page.goto('/settings#insights');
    await expect(page.getByRole('region', { name: 'About Maya' })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(page.getByRole('region', { name: 'About Mia' })).toBeHidden();
});

test('devices are signed out one by one, and all others at once', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  const person = await signUpQuickly(page);
  const others = await Promise.all(
    [1, 2, 3].map(async () => {
      const context = await browser.newContext({ baseURL: baseURL! });
      watch.follow(context);
      const answer = await context.request.post('/api/auth/login', {
        data: { email: person.email, password: person.password },
      });
      expect(answer.status()).toBe(200);
      return context;
    }),
  );
  const signedIn = () =>
    Promise.all(others.map(async ({ request }) => (await request.get('/api/auth/me')).status() === 200));
  await page.goto('/settings#security');
  const devices = page.getByRole('region', { name: 'Where you’re signed in' });
  await expect(devices.getByRole('listitem')).toHaveCount(4);
  await devices.getByRole('listitem').getByRole('button').first().click();
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  expect((await signedIn()).filter(Boolean)).toHaveLength(2);
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  expect(await signedIn()).toEqual([false, false, false]);
  await page.reload();
  await expect(devices.getByText('This browser')).toBeVisible();
  await Promise.all(others.map((context) => context.close()));
});

test('every kind of mail is switched by itself', async ({ page }) => {
  await signUpQuickly(page);
  await page.goto('/settings#notifications');
  const switches = page.getByRole('region', { name: 'By email' }).getByRole('switch');
  await expect(switches.first()).toBeChecked();
  const count = await switches.count();
  for (let at = 0; at < count; at += 1) {
    await switches.nth(at).click();
    await expect(switches.nth(at)).not.toBeChecked();
    await expect(switches.nth(at)).toBeEnabled();
  }
  await switches.first().click();
  await expect(switches.first()).toBeChecked();
  await page.reload();
  await expect(switches.first()).toBeChecked();
  for (let at = 1; at < count; at += 1) await expect(switches.nth(at)).not.toBeChecked();
});

test('a password is changed, and only the new one signs in', async ({ page, watch }) => {
  const person = await signUpQuickly(page);
  await page.goto('/settings#sign-in');
  const part = page.getByRole('region', { name: 'Password', exact: true });
  const chosen = { ...person, password: 'daffodils and cake' };
  await part.getByLabel('Current password').fill(person.password);
  await part.getByLabel('New password', { exact: true }).fill(chosen.password);
  await part.getByLabel('New password again').fill(chosen.password);
  await part.getByLabel('New password again').press('Tab');
  const button = part.getByRole('button', { name: 'Change password' });
  await button.press('Enter');
  await expect(toastWith(page, 'Password changed')).toBeVisible();
  await expect(button).toBeFocused();
  await page.goto('/');
  await signOut(page);
  watch.expect(/^\/api\/auth\/login$/, 401);
  await signIn(page, person);
  await expect(authDialog(page).getByRole('alert')).toContainText('Sign in failed');
  await signIn(page, chosen);
  await expectSignedIn(page, chosen);
});

test('an address is changed by the link in a mail to it', async ({ page }) => {
  const person = await signUpQuickly(page);
  const moved = { ...person, email: `new-${person.email}` };
  await page.goto('/settings#profile');
  const profile = page.getByRole('region', { name: 'Profile Information' });
  await profile.getByRole('button', { name: 'Edit Profile' }).click();
  await profile.getByLabel('Email').fill(moved.email);
  await profile.getByLabel('Current password').fill(person.password);
  await profile.getByRole('button', { name: 'Save Changes' }).click();
  await expect(profile.getByText(`We’ve sent a link to ${moved.email}`)).toBeVisible();

  await page.goto(await linkMailedTo(moved.email, 'Confirm your email address'));
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expectSignedOut(page);
  await mailedTo(person.email, 'Your Giftwell email address was changed');
  await signIn(page, moved);
  await expectSignedIn(page, moved);
});
