import { groupPurchaseChanged } from '@giftwell/contracts/payments/events';
import { fewestWritesToDatabase } from '@giftwell/server-kit/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { usePayments } from '../testing/payments.js';

const payments = usePayments();

it('takes three round trips to Postgres to record', async () => {
  const ada = payments.somebody();
  const { id } = await ada.start();
  const record = () => ada.shared.contribute({ id, contributorName: 'Ben', amount: 1 });
  // The lock, the contribution with what belongs to it, and the commit.
  expect(await fewestWritesToDatabase(payments.service.db, record)).toBe(3);
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
