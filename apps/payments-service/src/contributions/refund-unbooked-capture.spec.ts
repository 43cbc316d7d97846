import { Jobs } from '@giftwell/server-kit';
import { refusal, usePayments } from '../testing/payments.js';
import type { PaypalStandIn } from '../testing/paypal-stand-in.js';
import { BookingService } from './booking.service.js';
import { ContributionEntity } from './contribution.entity.js';
import { refundUnbookedCapture } from './refund-unbooked-capture.job.js';

type SimulatedRefund = PaypalStandIn['payments']['state']['refunds'] extends Map<string, infer R> ? R : never;

const payments = usePayments();
const current = async (shareCode: string) => (await payments.guest().shared.get({ shareCode })).groupPurchase;
const refunds = () => payments.paypal.journal.filter(({ kind }) => kind === 'refund');

afterEach(async () => expect(await payments.ledgerProblems()).toEqual([]));

/** A late capture of $10 for a lapsed payment, while another guest has reserved $6 of the $10 that are left. */
async function tooLate() {
  const [group, guest, other] = [
    await payments.somebody().start({ targetAmount: 10 }),
    payments.guest(),
    payments.guest(),
  ];
  const { id: orderId } = await guest.order(group, 10, { contributorEmail: 'ben@example.org' });
  payments.service.clock.advance(15 * 60_000);
  const { id: otherOrderId } = await other.order(group, 6);
  payments.paypal.approve(orderId);
  payments.paypal.payments.capture(orderId);
  const { manager } = payments.service.db;
  const row = () => manager.findOneByOrFail(ContributionEntity, { orderId });
  const { id, paymentId } = await row();
  const captureId = payments.paypal.payments.state.orders.get(orderId)!.captureId!;
  const capture = {
    ...{ id: captureId, status: 'COMPLETED' as const, cents: 1_000, currency: 'USD', feeCents: 79 },
    paymentId,
  };
  return {
    ...{ group, id, orderId, captureId, row },
    book: () => payments.service.get(BookingService).book(id, capture),
    makeRoom: () => other.payments.cancel({ orderId: otherOrderId }),
    capture: () => guest.payments.capture({ orderId }),
    mails: async () => (await payments.mailsAbout(group)).map(({ kind }) => kind),
  };
}

/** The provider's answer to the first request for a refund of this capture. */
function answerWith(status: 'PENDING' | 'FAILED', captureId: string) {
  const { answers, refunds: known } = payments.paypal.payments.state;
  const refund: SimulatedRefund = {
    ...{ id: `R${captureId}`, captureId, status, at: '2026-06-15T12:00:00Z' },
    amount: { currency_code: 'USD', value: status === 'FAILED' ? '0.00' : '10.00' },
  };
  known.set(refund.id, refund);
  answers.set(`/v2/payments/captures/${captureId}/refund refund-${captureId}`, {
    status: 201,
    body: { ...refund },
  });
  return refund;
}

it('books nothing of a payment that is on its way back, even if there is room again', async () => {
  const { group, book, makeRoom, capture } = await tooLate();
  const before = refunds().length;
  payments.paypal.fail('/refund', 'error');
  expect(await book()).toBe('no_room');
  await makeRoom();
  expect(await book()).toBe('no_room');
  await expect(capture()).rejects.toMatchObject(refusal('conflict', 'payment_returned'));
  await payments.service.settle();
  expect(refunds().length - before).toBe(1);
  expect(await current(group.shareCode)).toMatchObject({ currentAmount: 0, remainingAmount: 10 });
});

it('leaves a payment alone that was booked before the job began', async () => {
  const { group, id, captureId, row, book, makeRoom } = await tooLate();
  await makeRoom();
  expect(await book()).toBe('completed');
  const before = refunds().length;
  await payments.service.db.transaction((tx) =>
    payments.service.get(Jobs).add(tx, refundUnbookedCapture, { contributionId: id, captureId }),
  );
  await payments.service.settle();
  expect(refunds().length).toBe(before);
  expect(await row()).toMatchObject({ state: 'completed', refundedCents: 0 });
  expect(await current(group.shareCode)).toMatchObject({ currentAmount: 10 });
});

it('waits for a refund that the provider hasn’t finished yet', async () => {
  const { captureId, row, book, mails } = await tooLate();
  const refund = answerWith('PENDING', captureId);
  expect(await book()).toBe('no_room');
  await payments.service.runDelayedJobs();
  expect(await row()).toMatchObject({ state: 'lapsed', refundedCents: 0 });
  expect(await mails()).toEqual([]);
  refund.status = 'COMPLETED';
  await payments.service.runDelayedJobs();
  expect(await row()).toMatchObject({ state: 'refunded', refundedCents: 1_000 });
  expect(await mails()).toEqual(['returned']);
});

it('asks for another refund a day after one has failed, and says so in the log', async () => {
  const { id, captureId, row, book, mails } = await tooLate();
  const before = refunds().length;
  const refund = answerWith('FAILED', captureId);
  expect(await book()).toBe('no_room');
  await payments.service.settle();
  expect(await row()).toMatchObject({ state: 'lapsed', refundedCents: 0 });
  expect(await mails()).toEqual([]);
  const logged = payments.service.logLines.filter((line) => line.includes(refund.id));
  expect(logged.join()).toContain(`"contributionId":${id}`);
  await payments.service.runDelayedJobs();
  expect(refunds().length - before).toBe(1);
  expect(await row()).toMatchObject({ state: 'refunded', refundedCents: 1_000 });
  expect(await mails()).toEqual(['returned']);
});

it('pays back what was still being checked when the account of the organizer was deleted', async () => {
  const [group, guest] = [await payments.somebody().start(), payments.guest()];
  const { id: orderId } = await guest.order(group, 20);
  payments.paypal.approve(orderId, 'PENDING');
  expect(await guest.payments.capture({ orderId })).toEqual({ status: 'PENDING' });
  const { db } = payments.service;
  await db.query('UPDATE group_purchases SET "organizerId" = NULL WHERE id = $1', [group.id]);
  const { captureId, id, paymentId } = await db.manager.findOneByOrFail(ContributionEntity, { orderId });
  payments.paypal.payments.finishPending(captureId!, 'COMPLETED');
  const before = refunds().length;
  const capture = {
    ...{ id: captureId!, status: 'COMPLETED' as const, cents: 2_000, currency: 'USD', feeCents: 109 },
    paymentId,
  };
  expect(await payments.service.get(BookingService).book(id, capture)).toBe('no_room');
  await payments.service.settle();
  expect(refunds().length - before).toBe(1);
  expect(await db.manager.findOneBy(ContributionEntity, { id })).toMatchObject({
    state: 'refunded',
    captureId,
  });
});
