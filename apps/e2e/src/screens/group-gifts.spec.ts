import { signUpQuickly } from '../account.js';
import { beginContribution, recordCash, writeGroupGift } from '../pages/group-gift.js';
import { family, writeDown } from '../people.js';
import { expect, test } from './screen.js';

const words = 'Hers was stolen, and she rides to work every day.\nWe’d like to give it to her in June.';

test('group gifts of one’s own', async ({ page, look }) => {
  await signUpQuickly(page);
  await page.goto('/group-purchases');
  await expect(page.getByText('No group purchases yet')).toBeVisible();
  await look('group-gifts-empty');
  await page.getByRole('button', { name: 'Short form' }).click();
  await expect(page.getByRole('form', { name: 'New group gift' })).toBeVisible();
  await look('group-gift-form');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'New group gift' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Group Purchase' });
  await dialog.getByRole('textbox', { name: 'Gift title' }).fill('A bike for Hanna, who lost hers');
  await look('new-group-gift');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('combobox', { name: 'Recipient name' }).fill('Hanna');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('radio', { name: 'Birthday' })).toBeVisible();
  await look('group-gift-occasion');
  await dialog.getByRole('radio', { name: 'Birthday' }).click({ force: true });
  await dialog.getByRole('textbox', { name: 'Goal in dollars' }).fill('250');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('textbox', { name: 'Description' }).fill(words);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('$250')).toBeVisible();
  await look('group-gift-deadline');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^A bike for Hanna/ })).toBeVisible();
  await recordCash(page, Number(page.url().split('/').at(-1)), 'Aunt Bea', 60);
  await page.reload();
  await expect(page.getByRole('heading', { level: 3, name: 'Aunt Bea: $60' })).toBeVisible();
  await look('group-gift');
  for (const [button, title, name] of [
    ['Edit', 'Edit group gift', 'group-gift-edit'],
    ['Add cash or a transfer', 'Add cash or a transfer', 'group-gift-cash'],
    ['Thank everyone', 'Thank everyone', 'group-gift-thanks'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    const form = page.getByRole('dialog', { name: title });
    await expect(form).toBeVisible();
    await look(name);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toBeHidden();
  }
  await page.getByRole('button', { name: 'Thank everyone' }).click();
  const thanks = page.getByRole('dialog', { name: 'Thank everyone' });
  await thanks.getByRole('textbox', { name: 'Your note' }).fill('She rode it home. Thank you!');
  const file = { name: 'bike.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await thanks.getByLabel('Photo file').setInputFiles(file);
  await expect(thanks.getByAltText('The chosen photo')).toBeVisible();
  await look('group-gift-thanks-photo');
  await thanks.getByRole('button', { name: 'Send' }).click();
  const photo = page.getByRole('img', { name: 'The gift' });
  await expect(photo).toBeVisible();
  await photo.scrollIntoViewIfNeeded();
  await look('group-gift-thanked');
  const link = await page.getByRole('link', { name: /^See the page/ }).getAttribute('href');
  const manage = page.url();
  await page.goto(link!);
  await expect(photo).toBeVisible();
  await look('group-page-thanks');
  await page.goto(manage);
  await page.getByRole('button', { name: 'Refund everyone' }).click();
  const question = page.getByRole('alertdialog', { name: 'Refund everyone?' });
  await expect(question).toBeVisible();
  await look('group-gift-refund');
  await question.getByRole('button', { name: 'Refund everyone' }).click();
  await expect(page.getByRole('dialog', { name: 'Refunds' })).toBeVisible();
  await look('group-gift-refunds');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.goto('/group-purchases');
  await expect(page.getByRole('article')).toHaveCount(1);
  await look('group-gifts');
});

test('a group gift whose gift is bought', async ({ page, look }) => {
  await signUpQuickly(page);
  const { id, shareCode } = await writeGroupGift(page, { description: words });
  await recordCash(page, id, 'Aunt Bea', 60);
  await page.goto(`/group-purchases/${id}`);
  await page.getByRole('button', { name: 'Mark as bought' }).click();
  const question = page.getByRole('alertdialog', { name: 'Is the gift bought?' });
  await expect(question).toBeVisible();
  await look('group-gift-buy');
  await question.getByRole('button', { name: 'Mark as bought' }).click();
  await expect(page.getByText(/^Bought · /)).toBeVisible();
  await look('group-gift-bought');
  await page.goto(`/group/${shareCode}`);
  await expect(page.getByText(/^The gift was bought on /)).toBeVisible();
  await look('group-page-bought');
});

test('a group gift that is closed before its goal', async ({ page, look }) => {
  await signUpQuickly(page);
  const { id, shareCode } = await writeGroupGift(page, { description: words, ifShort: 'refund' });
  await recordCash(page, id, 'Aunt Bea', 60);
  await page.goto(`/group-purchases/${id}`);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Close this group gift?' });
  await expect(question).toContainText('Everyone gets a refund in 7 days');
  await look('group-gift-close');
  await question.getByRole('button', { name: 'Close it' }).click();
  await expect(page.getByText(/^The goal wasn’t reached\. We’ll refund everyone after /)).toBeVisible();
  await look('group-gift-closed');
  await page.goto(`/group/${shareCode}`);
  await expect(page.getByText(/^It ended before its goal\. Everyone gets a refund after /)).toBeVisible();
  await look('group-page-closed');
});

test('a group gift that is gone', async ({ page, look, watch }) => {
  watch.expect(/^\/(api\/group-purchases\/shared|group)\//, 404);
  await page.goto(`/group/${'A'.repeat(22)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Group Purchase Not Found' })).toBeVisible();
  await look('group-page-gone');
});

test('a group gift to which one contributes', async ({ page, browser, look }) => {
  const organizer = await browser.newPage();
  await signUpQuickly(organizer);
  const { shareCode } = await writeGroupGift(organizer, { description: words });
  await organizer.close();
  await signUpQuickly(page);
  const [id] = await writeDown(page, family()[0]!);
  await page.goto(`/group/${shareCode}`);
  await beginContribution(page, 'Cal', '100');
  await expect(page.getByText('The rest is promised, or being paid right now.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: /^Pay \$100/ }).click();
  await page.getByRole('button', { name: 'Add to my gifts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to my gifts' });
  await dialog.getByRole('combobox', { name: 'Person' }).selectOption(String(id));
  await look('group-page-keep');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('It’s in your gifts.')).toBeVisible();
  await look('group-page-kept');
});

test('the page of a group gift', async ({ page, browser, look, snap }) => {
  const organizer = await browser.newPage();
  await signUpQuickly(organizer);
  const { id, shareCode } = await writeGroupGift(organizer, {
    ...{ description: words, deadline: '2099-06-30', ideas: [{ title: 'A red bike', price: 'about $90' }] },
  });
  await recordCash(organizer, id, 'Aunt Bea with a rather long name', 60);
  await page.goto(`/group/${shareCode}`);
  await expect(page.getByText('Aunt Bea with a rather long name')).toBeVisible();
  await look('group-page');
  await page.emulateMedia({ media: 'print' });
  await snap('group-page-print');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Contribute' }).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible();
  await look('group-page-contribute');
  await page.getByRole('button', { name: 'Not now' }).click();
  await beginContribution(page, 'Cal', '40');
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
  await look('group-page-payment');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: /^Pay \$40/ }).click();
  await page.waitForURL(/\/group\//);
  await expect(page.getByText('Goal Reached!')).toBeVisible();
  await look('group-page-reached');
  await organizer.close();
});
