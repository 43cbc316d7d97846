import { signUpQuickly } from './account.js';
import { expect, test } from './journey.js';
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
  await expect(toastWith(page, 'All dates are counted that way now.')).toBeVisible();

  await page.reload();
  await expect(profile.getByLabel('Username')).toHaveValue(username);
  await expect(digest).not.toBeChecked();
  await expect(dates.getByLabel('Country')).toHaveValue('PT');
  await expect(part('Recent activity').getByText('Username changed')).toBeVisible();
  await expect(part('About')).toContainText('version 1.0.0');
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
