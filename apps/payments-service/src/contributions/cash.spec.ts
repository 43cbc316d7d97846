import { groupPurchaseChanged } from '@giftwell/contracts/payments/events';
import { fewestWritesToDatabase } from '@giftwell/server-kit/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { refusal, usePayments } from '../testing/payments.js';

const payments = usePayments();

it('takes one round trip to Postgres to record', async () => {
  const ada = payments.somebody();
  const { id } = await ada.start();
  const record = () => ada.shared.contribute({ id, contributorName: 'Ben', amount: 1 });
  expect(await fewestWritesToDatabase(payments.service.db, record)).toBe(1);
});

it('is recorded up to the target when much arrives at once, with its movements and acts', async () => {
  const ada = payments.somebody();
  const { id, shareCode } = await ada.start({ targetAmount: 1 });
  const record = () => ada.shared.contribute({ id, contributorName: 'Ben', amount: 0.1 });
  const answers = await Promise.allSettled(Array.from({ length: 12 }, record));
  const refused = answers
    .filter((answer) => answer.status === 'rejected')
    .map(({ reason }) => reason as object);
  expect(refused).toEqual(Array(2).fill(expect.objectContaining(refusal('conflict', 'amount_too_high'))));
  const { groupPurchase } = await ada.shared.get({ shareCode });
  expect(groupPurchase).toMatchObject({ status: 'completed', currentAmount: 1, contributorCount: 10 });
  expect(await payments.ledgerProblems()).toEqual([]);
  const acts = await payments.service.db.query<object[]>(
    `SELECT action, sum(cents)::int AS cents, count(*)::int AS count FROM payment_audit
     WHERE "groupPurchaseId" = $1 AND "actorId" = $2 GROUP BY action ORDER BY action`,
    [id, ada.userId],
  );
  expect(acts).toEqual(
    ['contribution', 'manual_contribution'].map((action) => ({ action, cents: 100, count: 10 })),
  );
});

it('is recorded when the deadline has passed, but not when the group is closed or deleted', async () => {
  const ada = payments.somebody();
  const { id, shareCode } = await ada.start({ deadline: '2026-06-20' });
  const { id: deleted } = await ada.start();
  const record = (group: number) => ada.shared.contribute({ id: group, contributorName: 'Ben', amount: 1 });
  payments.service.clock.set('2026-06-25T12:00:00Z');
  await record(id);
  const { groupPurchase } = await ada.shared.get({ shareCode });
  expect(groupPurchase).toMatchObject({ status: 'expired', currentAmount: 1 });
  await ada.closings.close({ id });
  await expect(record(id)).rejects.toMatchObject(refusal('conflict', 'group_purchase_ended'));
  await ada.groups.remove({ id: deleted });
  await expect(record(deleted)).rejects.toMatchObject(refusal('not_found', 'group_purchase_not_found'));
});

it('isn’t recorded for a guest, who learns whether there is such a group', async () => {
  const { id } = await payments.somebody().start();
  const record = (group: number) =>
    payments.guest().shared.contribute({ id: group, contributorName: 'Ben', amount: 1 });
  await expect(record(id)).rejects.toMatchObject(refusal('forbidden', 'organizer_only'));
  await expect(record(id + 1_000)).rejects.toMatchObject(refusal('not_found', 'group_purchase_not_found'));
});

it('is told to the browsers of the organizer and of who contributes with an account', async () => {
  const [ada, ben] = [payments.somebody(), payments.somebody()];
  const group = await ada.start();
  await ben.pay(group, 5);
  const listener = payments.service.redis.duplicate();
  await listener.subscribe('push');
  const told: unknown[] = [];
  listener.on('message', (_channel, text: string) => {
    if (text.includes(group.shareCode)) told.push(JSON.parse(text));
  });
  const { contribution } = await ada.shared.contribute({ id: group.id, contributorName: 'Bea', amount: 1 });
  expect(contribution).toMatchObject({ kind: 'manual', state: 'completed', amount: 1 });
  while (told.length < 2) await sleep(5);
  listener.disconnect();
  const { id, shareCode } = group;
  const push = { type: groupPurchaseChanged.type, data: { id, shareCode } };
  const toBoth = [ada.userId, ben.userId].map((userId) => ({ userId, ...push }));
  expect(told).toEqual(expect.arrayContaining(toBoth));
});
