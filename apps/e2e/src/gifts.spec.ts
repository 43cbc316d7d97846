import { signUpQuickly } from './account.js';
import { expect, test } from './journey.js';
import { family, writeDown } from './people.js';

test('a gift goes from the idea to what was given, counts in the plan, and back', async ({ page }) => {
  await signUpQuickly(page);
  const [iris] = family();
  await writeDown(page, iris!);
  await page.goto('/recipients');
  await page.getByRole('link', { name: 'Iris' }).click();
  await page.getByLabel('A gift idea').fill('Watering can');
  await page.keyboard.press('Enter');
  const gift = page.getByRole('article', { name: 'Watering can' });
  for (const state of ['decided', 'bought', 'ready', 'given']) {
    await gift.getByRole('button', { name: `Mark as ${state}` }).click();
    await expect(page.getByText(`Marked as ${state}`, { exact: true })).toBeVisible();
  }
  await gift.getByRole('button', { name: 'Loved it' }).click();
  await expect(gift.getByRole('button', { name: 'Loved it', pressed: true })).toBeVisible();
  await gift.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Edit details' }).click();
  await page.getByLabel('Price in dollars').fill('64.50');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(gift).toContainText('$64.50');

  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  const planned = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Watering can' });
  await expect(planned).toContainText('$64.50 spent');
  await page.getByRole('link', { name: 'Iris' }).first().click();
  await gift.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitemradio', { name: 'Idea' }).click();
  await expect(page.getByRole('list', { name: 'Ideas' })).toContainText('Watering can');
});

test('a quick note is filed with the person whom it names', async ({ page }) => {
  await signUpQuickly(page);
  await writeDown(page, ...family());
  await page.goto('/plan');
  await page.getByRole('button', { name: 'They mentioned…' }).click();
  const dialog = page.getByRole('dialog', { name: 'They mentioned…' });
  await dialog.getByRole('textbox').fill('Iris mentioned a pottery class');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await dialog.getByRole('link', { name: 'Iris' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Iris' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('pottery class');
});
