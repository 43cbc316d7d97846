import type { EventData } from '@giftwell/contracts/core/event';
import { groupGiftChanged } from '@giftwell/contracts/payments/events';
import { refusal, usePayments } from '../testing/payments.js';

const payments = usePayments();

/** What planning-service is told about a group gift, in order: for whom, and whether it is bought. */
async function told(groupPurchaseId: number) {
  const { service } = payments;
  await service.settle();
  const keys = await service.redis.keys(`bull:event.${groupGiftChanged.name}.planning:o-*`);
  const jobs = await Promise.all(keys.map((key) => service.redis.hget(key, 'data')));
  return jobs
    .map((job): EventData<typeof groupGiftChanged> => groupGiftChanged.data.parse(JSON.parse(job!)))
    .filter((event) => event.groupPurchaseId === groupPurchaseId)
    .sort((one, other) => one.version - other.version || one.userId - other.userId)
    .map(({ userId, status, bought }) => [userId, status, bought]);
}

const shownTo = async (shareCode: string) => (await payments.guest().shared.get({ shareCode })).groupPurchase;

const actsOf = (id: number) =>
  payments.service.db.query<object[]>(
    `SELECT action, "actorId", cents FROM payment_audit
     WHERE "groupPurchaseId" = $1 AND "contributionId" IS NULL ORDER BY id`,
    [id],
  );

it('ends a group gift with its money spent, which stays booked to the cent', async () => {
  const ada = payments.somebody();
  const group = await ada.start();
  const { id, shareCode } = group;
  await payments.guest().pay(group, 20.55);
  await ada.shared.contribute({ id, contributorName: 'Grandma', amount: 15.25 });
  expect(await shownTo(shareCode)).toMatchObject({ status: 'active', boughtAt: null });
  const { groupPurchase } = await ada.bought.mark({ id });
  const boughtAt = '2026-06-15T12:00:00.000Z';
  expect(groupPurchase).toMatchObject({ status: 'closed', boughtAt, currentAmount: 35.8 });
  expect(await shownTo(shareCode)).toMatchObject({
    ...{ status: 'closed', boughtAt, currentAmount: 35.8, remainingAmount: 0 },
    ...{ acceptsMoney: false, acceptsPledges: false },
  });
  const ended = refusal('conflict', 'group_purchase_ended');
  await expect(payments.guest().order(group, 1)).rejects.toMatchObject(ended);
  await expect(ada.shared.contribute({ id, contributorName: 'Grandma', amount: 1 })).rejects.toMatchObject(
    ended,
  );
  expect(await payments.ledgerProblems()).toEqual([]);
});

it('is done once, also when asked twice at the same time', async () => {
  const [ada, ben] = [payments.somebody(), payments.somebody()];
  const group = await ada.start();
  const { id, shareCode } = group;
  await ben.pay(group, 20, { contributorEmail: 'ben@example.org' });
  await ben.records.keep({ shareCode, recipientId: 7 });
  const mark = () => ada.bought.mark({ id });
  await Promise.all([mark(), mark()]);
  payments.service.clock.set('2026-06-16T12:00:00Z');
  expect((await mark()).groupPurchase.boughtAt).toBe('2026-06-15T12:00:00.000Z');
  expect(await actsOf(id)).toEqual([{ action: 'gift_bought', actorId: ada.userId, cents: 2_000 }]);
  expect((await told(id)).filter(([, , bought]) => bought)).toEqual([
    [ada.userId, 'closed', true],
    [ben.userId, 'closed', true],
  ]);
  expect((await payments.mailsAbout(group)).filter(({ kind }) => kind === 'bought')).toHaveLength(1);
});

it('tells contributors, also that promises needn’t be paid, but nobody who must not see it', async () => {
  const ada = payments.somebody();
  const hiddenFrom = ['mia@example.org'];
  const group = await ada.start({ targetAmount: 30, collects: 'pledges', hiddenFrom });
  const { id, shareCode } = group;
  const promise = (amount: number, contributorEmail: string) =>
    payments.guest().shared.pledge({ shareCode, amount, contributorName: 'Ben', contributorEmail });
  const { contribution } = await promise(12.5, 'ben@example.org');
  await promise(10, 'bea@example.org');
  await promise(7.5, 'mia@example.org');
  await payments.guest().pay(group, 12.5, { pledge: contribution.code });
  await ada.bought.mark({ id });
  const mails = (await payments.mailsAbout(group)).filter(({ kind }) => kind === 'bought');
  expect(mails.map(({ text }) => text).sort()).toEqual([
    'You don’t need to pay the $10 that you promised.',
    null,
  ]);
});

it('is refused to others, while money is moving, and without any', async () => {
  const [ada, ben] = [payments.somebody(), payments.guest()];
  const group = await ada.start();
  const { id } = group;
  const mark = () => ada.bought.mark({ id });
  await expect(mark()).rejects.toMatchObject(refusal('conflict', 'no_money_collected'));
  await ben.pay(group, 20);
  await expect(payments.somebody().bought.mark({ id })).rejects.toMatchObject(
    refusal('not_found', 'group_purchase_not_found'),
  );
  const { id: orderId } = await ben.order(group, 10);
  await expect(mark()).rejects.toMatchObject(refusal('conflict', 'payment_under_way'));
  await ben.payments.cancel({ orderId });
  payments.paypal.fail('/refund', 'lost');
  await ada.closings.refundAll({ id });
  await expect(mark()).rejects.toMatchObject(refusal('conflict', 'refunds_under_way'));
  expect(await actsOf(id)).toEqual([]);
});

it('keeps the money from going back to everyone, but not to one contributor', async () => {
  const ada = payments.somebody();
  const group = await ada.start();
  const { id } = group;
  await payments.guest().pay(group, 20);
  await payments.guest().pay(group, 10.01);
  await ada.bought.mark({ id });
  await expect(ada.closings.refundAll({ id })).rejects.toMatchObject(refusal('conflict', 'gift_bought'));
  const { contributions } = await ada.groups.get({ id });
  const { groupPurchase } = await ada.groups.refundOne({ id, contributionId: contributions[0]!.id });
  expect(groupPurchase).toMatchObject({ currentAmount: 20, status: 'closed' });
  await ada.groups.remove({ id });
  await expect(ada.groups.get({ id })).rejects.toMatchObject(
    refusal('not_found', 'group_purchase_not_found'),
  );
  expect(await payments.ledgerProblems()).toEqual([]);
});

it('happens before or after everyone is refunded, never both', async () => {
  const ada = payments.somebody();
  for (let round = 0; round < 5; round += 1) {
    const group = await ada.start();
    const { id } = group;
    await payments.guest().pay(group, 20);
    const done = await Promise.allSettled([ada.bought.mark({ id }), ada.closings.refundAll({ id })]);
    await payments.service.settle();
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { boughtAt, currentAmount } = (await ada.groups.get({ id })).groupPurchase;
    expect(currentAmount).toBe(boughtAt === null ? 0 : 20);
  }
  expect(await payments.ledgerProblems()).toEqual([]);
});
