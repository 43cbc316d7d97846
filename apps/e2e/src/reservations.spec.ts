import { signUpQuickly } from './account.js';
import { expect, test } from './journey.js';
import { family, writeDown } from './people.js';
import { writeWishlist } from './wishlist.js';

test('a user files what they reserved with their gifts, and starts a group gift for a bigger wish', async ({
  page,
  browser,
}) => {
  const owner = await browser.newPage();
  await signUpQuickly(owner);
  const items = [{ name: 'Kite', price: '20' }, { name: 'Cups' }, { name: 'Swing', price: '240' }];
  const { shareCode } = await writeWishlist(owner, { title: 'Our garden', public: true, items });
  await owner.close();

  await signUpQuickly(page);
  const [id] = await writeDown(page, family()[0]!);
  await page.goto(`/wishlist/${shareCode}`);
  await page.getByRole('button', { name: 'Reserve Kite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reserve Kite' });
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Bea');
  await dialog.getByRole('button', { name: 'Reserve' }).click();
  await expect(page.getByText('You reserved this')).toBeVisible();

  await page.goto('/wishlists');
  await expect(page.getByRole('heading', { level: 2, name: 'My reservations' })).toBeVisible();
  await page.getByRole('button', { name: 'I bought this: Kite' }).click();
  await expect(page.getByText('From “Our garden” · Bought')).toBeVisible();
  await page.getByRole('button', { name: 'Add to my gifts: Kite' }).click();
  const filing = page.getByRole('dialog', { name: 'Add to my gifts' });
  await filing.getByRole('combobox', { name: 'Person' }).selectOption(String(id));
  await filing.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('From “Our garden” · Bought · In your gifts')).toBeVisible();
  await page.goto(`/recipients/${id}`);
  await expect(page.getByRole('article', { name: 'Kite' })).toContainText('Bought');

  await page.goto(`/wishlist/${shareCode}`);
  await page.getByRole('button', { name: 'Start a group gift: Swing' }).click();
  const creation = page.getByRole('dialog', { name: 'Create Group Purchase' });
  await expect(creation.getByRole('textbox', { name: 'Gift title' })).toHaveValue('Swing');
  await creation.getByRole('button', { name: 'Next' }).click();
  await creation.getByRole('combobox', { name: 'Recipient name' }).fill('Iris');
  await creation.getByRole('button', { name: 'Next' }).click();
  await creation.getByRole('radio', { name: 'Birthday' }).click({ force: true });
  await expect(creation.getByRole('textbox', { name: 'Goal in dollars' })).toHaveValue('240');
  await creation.getByRole('button', { name: 'Next' }).click();
  await creation.getByRole('textbox', { name: 'Description' }).fill('For their garden.');
  await creation.getByRole('button', { name: 'Next' }).click();
  await creation.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Swing' })).toBeVisible();
  // Both follow by an event.
  await expect(async () => {
    await page.goto('/wishlists');
    await expect(page.getByRole('button', { name: 'Undo: Swing' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText('From “Our garden” · In your gifts')).toBeVisible();
  await page.goto(`/recipients/${id}`);
  await expect(page.getByRole('button', { name: 'Mark as bought: Swing' })).toBeVisible();
});

test('the public page of a list is rendered for a browser without scripts, and for no search engine', async ({
  page,
  browser,
}) => {
  await signUpQuickly(page);
  const items = [{ name: 'Kite', price: '20' }];
  const { shareCode } = await writeWishlist(page, { title: 'Our garden', public: true, items });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const guest = await context.newPage();
  const answer = await guest.goto(`/wishlist/${shareCode}`);
  const html = await answer!.text();
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(html).toContain('<meta property="og:title" content="Wishlist: Our garden">');
  expect(answer!.headers()['referrer-policy']).toBe('no-referrer');
  await expect(guest.getByRole('heading', { level: 2, name: 'Kite' })).toBeVisible();
  await context.close();
});
