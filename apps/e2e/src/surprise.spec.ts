import type { Page } from '@playwright/test';
import { signUpQuickly } from './account.js';
import { exportedFiles } from './pages/exported-files.js';
import { expect, test } from './journey.js';
import { askLink, family, writeDown } from './people.js';
import { writeWishlist } from './wishlist.js';

interface Listening {
  pushed: string;
}

/** Collects everything that the push stream of the signed-in user brings. */
const listen = (page: Page) =>
  page.evaluate(async () => {
    const target = Object.assign(window, { pushed: '' });
    const { body } = await fetch('/api/push', { headers: { accept: 'text/event-stream' } });
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    void (async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read())
        target.pushed += part.value;
    })();
  });
const pushed = (page: Page) => page.evaluate(() => (window as unknown as Listening).pushed);

/** Reserves through the API as a guest. */
async function reserve(page: Page, shareCode: string, itemId: number): Promise<void> {
  const address = `/api/wishlists/shared/${shareCode}/items/${itemId}/reserve`;
  const answer = await page.request.post(address, { data: { name: 'Aunt Bea' } });
  expect(answer.status()).toBe(200);
}

/** Tables that hold the two exports themselves, and when the account was last looked at for a digest. */
const changesAnyway = /^json\/(auth\/|planning\/reminders\.json$)/;

async function exported(page: Page, password: string): Promise<[string, string][]> {
  const files = [...(await exportedFiles(page, password))].filter(([name]) => !changesAnyway.test(name));
  expect(files.map(([name]) => name)).toContain('json/planning/wishlist_items.json');
  return files.sort();
}

test('no push message, tag or repeated answer tells the owner that something is reserved', async ({
  page,
  browser,
}) => {
  await signUpQuickly(page);
  const [recipientId] = await writeDown(page, family()[0]!);
  const items = [{ name: 'Kite', price: '20' }, { name: 'Cups' }];
  const list = await writeWishlist(page, { title: 'Our garden', public: true, items });
  await page.goto(`/wishlists/${list.id}`);
  await listen(page);
  const paths = [
    ...['/api/wishlists', `/api/wishlists/${list.id}`, '/api/reservations', '/api/recipients'],
    ...[`/api/wishlists/shared/${list.shareCode}`, `/api/wishlists/shared/${list.shareCode}/taken`],
  ];
  const before = await Promise.all(paths.map((path) => page.request.get(path)));
  const bodies = await Promise.all(before.map((answer) => answer.text()));

  const guest = await browser.newPage();
  for (const { id } of list.items) await reserve(guest, list.shareCode, id);
  for (const [at, path] of paths.entries()) {
    const again = await page.request.get(path);
    expect(await again.text(), path).toBe(bodies[at]);
    for (const header of ['etag', 'cache-control', 'content-length'])
      expect(again.headers()[header], `${path} ${header}`).toBe(before[at]!.headers()[header]);
  }

  // The stream works: the answer of someone who was asked does come.
  const code = await askLink(page, recipientId!);
  await guest.request.post(`/api/asks/${code}/answers`, { data: { likes: ['art'] } });
  await expect.poll(() => pushed(page)).toContain('planning.ask-answered');
  const types = [...(await pushed(page)).matchAll(/^event: (.+)$/gm)].map(([, type]) => type);
  expect(types).toEqual(['planning.ask-answered']);
  await guest.close();
});

test('the export of the owner is the same whether or not something is reserved', async ({
  page,
  browser,
}) => {
  const { password } = await signUpQuickly(page);
  const items = [
    { name: 'Kite', price: '20' },
    { name: 'Cups', quantity: 6 },
  ];
  const list = await writeWishlist(page, { title: 'Our garden', public: true, items });
  const before = await exported(page, password);
  const guest = await browser.newPage();
  for (const { id } of list.items) await reserve(guest, list.shareCode, id);
  await guest.close();
  expect(await exported(page, password)).toEqual(before);
});

test('another account in the owner’s browser doesn’t see what is taken, unless it isn’t the owner’s', async ({
  page,
  browser,
}) => {
  await signUpQuickly(page);
  const list = await writeWishlist(page, { title: 'Our garden', public: true, items: [{ name: 'Kite' }] });
  await page.goto(`/wishlists/${list.id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Kite' })).toBeVisible();
  const guest = await browser.newPage();
  await reserve(guest, list.shareCode, list.items[0]!.id);
  await guest.close();
  await page.getByRole('button', { name: /^Sign Out/ }).click();
  await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible();

  await signUpQuickly(page);
  await page.goto(`/wishlist/${list.shareCode}`);
  await expect(page.getByText(/made in this browser/)).toBeVisible();
  const kite = page.getByRole('article', { name: 'Kite' });
  await expect(kite).not.toContainText('Taken');
  await page.getByRole('button', { name: 'I’m not the owner' }).click();
  await expect(kite).toContainText('Taken');
});
