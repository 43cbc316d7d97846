import { signUpQuickly } from '../account.js';
import { uploadPhoto, writeWishlist } from '../wishlist.js';
import { expect, test } from './screen.js';

test('wishlists', async ({ page, look }) => {
  await signUpQuickly(page);
  await page.goto('/wishlists');
  await expect(page.getByText('No wishlists yet')).toBeVisible();
  await look('wishlists-empty');
  await page.getByRole('button', { name: 'New Wishlist' }).click();
  const dialog = page.getByRole('dialog', { name: 'New wishlist' });
  await dialog
    .getByRole('textbox', { name: 'Title' })
    .fill('Our new home, with a garden and a very long driveway');
  await dialog
    .getByRole('textbox', { name: 'Description' })
    .fill('We have most things already. Books are always fine.');
  await dialog.getByRole('textbox', { name: 'Item' }).fill('Watering can');
  await dialog.getByRole('textbox', { name: 'Item' }).press('Enter');
  await expect(dialog.getByRole('list', { name: 'Items so far' })).toContainText('Watering can');
  await look('new-wishlist');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Our new home/ })).toBeVisible();
  await page.getByRole('button', { name: 'Add items' }).click();
  const adder = page.getByRole('group', { name: 'New item' });
  await adder.getByRole('textbox', { name: 'Item' }).fill('A handmade bird house');
  await adder.getByRole('textbox', { name: 'Price' }).fill('about $40');
  await adder.getByRole('textbox', { name: 'Link' }).fill('birds.example.com/houses/7');
  await adder.getByRole('textbox', { name: 'Link' }).press('Tab');
  await expect(adder.getByText(/We couldn’t read birds.example.com/)).toBeVisible({ timeout: 20_000 });
  await adder.getByRole('button', { name: 'Add item' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /bird house/ })).toBeVisible();
  await expect(adder.getByRole('textbox', { name: 'Item' })).toBeFocused();
  await look('wishlist');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('make-public');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Invite by email' }).click();
  const invite = page.getByRole('dialog', { name: 'Invite by email' });
  await invite.getByRole('textbox', { name: 'Their email' }).fill('a.friend.with.a.long.address@example.com');
  await invite.getByRole('button', { name: 'Invite' }).click();
  await expect(invite.getByRole('listitem')).toHaveCount(1);
  await look('invite');
  await invite.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: 'My Wishlists' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await look('wishlists');
});

test('a wishlist that is gone or private', async ({ page, look, watch }) => {
  watch.expect(/^\/(api\/wishlists\/shared|wishlist)\//, 404);
  await page.goto(`/wishlist/${'A'.repeat(22)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist not found' })).toBeVisible();
  await look('shared-wishlist-gone');
});

test('a shared wishlist', async ({ page, browser, look, snap }) => {
  const owner = await browser.newPage();
  await signUpQuickly(owner);
  const { shareCode } = await writeWishlist(owner, {
    ...{ title: 'Our new home', description: 'Books are always fine.', public: true },
    items: [
      { name: 'Watering can', price: '25', priority: 'high', photo: await uploadPhoto(owner) },
      {
        ...{ name: 'Cups', quantity: 6, price: '8', description: 'Blue ones', picture: 'teapot' },
        url: 'https://cups.example.com/1',
      },
      {
        name: 'A very long name for something that is rather small and costs next to nothing',
        priority: 'low',
      },
    ],
  });
  await owner.close();
  await page.goto(`/wishlist/${shareCode}`);
  await expect(page.getByRole('article')).toHaveCount(3);
  await look('shared-wishlist');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await snap('shared-wishlist-print');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Reserve Cups' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reserve Cups' });
  await expect(dialog.getByRole('textbox', { name: 'Your name' })).toBeVisible();
  await look('reserve');
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Bea');
  const reserved = page.waitForResponse(/\/reserve$/);
  await dialog.getByRole('button', { name: 'Reserve' }).click();
  const { reservation } = (await (await reserved).json()) as { reservation: { code: string } };
  await expect(page.getByText('You reserved this')).toBeVisible();
  await look('shared-wishlist-reserved');
  await page.goto(`/reservation#${reservation.code}`);
  await expect(page.getByRole('heading', { level: 1, name: 'You reserved Cups' })).toBeVisible();
  await look('reservation');
});

test('what a guest and a user reserved', async ({ page, browser, look }) => {
  const owner = await browser.newPage();
  await signUpQuickly(owner);
  const long = 'A very long name for something that is rather small and costs next to nothing';
  const { shareCode, items } = await writeWishlist(owner, {
    ...{ title: 'Our new home', public: true },
    items: [{ name: 'Watering can' }, { name: long, quantity: 2 }],
  });
  const reserve = async (name: string) => {
    await page.goto(`/wishlist/${shareCode}`);
    await page.getByRole('button', { name: `Reserve ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Reserve ${name}` });
    await dialog.getByRole('textbox', { name: 'Your name' }).fill('Bea');
    await dialog.getByRole('button', { name: 'Reserve' }).click();
    await expect(page.getByText('You reserved this').first()).toBeVisible();
  };
  await reserve('Watering can');
  const removal = await owner.request.delete(`/api/wishlists/items/${items[0]!.id}`, { data: {} });
  expect(removal.status()).toBe(200);
  await owner.close();
  await page.reload();
  await expect(page.getByText('An item you reserved was removed:')).toBeVisible();
  await look('shared-wishlist-removed');
  await signUpQuickly(page);
  await reserve(long);
  await page.goto('/wishlists');
  await expect(page.getByRole('heading', { level: 2, name: 'My reservations' })).toBeVisible();
  await look('my-reservations');
});
