import { RefundsService } from '../contributions/refunds.service.js';
import { UnfinishedPaymentsService } from '../paypal/unfinished-payments.service.js';
import { usePayments } from '../testing/payments.js';
import { ComingRefundsService } from './coming-refunds.service.js';
import { DeadlinesService } from './deadlines.service.js';
import { MissedGoalsService } from './missed-goals.service.js';

const payments = usePayments();

const refunds = () => payments.paypal.journal.filter(({ kind }) => kind === 'refund');

/** The work that is due each minute, at this time in Berlin. */
async function work(time: string) {
  const { service } = payments;
  service.clock.set(`${time}+02:00`);
  await service.get(DeadlinesService).endGroups();
  await service.get(ComingRefundsService).tellDue();
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
    expect.stringContaining('We’ll refund everyone after Thursday, July 9, unless you move the deadline,'),
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
  expect(await mails('refunded')).toEqual(['The goal wasn’t reached, so everyone gets a refund.']);
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
  await ada.groups.update({ id: group.id, ifShort: 'refund' });
  expect(await shown()).toMatchObject({ status: 'expired', refundsAfter: null });
  await work('2026-07-08T12:00:00');
  expect(await shown()).toMatchObject({ refundsAfter: '2026-07-14' });
  expect(await mails('refunds_ahead')).toEqual([
    expect.stringContaining('Everyone gets a refund after Tuesday, July 14, unless you move the deadline,'),
  ]);
  expect(await mails('ended')).toHaveLength(1);
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

it('refunds everyone as long after its organizer closed it, and tells those who chipped in', async () => {
  const { ada, group, shown, mails } = await short({ deadline: '2026-12-24' });
  const before = refunds().length;
  const { groupPurchase } = await ada.closings.close({ id: group.id });
  expect(groupPurchase).toMatchObject({ status: 'closed', refundsAfter: '2026-06-22', refundsAll: false });
  const { shareCode } = group;
  expect((await payments.guest().shared.get({ shareCode })).groupPurchase.refundsAfter).toBe('2026-06-22');
  expect(await mails('closed')).toEqual([
    'Everyone who paid gets a refund after Monday, June 22, unless the organizer buys the gift before then.',
  ]);
  await work('2026-06-22T23:59:59');
  expect(refunds().length).toBe(before);
  await work('2026-06-23T00:00:00');
  await payments.service.get(RefundsService).finish();
  expect(refunds().slice(before)).toMatchObject([{ value: '20.55' }]);
  expect(await shown()).toMatchObject({ refundsAll: true, currentAmount: 0 });
  expect(await mails('ended', 'refunds_ahead')).toEqual([]);
});

it('refunds nobody of a closed group whose gift is bought in time, or that had reached its goal', async () => {
  const made = await short();
  await made.ada.closings.close({ id: made.group.id });
  await made.ada.bought.mark({ id: made.group.id });
  const reached = await short({ targetAmount: 35.8 });
  await reached.ada.closings.close({ id: reached.group.id });
  expect(await reached.shown()).toMatchObject({ refundsAfter: null });
  await work('2026-07-30T00:00:00');
  for (const { shown } of [made, reached])
    expect(await shown()).toMatchObject({ refundsAll: false, currentAmount: 35.8 });
  expect(await reached.mails('closed')).toEqual([]);
});

it('tells an address once, of what it paid and of all that it promised', async () => {
  const ada = payments.somebody();
  const group = await ada.start({ targetAmount: 30, collects: 'pledges' });
  const { id, shareCode } = group;
  const contributorEmail = 'ben@example.org';
  const promise = async (amount: number, email: string) => {
    const fields = { contributorName: 'Ben', contributorEmail: email };
    return (await payments.guest().shared.pledge({ shareCode, amount, ...fields })).contribution.code;
  };
  await promise(3, contributorEmail);
  const pledge = await promise(20, 'Ben@Example.org');
  await promise(7, contributorEmail);
  await payments.guest().pay(group, 20, { pledge });
  await ada.closings.close({ id });
  const mails = async (wanted: string) =>
    (await payments.mailsAbout(group)).filter(({ kind }) => kind === wanted).map(({ text }) => text);
  expect(await mails('closed')).toEqual([
    'Everyone who paid gets a refund after Wednesday, July 15, unless the organizer buys the gift before then. You don’t need to pay the $10 that you promised.',
  ]);
  await ada.bought.mark({ id });
  expect(await mails('bought')).toEqual(['You don’t need to pay the $10 that you promised.']);
});

it('tells that promises to a closed group needn’t be paid', async () => {
  const ada = payments.somebody();
  const group = await ada.start({ collects: 'pledges' });
  const { id, shareCode } = group;
  const contributorEmail = 'ben@example.org';
  await payments.guest().shared.pledge({ shareCode, amount: 10, contributorName: 'Ben', contributorEmail });
  expect((await ada.closings.close({ id })).groupPurchase.refundsAfter).toBeNull();
  expect((await payments.mailsAbout(group)).filter(({ kind }) => kind === 'closed')).toMatchObject([
    { text: 'You don’t need to pay the $10 that you promised.' },
  ]);
});

it.each(['smaller', 'gift_card'] as const)(
  'refunds everyone 30 days after the end if nothing was bought by the rule %s, and reminds of it',
  async (ifShort) => {
    const { shown, mails } = await short({ ifShort });
    await work('2026-07-03T00:00:00');
    expect(await shown()).toMatchObject({ status: 'expired', refundsAfter: '2026-08-01' });
    expect(await mails('ended')).toEqual([
      expect.stringContaining(
        'We’ll refund everyone after Saturday, August 1, unless you move the deadline,',
      ),
    ]);
    await work('2026-07-24T23:00:00');
    expect(await mails('refunds_ahead')).toEqual([]);
    await work('2026-07-25T09:00:00');
    await work('2026-07-26T09:00:00');
    expect(await mails('refunds_ahead')).toEqual([
      expect.stringContaining(
        'Everyone gets a refund after Saturday, August 1, unless you move the deadline,',
      ),
    ]);
    await work('2026-08-01T23:59:59');
    expect(await shown()).toMatchObject({ refundsAll: false, currentAmount: 35.8 });
    await work('2026-08-02T00:00:00');
    expect(await shown()).toMatchObject({ status: 'closed', refundsAll: true, currentAmount: 0 });
    expect(await mails('ended', 'refunds_ahead')).toHaveLength(2);
  },
);

it('leaves a week after a reminder that is late', async () => {
  const { shown, mails } = await short({ ifShort: 'smaller' });
  await work('2026-07-03T00:00:00');
  await work('2026-08-20T09:00:00');
  expect(await shown()).toMatchObject({ refundsAfter: '2026-08-26', refundsAll: false });
  expect(await mails('refunds_ahead')).toEqual([expect.stringContaining('after Wednesday, August 26,')]);
  await work('2026-08-27T00:00:00');
  expect(await shown()).toMatchObject({ refundsAll: true, currentAmount: 0 });
});

it('tells once of the refund, and not of the deadline again, where that was told before there were days', async () => {
  const { group, shown, mails } = await short();
  await payments.service.db.query(
    `UPDATE group_purchases SET status = 'expired', "endingToldOf" = "endsAt" WHERE id = $1`,
    [group.id],
  );
  await work('2026-07-20T09:00:00');
  await work('2026-07-20T09:01:00');
  expect(await shown()).toMatchObject({ refundsAfter: '2026-07-26', refundsAll: false });
  expect(await mails('ended')).toEqual([]);
  expect(await mails('refunds_ahead')).toEqual([
    expect.stringContaining('after Sunday, July 26, unless you'),
  ]);
});

const steps = [
  ['2026-07-03T00:00:00', 'ended'],
  ['2026-07-25T09:00:00', 'refunds_ahead'],
  ['2026-08-02T00:00:00', 'paid_back'],
] as const;

it.each(steps)('goes on after a group that fails at %s, and repeats its “%s”', async (failsAt, kind) => {
  const failing = await short({ ifShort: 'smaller' });
  const next = await short({ ifShort: 'smaller' });
  // Mails to nobody's id are refused.
  const setOrganizer = (userId: number) =>
    payments.service.db.query('UPDATE group_purchases SET "organizerId" = $1 WHERE id = $2', [
      ...[userId, failing.group.id],
    ]);
  for (const [time] of steps.slice(
    0,
    steps.findIndex(([step]) => step === failsAt),
  ))
    await work(time);
  await setOrganizer(-1);
  await work(failsAt);
  expect(await failing.mails(kind)).toEqual([]);
  expect(await next.mails(kind)).toHaveLength(1);
  await setOrganizer(failing.ada.userId!);
  await work(failsAt);
  expect(await failing.mails(kind)).toHaveLength(1);
  expect(await next.mails(kind)).toHaveLength(1);
});
