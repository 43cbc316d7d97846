import { refusal, usePayments } from '../testing/payments.js';

const payments = usePayments();
const current = async (shareCode: string) => (await payments.guest().shared.get({ shareCode })).groupPurchase;
const unknown = refusal('not_found', 'order_not_found');

afterEach(async () => expect(await payments.ledgerProblems()).toEqual([]));

it.each(['guest', 'somebody'] as const)(
  'leaves the order of a %s to the browser or user that made it',
  async (who) => {
    const group = await payments.somebody().start();
    const maker = payments[who]();
    const { id: orderId } = await maker.order(group, 20);
    payments.paypal.approve(orderId);
    for (const eve of [payments.guest(), payments.somebody()]) {
      await expect(eve.payments.cancel({ orderId })).rejects.toMatchObject(unknown);
      await expect(eve.payments.capture({ orderId })).rejects.toMatchObject(unknown);
    }
    expect(await current(group.shareCode)).toMatchObject({ currentAmount: 0, remainingAmount: 80 });
    expect(await maker.payments.capture({ orderId })).toEqual({ status: 'COMPLETED' });
    const input = { id: group.id, contributorName: 'Ben', amount: 20, paypalOrderId: orderId };
    // The answer has the secret code of the contribution.
    for (const eve of [payments.guest(), payments.somebody()])
      await expect(eve.shared.contribute(input)).rejects.toMatchObject(unknown);
    expect((await maker.shared.contribute(input)).contribution).toMatchObject({ amount: 20 });
  },
);
