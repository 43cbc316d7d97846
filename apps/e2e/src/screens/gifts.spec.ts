import { signUpQuickly } from '../account.js';
import { family, writeDown, writeDownGifts } from '../people.js';
import { expect, test } from './screen.js';

test('a person with their gifts', async ({ page, look }) => {
  await signUpQuickly(page);
  const [iris] = family();
  const [id] = await writeDown(page, iris!);
  await page.goto(`/recipients/${id}`);
  await expect(page.getByText(/^Nothing yet/)).toBeVisible();
  await look('person-empty');
  const title = 'A handmade ceramic watering can with a very long spout, glazed in green';
  await writeDownGifts(page, id!, [
    { title, price: 64.5, state: 'bought', note: 'The shop keeps it until Friday.' },
    { title: 'Tomato seeds', link: 'https://seeds.example.com/tomatoes' },
    { title: 'Concert for two' },
    { title: 'Cookbook', price: 30, state: 'given', year: 2025 },
    { title: 'Scarf', state: 'thanked', year: 2024 },
  ]);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(5);
  await look('person');
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Bought' })).toBeChecked();
  await look('gift-menu');
  await page.getByRole('menuitem', { name: 'Edit details' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit gift' })).toBeVisible();
  await look('edit-gift');
});

test('the plan of a year, and a quick note', async ({ page, look }) => {
  await signUpQuickly(page);
  await page.goto('/plan');
  await expect(page.getByText(/^Nothing in \d{4} yet/)).toBeVisible();
  await look('plan-empty');
  const [iris] = await writeDown(page, ...family());
  await writeDownGifts(page, iris!, [
    { title: 'Watering can', price: 64.5, state: 'bought' },
    { title: 'A weekend of birdwatching on the island with a guide', price: 120, state: 'decided' },
  ]);
  await page.reload();
  await expect(page.getByText('Watering can')).toBeVisible();
  await look('plan');
  await page.getByRole('button', { name: 'Note something they mentioned' }).click();
  const dialog = page.getByRole('dialog', { name: 'They mentioned…' });
  await dialog.getByRole('textbox').fill('She would love a pottery class');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(dialog.getByRole('group')).toBeVisible();
  await look('quick-note');
});
