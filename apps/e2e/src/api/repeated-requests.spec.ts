import { expect, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { newGroup, somebody } from './payments-routes.js';
import { arrive, signedUp } from './visitors.js';

test('five parallel requests with one key create one person, and another body is refused', async ({
  playwright,
  baseURL,
}) => {
  const visitor = await arrive(playwright, baseURL!);
  await signedUp(visitor);
  const headers = { 'idempotency-key': randomUUID() };
  const create = (name: string) =>
    visitor.post('/api/recipients', { data: { name, relationship: 'friend' }, headers });
  const answers = await Promise.all(Array.from({ length: 5 }, () => create('Mia')));
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200, 200, 200]);
  const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())));
  expect(bodies.size).toBe(1);
  const { total } = (await (await visitor.get('/api/recipients')).json()) as { total: number };
  expect(total).toBe(1);
  expect((await create('Ben')).status()).toBe(422);
  await visitor.dispose();
});

test('five parallel requests with one key reserve one amount, and create one order', async ({
  playwright,
  baseURL,
}) => {
  const visitor = await arrive(playwright, baseURL!);
  await signedUp(visitor);
  const started = await visitor.post('/api/group-purchases', { data: newGroup });
  const { shareCode } = ((await started.json()) as { groupPurchase: { shareCode: string } }).groupPurchase;
  const headers = { 'idempotency-key': randomUUID() };
  const data = { shareCode, ...somebody, amount: 60 };
  const order = () => visitor.post('/api/paypal/order', { data, headers });
  const answers = await Promise.all(Array.from({ length: 5 }, order));
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  const shown = await visitor.get(`/api/group-purchases/shared/${shareCode}`);
  expect(await shown.json()).toMatchObject({ groupPurchase: { remainingAmount: 40 } });
  await visitor.dispose();
});
