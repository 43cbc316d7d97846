import { RefundsService } from '../contributions/refunds.service.js';
import { DeadlinesService } from '../group-purchases/deadlines.service.js';
import { UnfinishedPaymentsService } from '../paypal/unfinished-payments.service.js';
import { usePayments } from '../testing/payments.js';
import { MissedGoalsService } from './missed-goals.service.js';

const payments = usePayments();

const refunds = () => payments.paypal.journal.filter(({ kind }) => kind === 'refund');

/** The work that is due each minute, at this time in Berlin. */
async function work(time: string) {
  const { service } = payments;
  service.clock.set(`${time}+02:00`);
  await service.get(DeadlinesService).endGroups();
  await service.get(MissedGoalsService).refundDue();
  await service.settle();
}

/** A group gift of a user in Berlin that got $20.55 and $15.25 in cash until its deadline, with a goal of $100. */
async function short(fields: object = {}) {
  const ada = payments.somebody();
  const group = await ada.start({ deadline: '2026-07-02', ifShort: 'refund', ...fields });
  await payments.guest().pay(group, 20.55, { contributorEmail: 'ben@example.org' });
  await ada.shared.contribute({ id: group.id, contributorName: 'Grandma', amount: 15.25 });
  const shown = async () => (await ada.groups.get({ id: group.id })).groupPurchase;
  const mails = async (...kinds: string[]) =>
    (await payments.mailsAbout(group)).filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text);
  return { ada, group, shown, mails };
}

it('refunds everyone once, after the announced day in the time zone of the group', async () => {
  const { shown, mails } = await short();
  const before = refunds().length;
  await work('2026-07-03T00:00:00');
  expect(await shown()).toMatchObject({ status: 'expired', refundsAfter: '2026-07-09', currentAmount: 35.8 });
  expect(await mails('ended')).toEqual([
    expect.stringContaining('We’ll refund them after Thursday, July 9, unless you move the deadline,'),
  ]);
  await work('2026-07-09T23:59:59');
  expect(refunds().length).toBe(before);
  const due = '2026-07-10T00:00:00';
  payments.service.clock.set(`${due}+02:00`);
  const { service } = payments;
  await Promise.all([1, 2].map(() => service.get(MissedGoalsService).refundDue()));
  await work(due);
  await service.get(RefundsService).finish();
  expect(refunds().slice(before)).toMatchObject([{ value: '20.55' }]);
  expect(await shown()).toMatchObject({
    ...{ status: 'closed', refundsAll: true, refundsAfter: null, currentAmount: 0 },
  });
  expect(await mails('refunded')).toEqual([
    'The goal wasn’t reached by the deadline, so everyone gets a refund.',
  ]);
  expect(await mails('paid_back')).toEqual(['Give the $15.25 back that you got in cash or by transfer.']);
  expect(await payments.ledgerProblems()).toEqual([]);
});

it.each([
  ['the gift is bought', ({ ada, group }) => ada.bought.mark({ id: group.id })],
  ['the deadline is moved', ({ ada, group }) => ada.groups.update({ id: group.id, deadline: '2026-07-20' })],
  ['the rule is another', ({ ada, group }) => ada.groups.update({ id: group.id, ifShort: 'smaller' })],
  ['the goal is reached', ({ ada, group }) => ada.groups.update({ id: group.id, targetAmount: 35.8 })],
] as [string, (made: Awaited<ReturnType<typeof short>>) => Promise<object>][])(
  'refunds nobody if %s in time',
  async (_what, decide) => {
    const made = await short();
    await work('2026-07-03T00:00:00');
    await decide(made);
    expect(await made.shown()).toMatchObject({ refundsAfter: null });
    await work('2026-07-10T00:00:00');
    expect(await made.shown()).toMatchObject({ refundsAll: false, currentAmount: 35.8 });
  },
);

it('waits as long again after a deadline that was moved, also if its end is noticed late', async () => {
  const { ada, group, shown } = await short();
  await work('2026-07-03T00:00:00');
  await ada.groups.update({ id: group.id, deadline: '2026-07-05' });
  await work('2026-07-10T09:00:00');
  expect(await shown()).toMatchObject({ status: 'expired', refundsAfter: '2026-07-16', refundsAll: false });
  await work('2026-07-17T00:00:00');
  expect(await shown()).toMatchObject({ refundsAll: true, currentAmount: 0 });
});

it('tells the organizer anew if refunds become the rule after the deadline', async () => {
  const { ada, group, shown, mails } = await short({ ifShort: 'smaller' });
  await work('2026-07-03T00:00:00');
  expect(await shown()).toMatchObject({ status: 'expired', refundsAfter: null });
  await ada.groups.update({ id: group.id, ifShort: 'refund' });
  await work('2026-07-08T12:00:00');
  expect(await shown()).toMatchObject({ refundsAfter: '2026-07-14' });
  expect((await mails('ended')).filter((text) => text?.includes('after Tuesday, July 14'))).toHaveLength(1);
});

it('refunds what PayPal was still checking, and more than fits into one batch', async () => {
  const ada = payments.somebody();
  const group = await ada.start({ deadline: '2026-07-02', ifShort: 'refund', targetAmount: 1_000 });
  const late = payments.guest();
  const { id: orderId } = await late.order(group, 12.34);
  payments.paypal.approve(orderId, 'PENDING');
  await late.payments.capture({ orderId });
  for (let each = 0; each < 51; each += 1)
    await ada.shared.contribute({ id: group.id, contributorName: 'Grandma', amount: 1.01 });
  const { service } = payments;
  await payments.guest().pay(group, 5.05);
  await work('2026-07-03T00:00:00');
  await work('2026-07-10T00:00:00');
  const shown = async () => (await ada.groups.get({ id: group.id })).groupPurchase;
  expect(await shown()).toMatchObject({ status: 'closed', currentAmount: 0 });
  const { captureId } = payments.paypal.payments.state.orders.get(orderId)!;
  payments.paypal.payments.finishPending(captureId!, 'COMPLETED');
  await service.get(UnfinishedPaymentsService).finish();
  await service.settle();
  expect(refunds().at(-1)).toMatchObject({ value: '12.34' });
  expect(await shown()).toMatchObject({ currentAmount: 0 });
  expect(await payments.ledgerProblems()).toEqual([]);
});
