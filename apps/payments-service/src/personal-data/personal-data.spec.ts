import { paymentsDataRoutes } from '@giftwell/contracts/auth/personal-data';
import { classificationProblems, everythingIn } from '@giftwell/server-kit/testing';
import { openGroupRoutes } from '@giftwell/contracts/payments/open-groups';
import { createHash } from 'node:crypto';
import { ScheduledTasksService } from '../paypal/scheduled-tasks.service.js';
import { ReservationsService } from '../paypal/reservations.service.js';
import { refusal, usePayments } from '../testing/payments.js';
import { OnUserDeleted } from './on-user-deleted.js';

const payments = usePayments();

/** How the visitor of a payment is stored. */
const hashOf = (visitor: string) => createHash('sha256').update(visitor).digest('base64url');

it('classifies every column', async () => {
  expect(await classificationProblems(payments.service.db)).toEqual([]);
});

it('exports a user’s groups and contributions, and none of others', async () => {
  const [ada, ben] = [payments.somebody(), payments.somebody()];
  const group = await ada.start({ title: 'Exported title' });
  await ben.pay(group, 10, { contributorName: 'Exported name' });
  const pageOf = (userId: number | null, table: string) =>
    payments.service.client(paymentsDataRoutes, userId).page({ table, after: null });
  const { tables } = await payments.service.client(paymentsDataRoutes, ada.userId).tables({});
  expect(tables).toEqual(expect.arrayContaining(['group_purchases', 'contributions', 'payment_audit']));
  expect((await pageOf(ada.userId, 'group_purchases')).rows).toMatchObject([{ title: 'Exported title' }]);
  expect((await pageOf(ben.userId, 'group_purchases')).rows).toEqual([]);
  expect((await pageOf(ben.userId, 'contributions')).rows).toMatchObject([
    { contributorName: 'Exported name' },
  ]);
  expect((await pageOf(ada.userId, 'contributions')).rows).toEqual([]);
});

it('forgets who a deleted user was, and keeps the money', async () => {
  const [ada, ben] = [payments.somebody(), payments.somebody()];
  const wishlistItem = { shareCode: 'planted-wishlist-code1', itemId: 7 };
  const group = await ada.start({ title: 'planted-title', recipientName: 'planted-recipient', wishlistItem });
  const other = await payments.somebody().start();
  const planted = {
    contributorName: 'planted-name',
    contributorEmail: 'planted@example.org',
    message: 'planted-words',
  };
  await ben.pay(group, 10, planted);
  await ben.pay(other, 20, planted);
  const { id: orderId } = await ben.order(other, 5);
  await ben.payments.cancel({ orderId });
  await ben.order(other, 6);
  const hidden = hashOf(`user ${ben.userId}`);
  expect(await everythingIn(payments.service.db)).toContain(hidden);
  await payments.guest('203.0.113.93').order(group, 7);
  await payments.service.settle();
  const { db } = payments.service;
  await db.query('DELETE FROM outbox');
  const handler = payments.service.get(OnUserDeleted);
  for (const { userId } of [ada, ben]) await db.transaction((tx) => handler.handle({ userId: userId! }, tx));
  for (const trace of ['planted', hidden, hashOf('address 203.0.113.93')])
    expect(await everythingIn(db)).not.toContain(trace);
  expect(
    (await payments.guest().shared.get({ shareCode: other.shareCode })).groupPurchase.currentAmount,
  ).toBe(20);
  expect(await payments.ledgerProblems()).toEqual([]);
});

it('exports the addresses of a user, and removes them with the account, while the entries stay', async () => {
  const [ada, ben] = [payments.somebody('203.0.113.91'), payments.somebody('203.0.113.92')];
  const group = await ada.start();
  await ada.shared.contribute({ id: group.id, contributorName: 'Mia', amount: 1 });
  await ben.pay(group, 10);
  const { page } = payments.service.client(paymentsDataRoutes, ben.userId);
  const { rows } = await page({ table: 'payment_audit', after: null });
  expect(rows).toMatchObject(
    ['order', 'contribution'].map((action) => ({ action, address: '203.0.113.92' })),
  );
  const { db } = payments.service;
  const entries = () =>
    db.query<object[]>(
      `SELECT action, "actorId", host(address) AS address FROM payment_audit
       WHERE "groupPurchaseId" = $1 AND action IN ('manual_contribution', 'order') ORDER BY id`,
      [group.id],
    );
  const handler = payments.service.get(OnUserDeleted);
  await db.transaction((tx) => handler.handle({ userId: ben.userId! }, tx));
  expect(await everythingIn(db)).not.toContain('203.0.113.92');
  expect(await entries()).toEqual([
    { action: 'manual_contribution', actorId: ada.userId, address: '203.0.113.91' },
    { action: 'order', actorId: ben.userId, address: null },
  ]);
});

it('pays back what is paid for a group while the account of its organizer is deleted', async () => {
  const [ada, early, late] = [payments.somebody(), payments.guest(), payments.guest()];
  const group = await ada.start();
  await early.pay(group, 10);
  const { id: orderId } = await late.order(group, 20);
  payments.paypal.approve(orderId);
  const refunds = () => payments.paypal.journal.filter(({ kind }) => kind === 'refund');
  const before = refunds().length;
  const { db } = payments.service;
  const handler = payments.service.get(OnUserDeleted);
  await db.transaction((tx) => handler.handle({ userId: ada.userId! }, tx));
  await expect(late.payments.capture({ orderId })).rejects.toMatchObject({ kind: 'conflict' });
  await payments.service.settle();
  const paidBack = refunds().slice(before);
  expect(paidBack.map(({ value }) => value).sort()).toEqual(['10.00', '20.00']);
  const sums = await db.query<object[]>(
    'SELECT "bookedCents", "reservedCents" FROM group_purchases WHERE id = $1',
    [group.id],
  );
  expect(sums).toEqual([{ bookedCents: 0, reservedCents: 0 }]);
  expect(await payments.ledgerProblems()).toEqual([]);
});

it('keeps an account while one of its groups holds money of others', async () => {
  const ada = payments.somebody();
  const { check } = payments.service.client(openGroupRoutes, ada.userId);
  const group = await ada.start();
  await expect(check({})).resolves.toEqual({ ok: true });
  await payments.guest().pay(group, 10);
  await expect(check({})).rejects.toMatchObject({
    ...refusal('conflict', 'open_group_gifts'),
    message: expect.stringContaining(`“${group.title}” holds other people’s money.`),
  });
  const others = [await ada.start(), await ada.start(), await ada.start()];
  for (const other of others) await payments.guest().pay(other, 10);
  await expect(check({})).rejects.toThrow(
    / and 1 more hold other people’s money\. Refund them or mark them as bought first/,
  );
  for (const { id } of [group, ...others]) await ada.closings.refundAll({ id });
  await payments.service.settle();
  await expect(check({})).resolves.toEqual({ ok: true });
});

it('lets an account go whose groups’ gifts are bought, and pays nothing back then', async () => {
  const ada = payments.somebody();
  const group = await ada.start();
  await payments.guest().pay(group, 10);
  await ada.bought.mark({ id: group.id });
  const { check } = payments.service.client(openGroupRoutes, ada.userId);
  await expect(check({})).resolves.toEqual({ ok: true });
  const refunds = () => payments.paypal.journal.filter(({ kind }) => kind === 'refund');
  const before = refunds().length;
  const { db } = payments.service;
  const handler = payments.service.get(OnUserDeleted);
  await db.transaction((tx) => handler.handle({ userId: ada.userId! }, tx));
  await payments.service.settle();
  expect(refunds().length).toBe(before);
  const sums = 'SELECT "bookedCents", "reservedCents" FROM group_purchases WHERE id = $1';
  expect(await db.query(sums, [group.id])).toEqual([{ bookedCents: 1_000, reservedCents: 0 }]);
  expect(await payments.ledgerProblems()).toEqual([]);
});

it('forgets who began a payment an hour after its end, but not while limits count it', async () => {
  const { service, paypal } = payments;
  const group = await payments.somebody().start();
  const promises = await payments.somebody().start({ collects: 'pledges' });
  const { shareCode } = promises;
  const guests = ['canceled', 'lapsed', 'declined', 'declined late', 'open', 'promised'].map(
    (what, index) => {
      const address = `203.0.113.${101 + index}`;
      return { what, hash: hashOf(`address ${address}`), guest: payments.guest(address) };
    },
  );
  const guestOf = (wanted: string) => guests.find(({ what }) => what === wanted)!.guest;
  const remembered = async () => {
    await service.get(ScheduledTasksService).run();
    const everything = await everythingIn(service.db);
    return guests.filter(({ hash }) => everything.includes(hash)).map(({ what }) => what);
  };
  const decline = async (what: string) => {
    const { id: orderId } = await guestOf(what).order(group, 1);
    paypal.approve(orderId, 'DECLINED');
    await guestOf(what).payments.capture({ orderId });
  };
  const { id: orderId } = await guestOf('canceled').order(group, 1);
  await guestOf('canceled').payments.cancel({ orderId });
  await guestOf('lapsed').order(group, 1);
  await guestOf('promised').shared.pledge({
    ...{ shareCode, amount: 1, contributorName: 'Ben', contributorEmail: 'ben@example.org' },
  });
  await decline('declined');
  service.clock.set('2026-06-15T12:50:00Z');
  await service.get(ReservationsService).lapse(new Date('2026-06-15T12:50:00Z'));
  expect(await remembered()).toEqual(['canceled', 'lapsed', 'declined', 'promised']);
  service.clock.set('2026-06-15T13:00:00Z');
  await decline('declined late');
  service.clock.set('2026-06-15T13:59:00Z');
  await guestOf('open').order(group, 1);
  expect(await remembered()).toEqual(['declined late', 'open', 'promised']);
  service.clock.set('2026-06-15T15:00:00Z');
  expect(await remembered()).toEqual(['open', 'promised']);
});
