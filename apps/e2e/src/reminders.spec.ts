import { signUpQuickly } from './account.js';
import { expect, test } from './journey.js';
import { mailedTo } from './mailbox.js';
import { beReminded } from './pages/reminders.js';

const pathOf = (link: string | undefined) => {
  const { pathname, search, hash } = new URL(link ?? '');
  return pathname + search + hash;
};

test('a reminder has ideas, can be put off, and ends with a gift @both', async ({ page, browser }) => {
  const { email } = await signUpQuickly(page);
  await beReminded(page);
  const { text = '', headers } = await mailedTo(email, 'Hanna: Birthday in 10 days');
  expect(headers.get('list')).toMatchObject({ unsubscribe: { url: expect.stringContaining('/api/mail/') } });
  const links = text.match(/https?:\/\/\S+\/reminder\S*/g) ?? [];
  const linkWith = (part: string) => pathOf(links.find((link) => link.includes(part)));

  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(linkWith('idea=2'));
  await expect(guest.getByRole('heading', { level: 1, name: 'Hanna: Birthday' })).toBeVisible();
  const ideas = guest.getByRole('listitem').filter({ hasText: 'Why it fits' });
  await expect(ideas).toHaveCount(3);
  await expect(ideas.nth(1)).toHaveAttribute('aria-current', 'true');

  await guest.goto(linkWith('do=snooze'));
  await guest
    .getByRole('dialog', { name: 'Remind me later' })
    .getByRole('button', { name: 'Remind me' })
    .click();
  await expect(guest.getByText('We’ll remind you again on')).toBeVisible();

  await guest.goto(linkWith('do=gift'));
  const dialog = guest.getByRole('dialog', { name: 'A gift for Hanna' });
  await dialog.getByRole('textbox', { name: 'What is it? (optional)' }).fill('Cake tin');
  await dialog.getByRole('button', { name: 'I have it' }).click();
  await expect(guest.getByText('You have a gift for Hanna')).toBeVisible();
  await context.close();

  await page.goto('/plan');
  await expect(page.getByText('Cake tin')).toBeVisible();
});

test('mails of one kind are stopped by their link, without an account, and come again', async ({
  page,
  browser,
}) => {
  const { email } = await signUpQuickly(page);
  await beReminded(page);
  const { text = '' } = await mailedTo(email, 'Hanna: Birthday in 10 days');
  const context = await browser.newContext();
  const reader = await context.newPage();
  await reader.goto(pathOf(/https?:\/\/\S+\/unsubscribe#[\w.-]+/.exec(text)?.[0]));
  await reader.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(reader.getByText('You won’t get reminders by email anymore.')).toBeVisible();
  await page.goto('/settings#notifications');
  const reminders = page
    .getByRole('region', { name: 'By email' })
    .getByRole('switch', { name: 'Email reminders' });
  await expect(reminders).not.toBeChecked();
  await reader.getByRole('button', { name: 'Get them again' }).click();
  await expect(reader.getByText('You get reminders by email again.')).toBeVisible();
  const wanted = await page.request.get('/api/user/notifications');
  expect(await wanted.json()).toMatchObject({ emailReminders: true });
  await context.close();
});

test('a reminder that is out of date says so', async ({ page, watch }) => {
  watch.expect(/^\/api\/reminders\//, 404);
  await page.goto(`/reminder#${'A'.repeat(22)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'This reminder is out of date' })).toBeVisible();
});
