import { suggestionRoutes } from '@giftwell/contracts/gift-ai/suggestions';
import { boughtGiftRoutes } from '@giftwell/contracts/payments/bought-gifts';
import { groupClosingRoutes } from '@giftwell/contracts/payments/group-closings';
import { groupPurchaseRoutes, type GroupPurchase } from '@giftwell/contracts/payments/group-purchases';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api.js';
import { bike } from '../../../testing/group-gifts.js';
import { ada, renderApp } from '../../../testing/render-app.js';

const alone = { contributions: [], contributionsTotal: 0, ideas: [], changes: [] };

describe('A group gift', () => {
  it('is marked as bought by its organizer, and is then no longer refunded', async () => {
    const paid = { ...bike, currentAmount: 57, contributorCount: 2 };
    const boughtAt = '2026-06-15T12:00:00.000Z';
    const bought = { ...paid, status: 'closed' as const, acceptsMoney: false, boughtAt };
    let shown: GroupPurchase = paid;
    const api = fakeApi()
      .on(groupPurchaseRoutes.get, () => ({ ...alone, groupPurchase: shown }))
      .on(boughtGiftRoutes.mark, () => ({ groupPurchase: (shown = bought) }))
      .on(suggestionRoutes.listSaved, () => ({ suggestions: [], total: 0 }));
    const { person } = renderApp({ path: `/group-purchases/${bike.id}`, user: ada, api });
    await person.click(await screen.findByRole('button', { name: 'Mark as bought' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Is the gift bought?' }));
    expect(dialog.getByText(/bought the gift with \$57/)).toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Mark as bought' }));
    expect(await screen.findByText(/^Bought · 2 contributors/)).toBeInTheDocument();
    expect(api.inputs(boughtGiftRoutes.mark)).toEqual([{ id: bike.id }]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    for (const name of ['Mark as bought', 'Refund everyone', 'Close'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeInTheDocument();
  });

  it('says when everyone is refunded after a missed goal', async () => {
    const missed = { ...bike, status: 'expired' as const, currentAmount: 57, refundsAfter: '2026-07-09' };
    const api = fakeApi()
      .on(groupPurchaseRoutes.get, () => ({ ...alone, groupPurchase: missed }))
      .on(suggestionRoutes.listSaved, () => ({ suggestions: [], total: 0 }));
    renderApp({ path: `/group-purchases/${bike.id}`, user: ada, api });
    expect(await screen.findByText(/We’ll refund everyone after July 9, 2026, unless/)).toBeInTheDocument();
  });

  it.each([
    [
      { currentAmount: 57, ifShort: 'refund' },
      /Everyone gets a refund in 7 days, unless you mark .+ We’ll tell/,
    ],
    [
      { currentAmount: 57, ifShort: 'smaller' },
      /Everyone gets a refund in 30 days, unless you mark the gift/,
    ],
    [
      { currentAmount: 57, status: 'expired', refundsAfter: '2026-07-09' },
      /a refund after July 9, 2026, unless/,
    ],
    [{ currentAmount: 100, status: 'completed' }, /Mark the gift as bought once you’ve bought it\.$/],
    [{ contributorCount: 0 }, /You can’t reopen it\.$/],
  ] as [Partial<GroupPurchase>, RegExp][])(
    'says before it is closed as %j what follows',
    async (change, text) => {
      const groupPurchase = { ...bike, contributorCount: 2, ...change };
      const api = fakeApi()
        .on(groupPurchaseRoutes.get, () => ({ ...alone, groupPurchase }))
        .on(groupClosingRoutes.close, () => ({
          groupPurchase: { ...groupPurchase, status: 'closed' as const },
        }))
        .on(suggestionRoutes.listSaved, () => ({ suggestions: [], total: 0 }));
      const { person } = renderApp({ path: `/group-purchases/${bike.id}`, user: ada, api });
      await person.click(await screen.findByRole('button', { name: 'Close' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Close this group gift?' }));
      expect(dialog.getByText(text)).toBeInTheDocument();
      await person.click(dialog.getByRole('button', { name: 'Close it' }));
      await waitFor(() => expect(api.inputs(groupClosingRoutes.close)).toEqual([{ id: bike.id }]));
    },
  );

  it('can’t be marked as bought without money, or while everyone is refunded', async () => {
    let shown: GroupPurchase = bike;
    const api = fakeApi()
      .on(groupPurchaseRoutes.get, () => ({ ...alone, groupPurchase: shown }))
      .on(suggestionRoutes.listSaved, () => ({ suggestions: [], total: 0 }));
    const path = `/group-purchases/${bike.id}`;
    const { unmount } = renderApp({ path, user: ada, api });
    await screen.findByRole('heading', { level: 1, name: bike.title });
    expect(screen.queryByRole('button', { name: 'Mark as bought' })).not.toBeInTheDocument();
    unmount();
    shown = { ...bike, currentAmount: 57, status: 'closed', refundsAll: true };
    renderApp({ path, user: ada, api });
    expect(await screen.findByText(/^Closed/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Mark as bought' })).not.toBeInTheDocument();
  });
});
