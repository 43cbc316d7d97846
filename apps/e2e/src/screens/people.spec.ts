import { signUpQuickly } from '../account.js';
import { family, writeDown } from '../people.js';
import { AddDialog, photo } from '../pages/recipient-dialogs.js';
import { RecipientsScreen } from '../pages/recipients-screen.js';
import { expect, test } from './screen.js';

test('the people, before there are any', async ({ page, look }) => {
  await page.goto('/recipients');
  await expect(page.getByRole('heading', { level: 1, name: 'Your people and their dates' })).toBeVisible();
  await look('recipients-guest');
  await signUpQuickly(page);
  await page.goto('/recipients');
  await expect(page.getByRole('heading', { name: 'No recipients yet' })).toBeVisible();
  await look('recipients-empty');
});

test('adding somebody', async ({ page, look }) => {
  const add = new AddDialog(page);
  const { dialog } = add;
  await signUpQuickly(page);
  await page.goto('/recipients');
  await add.open();
  await look('add-recipient-basics');
  await add.name('Ida');
  await add.choose('Nature');
  await dialog.getByLabel('Add your own').fill('Sailing');
  await dialog.getByLabel('Add your own').press('Enter');
  await expect(dialog.getByRole('checkbox', { name: 'Sailing' })).toBeChecked();
  await look('add-recipient-interests');
  await add.goOn(3);
  await add.choose('Eco-friendly');
  await look('add-recipient-personality');
  await add.goOn(4);
  for (const occasion of ['Birthday', 'Christmas', 'Something else']) await add.choose(occasion);
  await add.date('Birthday', 'February', '29');
  await dialog.getByLabel('What’s the occasion?').fill('Name day');
  await look('add-recipient-occasions');
  await add.choose("Mother's Day");
  await dialog.getByLabel('Country').selectOption('Norway');
  await look('add-recipient-country');
  await add.goOn(5);
  await dialog.getByLabel('Nickname').fill('Idi');
  await dialog.getByLabel('Age').fill('34');
  await dialog.getByRole('radio', { name: '$26 – $50' }).check();
  await dialog.getByRole('button', { name: 'Add a note' }).click();
  await page.keyboard.type('Her old backpack is falling apart.');
  const picture = { name: 'ida.jpg', mimeType: 'image/jpeg', buffer: await photo(page, 400, 300) };
  await dialog.locator('input[type=file]').setInputFiles(picture);
  await expect(dialog.getByAltText('How the photo looks')).toBeVisible();
  await look('add-recipient-details');
});

test('adding people by writing them down', async ({ page, look }) => {
  await signUpQuickly(page);
  await page.goto('/recipients');
  await page.getByRole('button', { name: 'Quick add' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick add' });
  await look('quick-add');
  await dialog
    .getByLabel('Name and date')
    .fill('Rosa, May 3, loves chess\nBen 5/4\nMum 12 June 1961\nSomeone\nTom, Feb 30');
  await dialog.getByRole('button', { name: 'Edit Someone' }).click();
  await look('quick-add-lines');
  await dialog.getByRole('button', { name: 'Add 4 of 5' }).click();
  await expect(dialog.getByText('Added: Rosa, Ben, Mum and Someone.')).toBeVisible();
  await look('quick-add-result');
});

test('the people and their year', async ({ page, look }) => {
  const recipients = new RecipientsScreen(page);
  const edit = page.getByRole('dialog', { name: 'Edit Recipient' });
  await signUpQuickly(page);
  await writeDown(page, ...family());
  await page.goto('/recipients');
  await expect(recipients.cards).toHaveCount(4);
  await recipients.thankForTips();
  await look('recipients');

  await recipients.mark(/^Iris, Birthday/).tap();
  await expect(page.getByRole('menu', { name: /5 days left$/ })).toBeVisible();
  await look('recipients-touch');
  await page.keyboard.press('Escape');
  await recipients.card('Iris').getByRole('button', { name: /^Edit/ }).click();
  await expect(edit.getByRole('button', { name: /^Birthday/ })).toHaveAttribute('aria-expanded', 'true');
  await look('edit-recipient');
});

test('the year under a mouse and by keyboard @desktop', async ({ page, look }) => {
  const recipients = new RecipientsScreen(page);
  await signUpQuickly(page);
  await writeDown(page, ...family());
  await page.goto('/recipients');
  await expect(recipients.cards).toHaveCount(4);
  await recipients.thankForTips();
  await recipients.mark(/^Iris, Birthday/).hover();
  await expect(recipients.tip).toContainText('Click to plan gift');
  await look('recipients-tip');
  await page.mouse.move(5, 5);
  await recipients
    .mark(/^2 occasions, /)
    .first()
    .press('Enter');
  await expect(page.getByRole('menu', { name: /20 days left$/ })).toBeVisible();
  await look('recipients-day');
});

test('the start page of a user with days and ideas', async ({ page, look }) => {
  await signUpQuickly(page);
  await writeDown(page, ...family());
  const wizard = { interests: ['cooking'], personality: ['creative'] };
  const names = ['Bo', 'Iris', 'Wolfeschlegelsteinhausenbergerdorff the Elder'];
  for (const [index, recipientName] of names.entries()) {
    const data = { ...wizard, recipientName, run: `run-of-star${index}` };
    expect((await page.request.post('/api/wizard/generate-suggestions', { data })).status()).toBe(200);
  }
  await page.goto('/');
  // Its space is reserved from the next visit on.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('giftwell-account'))).toBe('1');
  await page.reload();
  const strip = page.getByRole('complementary', { name: 'What’s next' });
  await expect(strip.getByRole('link', { name: /^Wolfe/ })).toBeVisible();
  await strip.scrollIntoViewIfNeeded();
  await look('home-strip');
});
