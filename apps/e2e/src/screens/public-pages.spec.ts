import { shareMarkup } from '../shared-ideas.js';
import { expect, test } from './screen.js';

test('the start page', async ({ page, look }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await look('landing');
  await page.getByRole('form', { name: 'Who’s the gift for?' }).scrollIntoViewIfNeeded();
  await look('landing-end');
  await page.getByRole('button', { name: 'Get ideas' }).click();
  await expect(page.getByRole('textbox', { name: 'Describe them in a sentence' })).toBeFocused();
  await look('sentence-missing');
});

test('the legal pages, an unknown path and a shared idea', async ({ page, look }) => {
  for (const [path, heading, name] of [
    ['/terms', 'Terms of Service', 'terms'],
    ['/privacy', 'Privacy Policy', 'privacy'],
    ['/no/such/page?x=1', '404 Page Not Found', 'not-found'],
    [`/shared/${await shareMarkup(page)}`, /<script>/, 'shared-idea'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await look(name);
  }
});
