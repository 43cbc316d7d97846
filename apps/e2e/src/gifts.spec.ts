import { signUpQuickly } from './account.js';
import { expect, test } from './journey.js';
import { family, suggestTo, writeDown, writeDownGifts } from './people.js';

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
  await page.getByRole('button', { name: 'Note something they mentioned' }).click();
  const dialog = page.getByRole('dialog', { name: 'They mentioned…' });
  await dialog.getByRole('textbox').fill('Iris mentioned a pottery class');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await dialog.getByRole('link', { name: 'Iris' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Iris' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('pottery class');
});

test('the saved list and the gift record agree, whichever of them is changed', async ({ page }) => {
  await signUpQuickly(page);
  const [iris] = family();
  const [id] = await writeDown(page, iris!);
  const name = await suggestTo(page, id!, iris!.name);
  await page.goto('/saved');
  const idea = page.getByRole('article', { name });
  await expect(async () => {
    await page.reload();
    await expect(idea.getByRole('link', { name: /^For Iris:/ })).toBeVisible();
  }).toPass();
  await idea.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'I bought this' }).click();
  await idea.getByRole('link', { name: /^Bought:/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Iris' })).toBeVisible();
  const gift = page.getByRole('article', { name });
  await expect(async () => {
    await page.reload();
    await expect(gift.getByRole('button', { name: /^Mark as ready/ })).toBeVisible();
  }).toPass();
  await gift.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitemradio', { name: 'Given' }).click();
  await expect(page.getByText('Marked as given', { exact: true })).toBeVisible();
  await page.goto('/saved');
  await expect(async () => {
    await page.reload();
    await expect(idea.getByRole('link', { name: /^Given:/ })).toBeVisible();
  }).toPass();
});

test('two devices change the same gift: nothing is lost, and the later one is told', async ({
  page,
  watch,
}) => {
  await signUpQuickly(page);
  const [iris] = family();
  const [id] = await writeDown(page, iris!);
  await writeDownGifts(page, id!, [{ title: 'Watering can', price: 20 }]);
  await page.goto(`/recipients/${id}`);
  const gift = page.getByRole('article', { name: 'Watering can' });
  await gift.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Edit details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit gift' });
  await dialog.getByLabel('Note').fill('The green one');

  watch.expect(/^\/api\/gifts\/\d+$/, 409);
  const other = await page.context().newPage();
  await other.goto(`/recipients/${id}`);
  await other.getByRole('button', { name: 'Mark as decided: Watering can' }).click();
  await expect(other.getByText('Marked as decided', { exact: true })).toBeVisible();

  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('It’s now “Decided”.');
  await expect(dialog.getByLabel('Note')).toHaveValue('The green one');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(gift).toContainText('The green one');
  await expect(gift.getByRole('button', { name: 'Mark as bought: Watering can' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('article', { name: 'Watering can' })).toContainText('The green one');
});
