import type { Page } from '@playwright/test';
import { signUpQuickly } from './account.js';
import { expect, test } from './journey.js';
import { family, writeDown, writeDownGifts } from './people.js';
import { writeWishlist } from './wishlist.js';

const names = ['Kite', 'Cups', 'Lamp', 'Map', 'Tent', 'Rope', 'Book', 'Bowl', 'Seeds', 'Chess set'];

async function reserve(page: Page, item: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Reserve ${item}` }).click();
  const dialog = page.getByRole('dialog', { name: `Reserve ${item}` });
  await dialog.getByRole('textbox', { name: 'Your name' }).fill(name);
  await dialog.getByRole('button', { name: 'Reserve' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('group', { name: `Your reservation of ${item}` })).toBeVisible();
}

/** The bytes and headers of everything that the owner's browser can ask about a list, without times. */
async function ownerAnswers(page: Page, { id, shareCode }: { id: number; shareCode: string }) {
  const answers: unknown[] = [];
  const codes = `/api/wishlists/shared/${shareCode}`;
  for (const path of ['/api/wishlists', `/api/wishlists/${id}`, codes, `${codes}/taken`]) {
    const answer = await page.request.get(path);
    const { 'content-length': length, etag, 'cache-control': cache } = answer.headers();
    answers.push([path, answer.status(), await answer.text(), length, etag, cache]);
  }
  const document = await page.request.get(`/wishlist/${shareCode}`);
  answers.push([document.status(), await document.text(), document.headers()['content-length']]);
  return answers;
}

test('a list of ten items is shared, and its owner stays surprised', async ({ page, browser }) => {
  await signUpQuickly(page);
  const items = names.map((name, index) => ({ name, price: String(10 + index) }));
  const list = await writeWishlist(page, { title: 'Our garden', public: true, items });
  const before = await ownerAnswers(page, list);

  const guests = [await browser.newContext(), await browser.newContext()];
  const [bea, cal] = await Promise.all(guests.map((guest) => guest.newPage()));
  for (const guest of [bea!, cal!]) {
    await guest.goto(`/wishlist/${list.shareCode}`);
    await expect(guest.getByRole('article')).toHaveCount(10);
  }
  await reserve(bea!, 'Kite', 'Aunt Bea');
  await reserve(cal!, 'Tent', 'Cal');
  await bea!.getByRole('button', { name: 'I bought this' }).click();
  await expect(bea!.getByText('You bought this')).toBeVisible();
  await cal!.reload();
  await expect(cal!.getByRole('article', { name: 'Kite' })).toContainText('Taken');
  await expect(cal!.getByText('You reserved this')).toBeVisible();

  expect(await ownerAnswers(page, list)).toEqual(before);
  await page.goto(`/wishlist/${list.shareCode}`);
  await expect(page.getByText(/^This is your list/)).toBeVisible();
  await expect(page.getByRole('article', { name: 'Kite' })).not.toContainText('Taken');
  await page.getByRole('button', { name: /^Sign Out/ }).click();
  await page.goto(`/wishlist/${list.shareCode}`);
  await expect(page.getByText(/made in this browser/)).toBeVisible();
  await expect(page.getByRole('article', { name: 'Kite' })).not.toContainText('Taken');

  await cal!.getByRole('button', { name: 'Undo' }).click();
  await expect(cal!.getByRole('button', { name: 'Reserve Tent' })).toBeVisible();
  await bea!.reload();
  await expect(bea!.getByText('You bought this')).toBeVisible();
  await Promise.all(guests.map((guest) => guest.close()));
});

test('a list tells its owner what is taken, and not by whom, once they ask for it', async ({
  page,
  browser,
}) => {
  await signUpQuickly(page);
  const list = await writeWishlist(page, { title: 'Our garden', public: true, items: [{ name: 'Kite' }] });
  const guest = await browser.newPage();
  await guest.goto(`/wishlist/${list.shareCode}`);
  await reserve(guest, 'Kite', 'Aunt Bea');
  await page.goto(`/wishlists/${list.id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Kite' })).toBeVisible();
  await expect(page.getByText('Taken', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit wishlist' });
  await dialog.getByRole('switch', { name: 'Show me what’s taken' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Taken', { exact: true })).toBeVisible();
  await expect(page.getByText('Bea')).toHaveCount(0);
  await guest.close();
});

test('the items of a list are put in order with the keyboard', async ({ page }) => {
  await signUpQuickly(page);
  const items = ['Kite', 'Cups', 'Lamp'].map((name) => ({ name }));
  const { id } = await writeWishlist(page, { title: 'Our garden', items });
  await page.goto(`/wishlists/${id}`);
  const shown = page.getByRole('list', { name: 'Items' }).getByRole('heading');
  await page.getByRole('button', { name: 'Move Lamp', exact: true }).press('ArrowUp');
  await expect(shown).toHaveText(['Kite', 'Lamp', 'Cups']);
  await page.getByRole('button', { name: 'Move Kite down' }).click();
  await expect(shown).toHaveText(['Lamp', 'Kite', 'Cups']);
  await expect(async () => {
    await page.reload();
    await expect(shown).toHaveText(['Lamp', 'Kite', 'Cups']);
  }).toPass();
});

test('a gift of the record is added to a new wishlist, and the next one to the same', async ({ page }) => {
  await signUpQuickly(page);
  const [id] = await writeDown(page, family()[0]!);
  const link = 'https://seeds.example.com/1';
  await writeDownGifts(page, id!, [{ title: 'Tomato seeds', price: 4.5, link }, { title: 'Gloves' }]);
  await page.goto(`/recipients/${id}`);
  for (const [title, list] of [
    ['Tomato seeds', ''],
    ['Gloves', 'My wishlist'],
  ]) {
    await page.getByRole('button', { name: `More for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Add to a wishlist' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add to a wishlist' });
    const choice = dialog.getByRole('combobox', { name: 'List' }).locator('option:checked');
    await expect(choice).toHaveText(list || 'A new list');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  }
  await page.goto('/wishlists');
  await page.getByRole('link', { name: 'My wishlist', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Tomato seeds', 'Gloves']);
  await expect(page.getByText('$4.50')).toBeVisible();
});
