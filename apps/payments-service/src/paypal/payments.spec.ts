import type { UserId } from '@giftwell/contracts/core/ids';
import { paypalRoutes } from '@giftwell/contracts/payments/paypal';
import { randomUUID } from 'node:crypto';
import { refusal, usePayments } from '../testing/payments.js';
import { UnfinishedPaymentsService } from './unfinished-payments.service.js';

const payments = usePayments();
const current = async (shareCode: string) => (await payments.guest().shared.get({ shareCode })).groupPurchase;
const captures = () => payments.paypal.journal.filter(({ kind }) => kind === 'capture');

afterEach(async () => expect(await payments.ledgerProblems()).toEqual([]));

it('books a captured payment once, with its receipt', async () => {
  const group = await payments.somebody().start();
  const guest = payments.guest();
  const order = await guest.order(group, 25.5, { contributorEmail: 'ben@example.org' });
  expect(await current(group.shareCode)).toMatchObject({ currentAmount: 0, remainingAmount: 74.5 });
  payments.paypal.approve(order.id);
  const before = captures().length;
  for (let round = 0; round < 3; round += 1)
    expect(await guest.payments.capture({ orderId: order.id })).toEqual({ status: 'COMPLETED' });
  expect(captures().length - before).toBe(1);
  const input = { id: group.id, contributorName: 'Ben', amount: 25.5, paypalOrderId: order.id };
  const booked = { kind: 'paypal', state: 'completed', amount: 25.5, code: order.code };
  for (let round = 0; round < 2; round += 1)
    expect((await guest.shared.contribute(input)).contribution).toMatchObject(booked);
  expect(await current(group.shareCode)).toMatchObject({
    ...{ currentAmount: 25.5, remainingAmount: 74.5, contributorCount: 1, status: 'active' },
  });
});

it('asks for a receipt and for news to the organizer', async () => {
  const { service } = payments;
  const ada = payments.somebody();
  const group = await ada.start({ targetAmount: 10 });
  await service.settle();
  await payments.guest().pay(group, 10, { contributorEmail: 'ben@example.org' });
  const kinds = (await payments.mailsAbout(group)).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(['contribution', 'reached', 'receipt']);
});

it('never takes more than what is missing', async () => {
  const group = await payments.somebody().start({ targetAmount: 10 });
  await expect(payments.guest().order(group, 10.01)).rejects.toMatchObject({
    ...refusal('conflict', 'amount_too_high'),
    message: 'Maximum contribution needed is $10',
  });
  const racers = await Promise.allSettled(
    Array.from({ length: 4 }, () => payments.somebody().order(group, 4)),
  );
  expect(racers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await payments.guest().pay(group, 2);
  await expect(payments.guest().order(group, 0.01)).rejects.toMatchObject({ message: 'Goal Reached!' });
});

it.each([0, -1, 0.001, 1e9])('refuses the amount %p', async (amount) => {
  const group = await payments.somebody().start();
  await expect(payments.guest().order(group, amount)).rejects.toMatchObject({ kind: 'invalid' });
});

it('makes one order for each key, and tries again after the provider failed', async () => {
  const group = await payments.somebody().start();
  const caller = {
    ...{ userId: payments.somebody().userId as UserId, sessionId: null, requestId: randomUUID() },
    idempotencyKey: randomUUID(),
  };
  const { shareCode } = group;
  const input = { shareCode, contributorName: 'Ben', amount: 60 };
  const order = () => payments.service.rpc.call(paypalRoutes.order, input, caller);
  payments.paypal.fail('/v2/checkout/orders', 'error');
  await expect(order()).rejects.toMatchObject(refusal('unavailable', 'payments_unavailable'));
  expect(await current(shareCode)).toMatchObject({ remainingAmount: 100 });
  const answers = await Promise.all([order(), order(), order()]);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await current(shareCode)).toMatchObject({ remainingAmount: 40 });
});

it('orders again with the same key when the process ended before the answer, and reserves the amount once', async () => {
  const group = await payments.somebody().start();
  const caller = {
    ...{ userId: payments.somebody().userId as UserId, sessionId: null, requestId: randomUUID() },
    idempotencyKey: randomUUID(),
  };
  const { shareCode } = group;
  const input = { shareCode, contributorName: 'Ben', amount: 100 };
  const order = () => payments.service.rpc.call(paypalRoutes.order, input, caller);
  const lost = await order();
  await payments.service.db.query(
    `UPDATE idempotency_keys SET answer = NULL, committed = false, run = gen_random_uuid(), "heartbeatAt" = now() - interval '1 minute'
     WHERE key = $1`,
    [caller.idempotencyKey],
  );
  const { id: orderId } = await order();
  expect(orderId).not.toBe(lost.id);
  expect(await current(shareCode)).toMatchObject({ remainingAmount: 0 });
  payments.paypal.approve(lost.id);
  await expect(
    payments.service.rpc.call(paypalRoutes.capture, { orderId: lost.id }, caller),
  ).rejects.toMatchObject(refusal('conflict', 'order_lapsed'));
  payments.paypal.approve(orderId);
  await payments.service.rpc.call(paypalRoutes.capture, { orderId }, caller);
  expect(await current(shareCode)).toMatchObject({ currentAmount: 100, status: 'completed' });
});

it('refuses an order that is not approved, and takes it afterwards', async () => {
  const group = await payments.somebody().start();
  const guest = payments.guest();
  const { id: orderId } = await guest.order(group, 20);
  await expect(guest.payments.capture({ orderId })).rejects.toMatchObject(
    refusal('conflict', 'order_not_approved'),
  );
  payments.paypal.approve(orderId);
  expect(await guest.payments.capture({ orderId })).toEqual({ status: 'COMPLETED' });
});

it('frees a cancelled amount, and takes nothing for it', async () => {
  const group = await payments.somebody().start({ targetAmount: 10 });
  const guest = payments.guest();
  const { id: orderId } = await guest.order(group, 10);
  await guest.payments.cancel({ orderId });
  expect(await current(group.shareCode)).toMatchObject({ remainingAmount: 10 });
  payments.paypal.approve(orderId);
  await expect(guest.payments.capture({ orderId })).rejects.toMatchObject({
    ...refusal('conflict', 'order_lapsed'),
    message: 'This payment was canceled. You weren’t charged.',
  });
  await expect(guest.payments.cancel({ orderId: 'A1B2C3D4E5F6' })).rejects.toMatchObject(
    refusal('not_found', 'order_not_found'),
  );
});

it('takes nothing once the organizer has closed it, but finishes what was begun', async () => {
  const [ada, guest] = [payments.somebody(), payments.guest()];
  const group = await ada.start();
  const [unpaid, lost] = [await guest.order(group, 20), await guest.order(group, 30)];
  for (const { id } of [unpaid, lost]) payments.paypal.approve(id);
  payments.paypal.fail(`${lost.id}/capture`, 'lost');
  await guest.payments.capture({ orderId: lost.id }).catch(() => undefined);
  await ada.closings.close({ id: group.id });
  const before = captures().length;
  await expect(guest.payments.capture({ orderId: unpaid.id })).rejects.toMatchObject(
    refusal('conflict', 'group_purchase_ended'),
  );
  expect(await guest.payments.capture({ orderId: lost.id })).toEqual({ status: 'COMPLETED' });
  expect(captures().length).toBe(before);
  expect(await current(group.shareCode)).toMatchObject({ currentAmount: 30, status: 'closed' });
});

it('books a payment whose answer was lost, when it is asked again', async () => {
  const [group, guest] = [await payments.somebody().start(), payments.guest()];
  const { id: orderId } = await guest.order(group, 20);
  payments.paypal.approve(orderId);
  const before = captures().length;
  payments.paypal.fail(`${orderId}/capture`, 'lost');
  await expect(guest.payments.capture({ orderId })).rejects.toMatchObject(
    refusal('unavailable', 'payments_unavailable'),
  );
  expect(await guest.payments.capture({ orderId })).toEqual({ status: 'COMPLETED' });
  expect(captures().length - before).toBe(1);
  expect(await current(group.shareCode)).toMatchObject({ currentAmount: 20 });
});

it('books a payment whose browser never came back', async () => {
  const [group, guest] = [await payments.somebody().start(), payments.guest()];
  const { id: orderId } = await guest.order(group, 20);
  payments.paypal.approve(orderId);
  payments.paypal.fail(`${orderId}/capture`, 'lost');
  await guest.payments.capture({ orderId }).catch(() => undefined);
  payments.service.clock.set('2026-06-15T12:01:00Z');
  await payments.service.get(UnfinishedPaymentsService).finish();
  expect(await current(group.shareCode)).toMatchObject({ currentAmount: 20, contributorCount: 1 });
});

it('gives a declined payment up', async () => {
  const [group, guest] = [await payments.somebody().start(), payments.guest()];
  const { id: orderId } = await guest.order(group, 20);
  payments.paypal.approve(orderId, 'DECLINED');
  for (let round = 0; round < 2; round += 1)
    expect(await guest.payments.capture({ orderId })).toEqual({ status: 'DECLINED' });
  expect(await current(group.shareCode)).toMatchObject({ currentAmount: 0, remainingAmount: 100 });
});

it('mails the payer if a payment is declined after it was checked', async () => {
  const [group, guest] = [await payments.somebody().start(), payments.guest()];
  const { id: orderId } = await guest.order(group, 20, { contributorEmail: 'ben@example.org' });
  payments.paypal.approve(orderId, 'PENDING');
  await guest.payments.capture({ orderId });
  payments.paypal.payments.finishPending(captures().at(-1)!.id, 'DECLINED');
  for (let round = 0; round < 2; round += 1) await payments.service.get(UnfinishedPaymentsService).finish();
  expect(await current(group.shareCode)).toMatchObject({ currentAmount: 0, remainingAmount: 100 });
  expect((await payments.mailsAbout(group)).map(({ kind }) => kind)).toEqual(['declined']);
});

it('counts a pending payment once it is completed', async () => {
  const [group, guest] = [await payments.somebody().start(), payments.guest()];
  const { id: orderId } = await guest.order(group, 20);
  payments.paypal.approve(orderId, 'PENDING');
  expect(await guest.payments.capture({ orderId })).toEqual({ status: 'PENDING' });
  expect(await current(group.shareCode)).toMatchObject({ currentAmount: 0, remainingAmount: 80 });
  payments.paypal.payments.finishPending(captures().at(-1)!.id, 'COMPLETED');
  await payments.service.get(UnfinishedPaymentsService).finish();
  expect(await current(group.shareCode)).toMatchObject({ currentAmount: 20, remainingAmount: 80 });
});

it('refuses the order of another group, of another amount, and an unknown one', async () => {
  const ada = payments.somebody();
  const [one, other] = [await ada.start(), await ada.start()];
  const guest = payments.guest();
  const { id: paypalOrderId } = await guest.pay(one, 20);
  const { contribute } = guest.shared;
  const input = { contributorName: 'Eve', amount: 20, paypalOrderId };
  await expect(contribute({ ...input, id: other.id })).rejects.toMatchObject(
    refusal('not_found', 'order_not_found'),
  );
  await expect(contribute({ ...input, id: one.id, amount: 30 })).rejects.toMatchObject(
    refusal('conflict', 'order_mismatch'),
  );
  await expect(contribute({ ...input, id: one.id, paypalOrderId: 'FOREIGNORDER1' })).rejects.toMatchObject(
    refusal('not_found', 'order_not_found'),
  );
  expect(await current(other.shareCode)).toMatchObject({ currentAmount: 0 });
});

it('refuses further payments after many failed or open ones', async () => {
  const group = await payments.somebody().start();
  const eve = payments.somebody();
  for (let round = 0; round < 5; round += 1) {
    const { id: orderId } = await eve.order(group, 1);
    payments.paypal.approve(orderId, 'DECLINED');
    await eve.payments.capture({ orderId });
  }
  await expect(eve.order(group, 1)).rejects.toMatchObject(
    refusal('rate_limited', 'too_many_failed_payments'),
  );
  const ada = payments.somebody();
  await expect(ada.order(group, 1)).resolves.toBeDefined();
  for (let round = 0; round < 4; round += 1) await ada.order(group, 1);
  await expect(ada.order(group, 1)).rejects.toMatchObject(refusal('conflict', 'too_many_open_orders'));
});

it('lets the guests of one address pay at the same time, but not without end', async () => {
  const group = await payments.somebody().start();
  await payments.service.db.query('UPDATE contributions SET visitor = NULL');
  const ben = payments.guest();
  const tooMany = refusal('conflict', 'too_many_open_orders');
  for (let round = 0; round < 5; round += 1) await ben.order(group, 1);
  await expect(ben.order(group, 1)).rejects.toMatchObject(tooMany);
  for (let round = 0; round < 25; round += 1) await payments.guest().order(group, 1);
  await expect(payments.guest().order(group, 1)).rejects.toMatchObject(tooMany);
});

it('says what the payment step needs, without a key in test mode', async () => {
  expect(await payments.guest().payments.setup({})).toEqual({
    ...{ mode: 'test', clientId: null, clientToken: null, currency: 'USD' },
  });
});
