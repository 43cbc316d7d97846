import { signUpQuickly } from '../account.js';
import { importIdeas, manyIdeas } from '../saved-ideas.js';
import { makeLink } from '../shared-ideas.js';
import { expect, test } from './screen.js';

test('no saved ideas, a link to one, the idea, and its end', async ({ page, watch, look }) => {
  watch.expect(/^\/api\/suggestions\/shared\//, 404);
  await page.goto('/saved');
  await expect(page.getByRole('heading', { name: 'No saved suggestions yet' })).toBeVisible();
  await look('saved-empty');
  await signUpQuickly(page);
  await importIdeas(page, manyIdeas(1));
  await page.goto('/saved');
  const share = page.getByRole('article').getByRole('button', { name: /^Share / });
  await share.click();
  const link = await makeLink(page, 'Shall we chip in?');
  await look('share-link');
  await page.goto(link);
  await expect(page.getByText('Shall we chip in?')).toBeVisible();
  await look('shared-idea-of-mine');
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('Gift suggestion not found')).toBeVisible();
  await look('shared-idea-gone');
});
