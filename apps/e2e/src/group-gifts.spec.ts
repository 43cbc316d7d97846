import type { Page } from '@playwright/test';
import { signUpQuickly } from './account.js';
import { beginContribution, recordCash, writeGroupGift } from './pages/group-gift.js';
import { expect, test } from './journey.js';
import { family, writeDown } from './people.js';
import { newPerson } from './person.js';

const collected = (page: Page) => page.getByRole('progressbar', { name: 'Collected' });
const expectCollected = (page: Page, text: string) =>
  expect(collected(page)).toHaveAttribute('aria-valuetext', text);

/** On the simulator's page. */
async function approve(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('No money moves here.')).toBeVisible();
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(/\/group\//);
}

async function create(page: Page): Promise<string> {
  await page.goto('/group-purchases');
  await page.getByRole('button', { name: 'New group gift' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Group Purchase' });
  await dialog.getByRole('textbox', { name: 'Gift title' }).fill('A bike for Hanna');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('combobox', { name: 'Recipient name' }).fill('Hanna');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('radio', { name: 'Birthday' }).click({ force: true });
  await dialog.getByRole('textbox', { name: 'Goal in dollars' }).fill('100');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Hers was stolen.');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Step 6 of 6', { exact: true })).toBeVisible();
  const created = page.waitForResponse(/\/api\/group-purchases$/);
  await dialog.getByRole('button', { name: 'Create' }).click();
  const { groupPurchase } = (await (await created).json()) as { groupPurchase: { shareCode: string } };
  await expect(page.getByRole('heading', { level: 1, name: 'A bike for Hanna' })).toBeVisible();
  return `/group/${groupPurchase.shareCode}`;
}

test('three guests chip in: one cancels, one changes the amount, one reaches the goal, and the gift is bought', async ({
  page,
  browser,
}) => {
  await signUpQuickly(page);
  const link = await create(page);
  const [anna, ben, cleo] = await Promise.all([browser.newPage(), browser.newPage(), browser.newPage()]);
  for (const guest of [anna, ben, cleo]) await guest.goto(link);

  await beginContribution(anna, 'Anna', '40');
  await approve(anna, 'Cancel and go back');
  await expect(anna.getByText('Nothing was charged')).toBeVisible();
  await expect(anna.getByRole('textbox', { name: 'Your name' })).toHaveValue('Anna');

  await beginContribution(ben, 'Ben', '30');
  await ben.getByRole('button', { name: 'Change Amount' }).click();
  await expect(ben.getByRole('textbox', { name: 'Amount in dollars' })).toHaveValue('30');
  const form = ben.getByRole('region', { name: 'Contribute' });
  await form.getByRole('textbox', { name: 'Amount in dollars' }).fill('60');
  await form.getByRole('checkbox', { name: 'Hide my amount from others' }).check();
  await form.getByRole('button', { name: 'Contribute' }).click();
  await approve(ben, /^Pay \$60/);
  await expect(ben.getByText('Contribution Successful!', { exact: true })).toBeVisible();
  // Both see it without a reload.
  await expectCollected(page, '$60 of $100');
  await expectCollected(anna, '$60 of $100');
  await expect(cleo.getByText('Ben', { exact: true })).toBeVisible();

  await beginContribution(cleo, 'Cleo', '40');
  // All that is missing is reserved for this payment, which goes on after a reload.
  await cleo.reload();
  await approve(cleo, /^Pay \$40/);
  await expect(cleo.getByText('Goal Reached!')).toBeVisible();
  await expect(anna.getByText('Goal Reached!')).toBeVisible();
  await expect(cleo.getByRole('button', { name: 'Contribute' })).toBeDisabled();

  await page.getByRole('button', { name: 'Refund Ben' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refund' }).click();
  const report = page.getByRole('dialog', { name: 'Refunds' });
  await expect(report.getByRole('listitem')).toContainText('Ben: $60');
  await report.getByRole('button', { name: 'Done' }).click();
  await expectCollected(page, '$40 of $100');
  await expectCollected(cleo, '$40 of $100');

  await page.getByRole('button', { name: 'Mark as bought' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as bought' }).click();
  await expect(page.getByText(/^Bought · 1 contributor/)).toBeVisible();
  await expect(cleo.getByText(/^The gift was bought on/)).toBeVisible();
  await expect(cleo.getByRole('button', { name: 'Contribute' })).toBeHidden();
  await Promise.all([anna, ben, cleo].map((guest) => guest.close()));
});

test('promises turn into payments once they cover the goal', async ({ page, browser }) => {
  await signUpQuickly(page);
  const { shareCode } = await writeGroupGift(page, { collects: 'pledges' });
  const [anna, ben] = await Promise.all([browser.newPage(), browser.newPage()]);
  for (const [guest, name, amount] of [
    [anna, 'Anna', '60'],
    [ben, 'Ben', '40'],
  ] as const) {
    await guest.goto(`/group/${shareCode}`);
    await guest.getByRole('button', { name: 'Promise an amount' }).click();
    const form = guest.getByRole('region', { name: 'Contribute' });
    await form.getByRole('textbox', { name: 'Your name' }).fill(name);
    await form.getByRole('textbox', { name: 'Amount in dollars' }).fill(amount);
    await form.getByRole('textbox', { name: 'Email' }).fill(`${name.toLowerCase()}@example.com`);
    await form.getByRole('button', { name: 'Promise' }).click();
    await expect(guest.getByText(`You promised $${amount}.`).first()).toBeVisible();
  }
  await expectCollected(ben, '$0 of $100');
  // Both are on their way to the payment before either of them has paid.
  for (const [guest, amount] of [
    [anna, '60'],
    [ben, '40'],
  ] as const) {
    await guest.getByRole('button', { name: 'Pay now' }).click();
    await guest.getByRole('button', { name: `Pay $${amount}` }).click();
    await expect(guest.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
  }
  await approve(anna, /^Pay \$60/);
  await expectCollected(anna, '$60 of $100');
  await expectCollected(ben, '$60 of $100');
  await approve(ben, /^Pay \$40/);
  await expectCollected(anna, '$100 of $100');
  await Promise.all([anna, ben].map((guest) => guest.close()));
});

test('contributors vote, and the organizer makes the winner the gift', async ({ page, browser }) => {
  await signUpQuickly(page);
  const ideas = [{ title: 'A red bike' }, { title: 'A scooter' }];
  const { id, shareCode } = await writeGroupGift(page, { ideas });
  const guest = await browser.newPage();
  await guest.goto(`/group/${shareCode}`);
  await expect(guest.getByText('Everyone who contributes has one vote.')).toBeVisible();
  await beginContribution(guest, 'Anna', '20');
  await approve(guest, /^Pay \$20/);
  await guest.getByRole('button', { name: 'Vote for A scooter' }).click();
  await expect(guest.getByRole('button', { name: 'Vote for A scooter' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto(`/group-purchases/${id}`);
  await expect(page.getByText('1 vote', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Make it the gift: A scooter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A scooter' })).toBeVisible();
  await guest.close();
});

test('the organizer thanks everyone with a photo of the gift', async ({ page, browser }) => {
  await signUpQuickly(page);
  const { id, shareCode } = await writeGroupGift(page);
  await recordCash(page, id, 'Aunt Bea', 60);
  const guest = await browser.newPage();
  await guest.goto(`/group/${shareCode}`);
  await page.goto(`/group-purchases/${id}`);
  await page.getByRole('button', { name: 'Thank everyone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Thank everyone' });
  await dialog.getByRole('textbox', { name: 'Your note' }).fill('She rode it home. Thank you!');
  const file = { name: 'bike.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await dialog.getByLabel('Photo file').setInputFiles(file);
  await expect(dialog.getByAltText('The chosen photo')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toBeHidden();
  for (const visitor of [page, guest]) {
    await expect(visitor.getByText('She rode it home. Thank you!')).toBeVisible();
    const photo = visitor.getByRole('img', { name: 'The gift' });
    await photo.scrollIntoViewIfNeeded();
    const isShown = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
    await expect.poll(() => photo.evaluate(isShown)).toBe(true);
  }
  await guest.close();
});

test('a contributor keeps a group gift in their own gifts, with what they pay', async ({ page, browser }) => {
  const organizer = await browser.newPage();
  await signUpQuickly(organizer);
  const { shareCode } = await writeGroupGift(organizer);
  await organizer.close();
  await signUpQuickly(page);
  const [id] = await writeDown(page, family()[0]!);
  await page.goto(`/group/${shareCode}`);
  await beginContribution(page, 'Anna', '25');
  await approve(page, /^Pay \$25/);
  await page.getByRole('button', { name: 'Add to my gifts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to my gifts' });
  await dialog.getByRole('combobox', { name: 'Person' }).selectOption(String(id));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('It’s in your gifts.')).toBeVisible();
  const gift = page.getByRole('article', { name: 'A bike for Hanna' });
  // It follows by an event.
  await expect(async () => {
    await page.goto(`/recipients/${id}`);
    await expect(gift).toContainText('$25', { timeout: 2_000 });
  }).toPass();
});

test('who must not see a group gift doesn’t find it', async ({ page, browser, watch }) => {
  const hanna = newPerson();
  await signUpQuickly(page);
  const { id, shareCode } = await writeGroupGift(page, { hiddenFrom: [hanna.email] });
  await recordCash(page, id, 'Anna', 25);
  const guest = await browser.newPage();
  const raw = await (await guest.request.get(`/group/${shareCode}`)).text();
  expect(raw).toContain('<meta property="og:title" content="A group gift">');
  expect(raw).toMatch(/A bike for Hanna<\/h1>/);
  await guest.close();
  const other = await browser.newPage();
  await signUpQuickly(other, hanna);
  expect(await (await other.request.get(`/group/${shareCode}`)).text()).not.toContain('A bike');
  watch.follow(other.context());
  watch.expect(/^\/(api\/group-purchases\/shared|group)\//, 404);
  await other.goto(`/group/${shareCode}`);
  await expect(other.getByRole('heading', { name: 'Group Purchase Not Found' })).toBeVisible();
  await other.close();
});
