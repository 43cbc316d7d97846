import { signUpQuickly } from './account.js';
import { expect, test } from './journey.js';
import { askLink, family, writeDown } from './people.js';

test('someone is asked what they like, and their answers are filed with them', async ({ page, browser }) => {
  await signUpQuickly(page);
  const [id] = await writeDown(page, family()[0]!);
  const code = await askLink(page, id!);
  await page.goto(`/recipients/${id}`);
  const notes = page.getByRole('list', { name: 'Notes' });
  await expect(page.getByRole('button', { name: /what they like$/ })).toBeVisible();

  const guest = await browser.newPage();
  const sent = await guest.request.get(`/ask/${code}`);
  expect(await sent.text(), 'the questions are in the document').toContain('This or that?');
  expect(await sent.text()).toContain('noindex');
  await guest.goto(`/ask/${code}`);
  await guest.getByRole('button', { name: 'A museum' }).click();
  await guest.getByRole('textbox', { name: 'Sizes' }).fill('Shoes 39');
  await guest.getByRole('checkbox', { name: 'Gluten' }).check();
  await guest.getByRole('button', { name: 'Send to Mia' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
  await guest.close();

  await page.reload();
  await expect(notes).toContainText(/Told by .*: Likes art\. Allergic to gluten\. Sizes: Shoes 39\./);
});
