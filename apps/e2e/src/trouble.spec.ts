import type { Page } from '@playwright/test';
import { expect, test } from './journey.js';

/** The landing page, hydrated, with everything loaded. */
async function openHome(page: Page) {
  const session = page.waitForResponse('**/api/auth/session');
  await page.goto('/');
  await session;
  await page.waitForLoadState('networkidle');
}

test('an unknown path reads 404 Page Not Found and leads home', async ({ page }) => {
  await page.goto('/no/such/page?x=1');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Giftwell' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an unknown path under /api answers 404 as JSON, a missing file is not a page', async ({ request }) => {
  const api = await request.get('/api/no-such-thing', { headers: { accept: 'text/html' } });
  expect(api.status()).toBe(404);
  expect(api.headers()['content-type']).toContain('application/json');
  expect(await api.json()).toMatchObject({ error: { kind: 'not_found' } });

  const file = await request.get('/assets/no-such-file.js', { headers: { accept: 'text/html' } });
  expect(file.status()).toBe(404);
  expect(await file.text()).not.toContain('<div id="root">');
});

test('the page says so while the network is gone, and takes it back', async ({ page, context }) => {
  await openHome(page);
  const note = page.getByRole('status').filter({ hasText: 'You’re offline' });
  await context.setOffline(true);
  await expect(note).toBeVisible();
  await context.setOffline(false);
  await expect(note).toBeHidden();
});

test('a page whose code is not loaded says that there is no connection, and opens when it is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/^\/assets\//, 'failed');
  watch.expect(/^\/api\/auth\/session$/, 'failed');
  watch.expectInConsole(/dynamically imported module/);
  await openHome(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Terms' }).click();
  const offline = page.getByRole('heading', { level: 1, name: 'You’re offline' });
  await expect(offline).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /Terms/ })).toBeVisible();
});
