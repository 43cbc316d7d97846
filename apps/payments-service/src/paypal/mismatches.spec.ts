import { refusal, usePayments } from '../testing/payments.js';
import { ReconciliationService } from './reconciliation.service.js';

const payments = usePayments();
const current = async (shareCode: string) => (await payments.guest().shared.get({ shareCode })).groupPurchase;
const journal = (kind: string) => payments.paypal.journal.filter((line) => line.kind === kind);

afterEach(async () => expect(await payments.ledgerProblems()).toEqual([]));

it.each([
  ['a lower amount', { amount: { currency_code: 'USD', value: '19.99' } }],
  ['a higher amount', { amount: { currency_code: 'USD', value: '200.00' } }],
  ['another currency', { amount: { currency_code: 'EUR', value: '20.00' } }],
  ['another payment', { customId: 'b3b5f6f0-6f3e-4a50-9a55-3f5f0a6f3d11' }],
])('books nothing and pays everything back if the provider took %s', async (_what, changed) => {
  const [group, guest] = [await payments.somebody().start(), payments.guest()];
  const { id: orderId } = await guest.order(group, 20);
  Object.assign(payments.paypal.payments.state.orders.get(orderId)!, changed);
  payments.paypal.approve(orderId);
  const [captured, returned] = [journal('capture').length, journal('refund').length];
  await expect(guest.payments.capture({ orderId })).rejects.toMatchObject(
    refusal('conflict', 'order_mismatch'),
  );
  const compare = () => payments.service.get(ReconciliationService).compare(new Date());
  for (let round = 0; round < 2; round += 1) {
    await compare();
    await payments.service.settle();
  }
  expect(journal('capture')).toHaveLength(captured + 1);
  expect(journal('refund')).toHaveLength(returned + 1);
  expect(journal('refund').at(-1)).toMatchObject({ value: journal('capture').at(-1)!.value });
  expect(await current(group.shareCode)).toMatchObject({ currentAmount: 0, remainingAmount: 100 });
});

it('pays back later if the provider doesn’t answer, without another comparison', async () => {
  const [group, guest] = [await payments.somebody().start(), payments.guest()];
  const { id: orderId } = await guest.order(group, 20);
  const order = payments.paypal.payments.state.orders.get(orderId)!;
  order.amount = { currency_code: 'USD', value: '21.00' };
  payments.paypal.approve(orderId);
  const returned = journal('refund').length;
  payments.paypal.fail('/refund', 'error', 'lost');
  await guest.payments.capture({ orderId }).catch(() => undefined);
  expect(journal('refund')).toHaveLength(returned);
  await payments.service.settle();
  expect(journal('refund')).toHaveLength(returned + 1);
});
