import { ContributionEntity } from '../contributions/contribution.entity.js';
import { usePayments } from '../testing/payments.js';
import { UnfinishedPaymentsService } from './unfinished-payments.service.js';

const payments = usePayments();
const finish = () => payments.service.get(UnfinishedPaymentsService).finish();

afterEach(async () => expect(await payments.ledgerProblems()).toEqual([]));

it('leaves a capture to the request that began it less than half a minute ago, however old the order is', async () => {
  const { clock, db } = payments.service;
  const [group, guest] = [await payments.somebody().start(), payments.guest()];
  const { id: orderId } = await guest.order(group, 20);
  payments.paypal.approve(orderId);
  clock.set('2026-06-15T12:10:00Z');
  payments.paypal.fail(`${orderId}/capture`, 'lost');
  await guest.payments.capture({ orderId }).catch(() => undefined);
  const state = async () => (await db.manager.findOneByOrFail(ContributionEntity, { orderId })).state;
  clock.set('2026-06-15T12:10:29Z');
  await finish();
  expect(await state()).toBe('capturing');
  clock.set('2026-06-15T12:10:30Z');
  await finish();
  expect(await state()).toBe('completed');
});

it('asks about each pending payment in turn, also if the first ones stay pending for days', async () => {
  const group = await payments.somebody().start();
  const orderIds: string[] = [];
  for (let round = 0; round < 51; round += 1) {
    const guest = payments.guest();
    const { id: orderId } = await guest.order(group, 1);
    payments.paypal.approve(orderId, 'PENDING');
    await guest.payments.capture({ orderId });
    orderIds.push(orderId);
  }
  const { payments: provider } = payments.paypal;
  const complete = async (at: number) => {
    provider.finishPending(provider.state.orders.get(orderIds.at(at)!)!.captureId!, 'COMPLETED');
    for (let pass = 0; pass < 2; pass += 1) await finish();
    const shown = await payments.guest().shared.get({ shareCode: group.shareCode });
    return shown.groupPurchase.currentAmount;
  };
  expect(await complete(-1)).toBe(1);
  expect(await complete(0)).toBe(2);
});
