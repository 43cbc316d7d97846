import { signUpQuickly } from '../account.js';
import { family, writeDown } from '../people.js';
import { expect, test } from './screen.js';

test('the occasions, before there are any', async ({ page, look }) => {
  const sheet = page.getByRole('dialog', { name: 'Add Occasion' });
  await page.goto('/occasions');
  await expect(page.getByRole('heading', { name: 'Sign in to track occasions' })).toBeVisible();
  await look('occasions-guest');
  await signUpQuickly(page);
  await page.goto('/occasions');
  await expect(page.getByRole('heading', { name: 'No recipients yet' })).toBeVisible();
  await look('occasions-nobody');
  await writeDown(page, { name: 'Sam', relationship: 'colleague' });
  await page.goto('/occasions');
  await expect(page.getByRole('heading', { name: 'No occasions tracked yet' })).toBeVisible();
  await look('occasions-none');

  await page.getByRole('button', { name: 'Add Your First Occasion' }).click();
  await sheet.getByLabel('Recipient').selectOption('Sam');
  await sheet.getByLabel('Type').selectOption('Something else (custom)');
  await sheet.getByLabel('What’s the occasion?').fill('Farewell party');
  await sheet.getByLabel('Notes').fill('Rooftop, bring something small.');
  await look('occasion-sheet');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await look('occasion-discard');
});

test('the occasions of a family', async ({ page, look }) => {
  const cards = page.getByRole('list', { name: 'Occasions' }).getByRole('article');
  await signUpQuickly(page);
  await writeDown(page, ...family());
  await page.goto('/occasions');
  await expect(cards).toHaveCount(7);
  await look('occasions');
  await cards.filter({ hasText: "Mother's Day" }).getByRole('button', { name: /^Edit/ }).click();
  await page.getByRole('dialog', { name: 'Edit Occasion' }).getByLabel('Country').selectOption('Norway');
  await look('occasion-country');
});
