import { refusal, usePayments } from '../testing/payments.js';
import { BookingService } from '../contributions/booking.service.js';
import { ContributionEntity } from '../contributions/contribution.entity.js';

const payments = usePayments();
const current = async (shareCode: string) => (await payments.guest().shared.get({ shareCode })).groupPurchase;
const captures = () => payments.paypal.journal.filter(({ kind }) => kind === 'capture');

afterEach(async () => expect(await payments.ledgerProblems()).toEqual([]));

it('frees an abandoned amount after 15 minutes, and takes no late payment without room', async () => {
  const { clock } = payments.service;
  const group = await payments.somebody().start({ targetAmount: 10 });
  const guest = payments.guest();
  const late = await guest.order(group, 10);
  clock.set('2026-06-15T12:15:00Z');
  await payments.guest().pay(group, 6);
  payments.paypal.approve(late.id);
  const before = captures().length;
  await expect(guest.payments.capture({ orderId: late.id })).rejects.toMatchObject(
    refusal('conflict', 'order_lapsed'),
  );
  expect(captures().length).toBe(before);
});

it('takes a late payment if there is room', async () => {
  const group = await payments.somebody().start({ targetAmount: 16 });
  const guest = payments.guest();
  const { id: orderId } = await guest.order(group, 10);
  payments.service.clock.set('2026-06-15T12:15:00Z');
  await payments.guest().pay(group, 6);
  const { manager } = payments.service.db;
  expect(await manager.findOneBy(ContributionEntity, { orderId })).toMatchObject({ state: 'lapsed' });
  payments.paypal.approve(orderId);
  const before = captures().length;
  expect(await guest.payments.capture({ orderId })).toEqual({ status: 'COMPLETED' });
  expect(captures().length - before).toBe(1);
  expect(await current(group.shareCode)).toMatchObject({ currentAmount: 16, status: 'completed' });
});

it('says that a payment which no longer fits was taken and goes back', async () => {
  const group = await payments.somebody().start({ targetAmount: 10 });
  const guest = payments.guest();
  const { id: orderId } = await guest.order(group, 10, { contributorEmail: 'ben@example.org' });
  payments.paypal.approve(orderId);
  payments.paypal.fail(`${orderId}/capture`, 'lost');
  await guest.payments.capture({ orderId }).catch(() => undefined);
  await payments.service.db.query(`UPDATE contributions SET state = 'lapsed' WHERE "orderId" = $1`, [
    orderId,
  ]);
  await payments.guest().pay(group, 6);
  const row = await payments.service.db.manager.findOneByOrFail(ContributionEntity, { orderId });
  const captureId = payments.paypal.payments.state.orders.get(orderId)!.captureId!;
  const capture = {
    ...{ id: captureId, status: 'COMPLETED' as const, cents: 1_000, currency: 'USD', feeCents: 79 },
    paymentId: row.paymentId,
  };
  expect(await payments.service.get(BookingService).book(row.id, capture)).toBe('no_room');
  expect((await payments.mailsAbout(group)).map(({ kind }) => kind)).toContain('returned');
  expect(await current(group.shareCode)).toMatchObject({ currentAmount: 6, remainingAmount: 4 });
});
