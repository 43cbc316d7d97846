import { signUpQuickly } from '../account.js';
import { mailedTo } from '../mailbox.js';
import { beReminded } from '../pages/reminders.js';
import { expect, test } from './screen.js';

test('a reminder', async ({ page, look, watch }) => {
  watch.expect(/^\/api\/reminders\//, 404);
  const { email } = await signUpQuickly(page);
  await beReminded(page);
  const { text = '' } = await mailedTo(email, 'Hanna: Birthday in 10 days');
  const { pathname, hash } = new URL(/https?:\/\/\S+\/reminder#\S+/.exec(text)?.[0] ?? '');
  await page.goto(pathname + hash);
  await expect(page.getByRole('heading', { level: 2, name: 'Gift ideas' })).toBeVisible();
  await look('reminder');
  await page.getByRole('button', { name: 'Remind me later' }).click();
  await expect(page.getByRole('dialog', { name: 'Remind me later' })).toBeVisible();
  await look('reminder-later');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'I have a gift' }).click();
  await expect(page.getByRole('dialog', { name: 'A gift for Hanna' })).toBeVisible();
  await look('reminder-gift');
  await page.goto('/reminder#AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByRole('heading', { level: 1, name: 'This reminder is out of date' })).toBeVisible();
  await look('reminder-gone');
});
