import { conflict } from '@giftwell/contracts/core/error';
import { paypalRoutes } from '@giftwell/contracts/payments/paypal';
import { publicGroupRoutes, type MyContribution } from '@giftwell/contracts/payments/public-groups';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FakeApi } from '../../../testing/fake-api.js';
import { bike, code, mine, openGroupPage, orderId } from '../../../testing/group-gifts.js';
import { renderApp } from '../../../testing/render-app.js';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const promise: MyContribution = { ...mine, kind: 'pledge', state: 'pledged' };
const change = { collects: 'pledges' } as const;
const emptyPage = { organizer: { username: 'ada' }, canPay: true, contributions: [], ideas: [], changes: [] };

const completing = 'Complete Your Contribution';

/** Begins to pay $100, and leaves the page. */
async function beginAndLeave(): Promise<FakeApi> {
  const { api, person, unmount } = openGroupPage();
  const expiresAt = new Date(Date.now() + 600_000).toISOString();
  api.on(paypalRoutes.order, () => ({
    ...{ id: orderId, approveUrl: 'https://pay.example.com/1', code, expiresAt },
  }));
  await person.click(await screen.findByRole('button', { name: 'Contribute' }));
  const form = within(await screen.findByRole('region', { name: 'Contribute' }));
  await person.type(form.getByRole('textbox', { name: /^Your name/ }), 'Bea');
  await person.type(form.getByRole('textbox', { name: /^Amount/ }), '100');
  await person.click(form.getByRole('button', { name: 'Contribute' }));
  expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeInTheDocument();
  unmount();
  return api;
}

async function seesNoPayment(): Promise<void> {
  expect(await screen.findByRole('button', { name: 'Contribute' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: completing })).not.toBeInTheDocument();
}

describe('A payment', () => {
  it.each([
    ['canceled', '&cancelled=1'],
    ['declined', ''],
  ])('of a promise that is %s can be made again', async (_how, suffix) => {
    const before = openGroupPage({ change, contribution: promise, query: `?pledge=${code}` });
    await before.person.click(await screen.findByRole('button', { name: 'Pay $25' }));
    expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeInTheDocument();
    before.unmount();
    const query = `?token=${orderId}${suffix}`;
    const { person, api } = openGroupPage({ change, contribution: promise, query });
    api.on(paypalRoutes.capture, () => ({ status: 'DECLINED' as const }));
    for (let round = 0; round < 2; round += 1) {
      await person.click(await screen.findByRole('button', { name: 'Pay $25' }));
      expect(await screen.findByText(/as you promised, with PayPal or a card/)).toBeInTheDocument();
      // The amount of a promise stays as it is.
      expect(screen.queryByRole('button', { name: 'Change Amount' })).not.toBeInTheDocument();
      await person.click(screen.getByRole('button', { name: 'Back' }));
    }
    expect(await screen.findByRole('button', { name: 'Pay $25' })).toBeInTheDocument();
    const orders = api.inputs(paypalRoutes.order);
    expect(orders.map(({ pledge }) => pledge)).toEqual([code, code]);
  });

  it.each([
    ['declined', '&PayerID=X', 'Your payment was declined. Nothing was charged.', 1],
    ['canceled', '&cancelled=1', 'The payment was canceled. Nothing was charged.', 0],
  ])('that is %s says so above the filled-in form, and leaves the address', async (...each) => {
    const [, suffix, text, toasts] = each;
    const api = await beginAndLeave();
    api.on(paypalRoutes.capture, () => ({ status: 'DECLINED' as const }));
    const path = `/group/${bike.shareCode}?token=${orderId}${suffix}`;
    renderApp({ path, api, inBrowser: true });
    const form = within(await screen.findByRole('region', { name: 'Contribute' }));
    expect(form.getByRole('alert')).toHaveTextContent(text);
    expect(form.getByRole('textbox', { name: /^Your name/ })).toHaveValue('Bea');
    expect(window.location.search).toBe('');
    expect(api.inputs(paypalRoutes.cancel)).toEqual([{ orderId }]);
    await waitFor(() => expect(screen.queryAllByText('Payment Failed')).toHaveLength(toasts));
  });

  it('can be continued or changed after a reload, and is then over', async () => {
    await beginAndLeave();
    // All that is missing is reserved for this payment.
    const change = { remainingAmount: 0 };
    const { api, person, unmount } = openGroupPage({ change });
    const step = within(await screen.findByRole('region', { name: completing }));
    expect(await step.findByRole('button', { name: 'Continue to payment' })).toBeInTheDocument();
    api.on(publicGroupRoutes.get, () => ({ ...emptyPage, groupPurchase: bike }));
    await person.click(step.getByRole('button', { name: 'Change Amount' }));
    expect(await screen.findByRole('textbox', { name: /^Amount/ })).toHaveValue('100');
    expect(api.inputs(paypalRoutes.cancel)).toEqual([{ orderId }]);
    unmount();
    openGroupPage();
    await seesNoPayment();
  });

  it('can be continued if the address still has one that was canceled before', async () => {
    await beginAndLeave();
    const { api } = openGroupPage({ query: '?cancelled=1&token=ORDER99999' });
    const step = within(await screen.findByRole('region', { name: completing }));
    expect(await step.findByRole('button', { name: 'Continue to payment' })).toBeInTheDocument();
    expect(api.inputs(paypalRoutes.cancel)).toEqual([{ orderId: 'ORDER99999' }]);
  });

  it('isn’t continued after the organizer has closed the group gift', async () => {
    await beginAndLeave();
    openGroupPage({ change: { status: 'closed', acceptsMoney: false } });
    await seesNoPayment();
  });

  it('that wasn’t approved is given up to change its amount', async () => {
    await beginAndLeave();
    const { api, person } = openGroupPage({ query: `?token=${orderId}` });
    api.on(paypalRoutes.capture, () => {
      throw conflict('order_not_approved', 'This payment isn’t approved yet');
    });
    await person.click(await screen.findByRole('button', { name: 'Change Amount' }));
    expect(await screen.findByRole('textbox', { name: /^Amount/ })).toHaveValue('100');
    expect(api.inputs(paypalRoutes.cancel)).toEqual([{ orderId }]);
  });

  it('continues on PayPal’s page if its buttons can’t be loaded', async () => {
    const { person } = openGroupPage({
      ...{ change, contribution: promise, query: `?pledge=${code}`, mode: 'live' },
    });
    await person.click(await screen.findByRole('button', { name: 'Pay $25' }));
    const step = within(await screen.findByRole('region', { name: 'Complete Your Contribution' }));
    const script = await waitFor(() => {
      const found = document.querySelector('script[src^="https://www.paypal.com/sdk/js"]');
      expect(found).not.toBeNull();
      return found!;
    });
    expect(step.queryByRole('button', { name: 'Continue to payment' })).not.toBeInTheDocument();
    fireEvent.error(script);
    expect(await step.findByText(/You can pay on PayPal’s page instead/)).toBeInTheDocument();
    expect(step.getByRole('button', { name: 'Continue to payment' })).toBeInTheDocument();
  });

  it.each([
    ['test', 'Thank you! Test mode: no money moved.'],
    ['sandbox', 'Thank you! Test mode: no money moved.'],
    ['live', 'Thank you!'],
  ] as const)('in the mode %s is confirmed with: %s', async (mode, description) => {
    openGroupPage({ query: `?token=${orderId}&PayerID=X`, mode });
    expect(await screen.findByText('Contribution Successful!')).toBeInTheDocument();
    expect(screen.getByText(description, { exact: true })).toBeInTheDocument();
  });
});
