import { paymentsDataRoutes } from '@giftwell/contracts/auth/personal-data';
import { classificationProblems, everythingIn } from '@giftwell/server-kit/testing';
import { openGroupRoutes } from '@giftwell/contracts/payments/open-groups';
import { refusal, usePayments } from '../testing/payments.js';
import { OnUserDeleted } from './on-user-deleted.js';

const payments = usePayments();

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
  await payments.service.settle();
  const { db } = payments.service;
  await db.query('DELETE FROM outbox');
  const handler = payments.service.get(OnUserDeleted);
  for (const { userId } of [ada, ben]) await db.transaction((tx) => handler.handle({ userId: userId! }, tx));
  expect(await everythingIn(db)).not.toContain('planted');
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
