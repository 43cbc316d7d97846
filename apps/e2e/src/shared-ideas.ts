import { expect, type Page } from '@playwright/test';

const markup = '"><script>alert(1)</script>';

/** Shares an idea with markup in every field; returns the code of its link. */
export async function shareMarkup(page: Page): Promise<string> {
  const suggestionData = {
    name: `Kite ${markup}`,
    category: 'Toys',
    price: '$20',
    description: markup,
    reason: markup,
  };
  const answer = await page.request.post('/api/suggestions/share', {
    data: { suggestionData, recipientName: `Bo ${markup}`, title: `For Bo ${markup}`, message: markup },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { shareCode: string }).shareCode;
}

/** Creates a link in the share dialog and returns it. */
export async function makeLink(page: Page, message: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Share this idea' });
  await dialog.getByLabel(/Message/).fill(message);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Link').inputValue();
  expect(link).toMatch(/\/shared\/[A-Za-z0-9_-]{22}$/);
  return link;
}
