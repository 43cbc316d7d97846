import { setTimeout as sleep } from 'node:timers/promises';
import { BookingService } from '../contributions/booking.service.js';
import { ContributionEntity } from '../contributions/contribution.entity.js';
import { RefundBookingService } from '../contributions/refund-booking.service.js';
import { RefundEntity } from '../contributions/refund.entity.js';
import { usePayments } from '../testing/payments.js';
import { ReservationsService } from './reservations.service.js';

const payments = usePayments();

/** Whether a statement waits for a lock in the database of this file. */
async function isWaiting(): Promise<boolean> {
  const [row] = await payments.service.db.query<[{ n: number }]>(
    `SELECT count(*)::int AS n FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return row.n > 0;
}

/** Who books locks the group and then the contribution; the other order would be a deadlock. */
it.each([
  ['lapses', () => payments.service.get(ReservationsService).lapse(new Date('2026-06-15T12:15:00Z'))],
  [
    'is given up',
    async (orderId: string) => {
      const { id } = await payments.service.db.manager.findOneByOrFail(ContributionEntity, { orderId });
      await payments.service.get(BookingService).release(id, 'refused');
    },
  ],
])('waits for the group before it touches a payment that %s', async (_how, free) => {
  const { db, clock } = payments.service;
  const group = await payments.somebody().start({ targetAmount: 10 });
  const { id: orderId } = await payments.guest().order(group, 10);
  clock.set('2026-06-15T12:15:00Z');
  const freed = await db.transaction(async (tx) => {
    await tx.query('SELECT id FROM group_purchases WHERE id = $1 FOR UPDATE', [group.id]);
    const freeing = free(orderId);
    while (!(await isWaiting())) await sleep(5);
    await tx.query('SELECT id FROM contributions WHERE "orderId" = $1 FOR UPDATE NOWAIT', [orderId]);
    return { freeing };
  });
  await freed.freeing;
  const shown = await payments.guest().shared.get({ shareCode: group.shareCode });
  expect(shown.groupPurchase).toMatchObject({ remainingAmount: 10 });
});

it('tells a second click how the payment ended that another one settled meanwhile', async () => {
  const { db } = payments.service;
  const group = await payments.somebody().start();
  const guest = payments.guest();
  const { id: orderId } = await guest.order(group, 10);
  const second = await db.transaction(async (tx) => {
    await tx.query('SELECT id FROM group_purchases WHERE id = $1 FOR UPDATE', [group.id]);
    const click = guest.payments.capture({ orderId });
    while (!(await isWaiting())) await sleep(5);
    await tx.query(`UPDATE contributions SET state = 'pending' WHERE "orderId" = $1`, [orderId]);
    return { click };
  });
  expect(await second.click).toEqual({ status: 'PENDING' });
});

it('completes a refund while everyone’s refunds are requested, without a deadlock', async () => {
  const { db } = payments.service;
  const booking = payments.service.get(RefundBookingService);
  const ada = payments.somebody();
  const group = await ada.start();
  await payments.guest().pay(group, 10);
  const { id: contributionId } = await db.manager.findOneByOrFail(ContributionEntity, {
    groupPurchaseId: group.id,
  });
  payments.paypal.fail('/refund', 'error');
  await ada.groups.refundOne({ id: group.id, contributionId });
  const refund = await db.manager.findOneByOrFail(RefundEntity, { contributionId });
  const requested = await db.transaction(async (tx) => {
    await tx.query('SELECT id FROM group_purchases WHERE id = $1 FOR UPDATE', [group.id]);
    const completing = booking.complete(refund, 'R1', null);
    while (!(await isWaiting())) await sleep(5);
    await booking.openAll(tx, group.id);
    return { completing };
  });
  await requested.completing;
  expect(await db.manager.findBy(RefundEntity, { contributionId })).toMatchObject([
    { state: 'completed', providerId: 'R1' },
  ]);
});
