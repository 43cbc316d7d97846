import { webhookRoutes } from '@giftwell/contracts/payments/webhooks';
import { ScheduledTasksService } from '../paypal/scheduled-tasks.service.js';
import { UnfinishedPaymentsService } from '../paypal/unfinished-payments.service.js';
import { usePayments } from '../testing/payments.js';

const payments = usePayments();
const dayMs = 86_400_000;

async function entriesOf(group: { id: number }) {
  const rows = await payments.service.db.query<Record<'action' | 'address', string>[]>(
    'SELECT action, address FROM payment_audit WHERE "groupPurchaseId" = $1 ORDER BY id',
    [group.id],
  );
  return rows.map(({ action, address }) => `${action} ${address}`);
}

it('holds from which address a guest and a user have ordered and paid', async () => {
  const group = await payments.somebody('203.0.113.1').start();
  await payments.guest('203.0.113.2').pay(group, 10);
  const ben = payments.somebody('2001:db8:1:2::/64');
  await ben.pay(group, 20);
  expect(await entriesOf(group)).toEqual([
    ...['order 203.0.113.2', 'contribution 203.0.113.2'],
    ...['order 2001:db8:1:2::/64', 'contribution 2001:db8:1:2::/64'],
  ]);
  const whose = await payments.service.db.query<object[]>(
    `SELECT "actorId", "requestId" IS NOT NULL AS "isRequested" FROM payment_audit
     WHERE "groupPurchaseId" = $1 AND action = 'contribution' ORDER BY id`,
    [group.id],
  );
  expect(whose).toEqual([
    { actorId: null, isRequested: true },
    { actorId: ben.userId, isRequested: true },
  ]);
});

it('holds the address of the organizer who records cash, refunds it, and marks a gift as bought', async () => {
  const ada = payments.somebody('203.0.113.3');
  const group = await ada.start();
  const { id } = group;
  const { contribution } = await ada.shared.contribute({ id, contributorName: 'Ben', amount: 5 });
  const [{ contributionId }] = await payments.service.db.query<[{ contributionId: number }]>(
    'SELECT id AS "contributionId" FROM contributions WHERE code = $1',
    [contribution.code],
  );
  await ada.groups.refundOne({ id, contributionId });
  await payments.guest().pay(group, 10);
  await ada.bought.mark({ id });
  expect(await entriesOf(group)).toEqual([
    ...['manual_contribution 203.0.113.3', 'contribution 203.0.113.3', 'refund 203.0.113.3'],
    ...['order null', 'contribution null', 'gift_bought 203.0.113.3'],
  ]);
});

it('holds the address of cash that reaches the goal', async () => {
  const ada = payments.somebody('203.0.113.4');
  const group = await ada.start({ targetAmount: 5 });
  await ada.shared.contribute({ id: group.id, contributorName: 'Ben', amount: 5 });
  expect(await entriesOf(group)).toEqual(['manual_contribution 203.0.113.4', 'contribution 203.0.113.4']);
});

it('holds the address of a pledge, and of the organizer who removes it', async () => {
  const ada = payments.somebody('203.0.113.5');
  const group = await ada.start({ collects: 'pledges' });
  const { id, shareCode } = group;
  const ben = { contributorName: 'Ben', contributorEmail: 'ben@example.org' };
  await payments.guest('203.0.113.6').shared.pledge({ shareCode, amount: 5, ...ben });
  const { contributions } = await ada.groups.get({ id });
  await ada.groups.removePledge({ id, contributionId: contributions[0]!.id });
  expect(await entriesOf(group)).toEqual(['pledge 203.0.113.6', 'pledge_removal 203.0.113.5']);
});

it('has none for what a task has booked', async () => {
  const group = await payments.somebody().start();
  const { id } = await payments.guest('203.0.113.7').order(group, 10);
  await payments.service.db.query(`UPDATE contributions SET state = 'capturing' WHERE "orderId" = $1`, [id]);
  payments.paypal.approve(id);
  payments.paypal.payments.capture(id);
  payments.service.clock.advance(3_600_000);
  await payments.service.get(UnfinishedPaymentsService).finish();
  expect(await entriesOf(group)).toEqual(['order 203.0.113.7', 'contribution null']);
});

it('holds from which address a forged message came', async () => {
  const { receive } = payments.service.client(webhookRoutes, null, undefined, '203.0.113.8');
  await expect(receive({ headers: {}, body: '{}' })).rejects.toMatchObject({ code: 'wrong_signature' });
  const [last] = await payments.service.db.query<object[]>(
    'SELECT action, result, address FROM payment_audit ORDER BY id DESC LIMIT 1',
  );
  expect(last).toEqual({ action: 'webhook', result: 'refused', address: '203.0.113.8' });
});

it('is truncated daily once it is 30 days old by the clock, and not before', async () => {
  const { service } = payments;
  const at = (days: number) => service.clock.set(new Date(Date.now() + days * dayMs));
  at(-31);
  const old = await payments.somebody().start();
  await payments.guest('203.0.113.77').pay(old, 10);
  at(-29);
  const young = await payments.somebody().start();
  await payments.guest('203.0.113.77').pay(young, 10);
  const tasks = service.get(ScheduledTasksService);
  const whole = ['order 203.0.113.77', 'contribution 203.0.113.77'];
  at(-2);
  await tasks.run();
  expect(await entriesOf(old)).toEqual(whole);
  at(-0.5);
  await tasks.run();
  expect(await entriesOf(old)).toEqual(['order 203.0.113.0/24', 'contribution 203.0.113.0/24']);
  expect(await entriesOf(young)).toEqual(whole);
});
