import { expect, test } from './journey.js';

test('an unknown path reads 404 Page Not Found and leads home', async ({ page }) => {
  await page.goto('/no/such/page?x=1');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
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
  const session = page.waitForResponse('**/api/auth/session');
  await page.goto('/');
  await session;
  const note = page.getByRole('status').filter({ hasText: 'You’re offline' });
  // Hydrated, and everything is loaded.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(note).toBeVisible();
  await context.setOffline(false);
  await expect(note).toBeHidden();
});
