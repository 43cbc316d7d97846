import { signUpQuickly } from '../account.js';
import { family, writeDown } from '../people.js';
import { expect, test } from './screen.js';

test('asking someone what they like', async ({ page, browser, look }) => {
  await signUpQuickly(page);
  const [id] = await writeDown(page, family()[0]!);
  await page.goto(`/recipients/${id}`);
  await page.getByRole('button', { name: /^Ask .* what they like$/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Ask / });
  await expect(dialog.getByRole('textbox', { name: 'Your name, as they know you' })).toBeVisible();
  await look('ask');
  await dialog.getByRole('textbox').fill('Mia');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByText(/\/ask\/[\w-]{22}$/).textContent();
  await look('ask-link');
  await page.goto(new URL(link!).pathname);
  await expect(page.getByRole('heading', { level: 1, name: 'Mia asks: what do you like?' })).toBeVisible();
  await page.getByRole('button', { name: 'A good book' }).click();
  await look('ask-page');
  await page.getByRole('checkbox', { name: 'Nuts' }).check();
  await page.getByRole('button', { name: 'Send to Mia' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
  await look('ask-thanks');
  const guest = await browser.newPage();
  await guest.goto(`/ask/${'A'.repeat(22)}`);
  await expect(guest.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible();
  await guest.close();
});
