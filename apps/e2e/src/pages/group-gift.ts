import type { RequestInput } from '@giftwell/contracts/core/route';
import type { GroupPurchase, groupPurchaseRoutes } from '@giftwell/contracts/payments/group-purchases';
import { expect, type Page } from '@playwright/test';

type NewGroup = RequestInput<typeof groupPurchaseRoutes.create>;

/** Starts a group gift through the API, for journeys about something else. */
export async function writeGroupGift(page: Page, changes: Partial<NewGroup> = {}): Promise<GroupPurchase> {
  const data: NewGroup = {
    ...{ title: 'A bike for Hanna', description: 'Hers was stolen.', recipientName: 'Hanna' },
    ...{ occasionType: 'birthday', targetAmount: 100 },
    ...changes,
  };
  const answer = await page.request.post('/api/group-purchases', { data });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { groupPurchase: GroupPurchase }).groupPurchase;
}

/** Records cash through the API, as the organizer. */
export async function recordCash(page: Page, id: number, contributorName: string, amount: number) {
  const answer = await page.request.post(`/api/group-purchases/${id}/contribute`, {
    data: { contributorName, amount },
  });
  expect(answer.status()).toBe(200);
}

/** Fills in the form of a group gift's page, up to the payment step. */
export async function beginContribution(page: Page, name: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Contribute' }).first().click();
  const form = page.getByRole('region', { name: 'Contribute' });
  await form.getByRole('textbox', { name: 'Your name' }).fill(name);
  await form.getByRole('textbox', { name: 'Amount in dollars' }).fill(amount);
  await form.getByRole('button', { name: 'Contribute' }).click();
  await expect(page.getByRole('region', { name: 'Complete Your Contribution' })).toBeVisible();
}
