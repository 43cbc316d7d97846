import { randomUUID } from 'node:crypto';
import { refusal, usePayments } from '../testing/payments.js';
import { UnfinishedPaymentsService } from '../paypal/unfinished-payments.service.js';
import { ContributionEntity } from './contribution.entity.js';
import { RefundBookingService } from './refund-booking.service.js';
import { RefundEntity } from './refund.entity.js';
import { RefundsService } from './refunds.service.js';

const payments = usePayments();
const current = async (shareCode: string) => (await payments.guest().shared.get({ shareCode })).groupPurchase;
const refunds = () => payments.paypal.journal.filter(({ kind }) => kind === 'refund');

afterEach(async () => expect(await payments.ledgerProblems()).toEqual([]));

it('pays one contribution back once, and opens the group again', async () => {
  const ada = payments.somebody();
  const group = await ada.start({ targetAmount: 30 });
  await payments.guest().pay(group, 20);
  await payments.guest().pay(group, 10);
  expect((await current(group.shareCode)).status).toBe('completed');
  const { contributions } = await ada.groups.get({ id: group.id });
  const contributionId = contributions.find(({ amount }) => amount === 20)!.id;
  const before = refunds().length;
  const { report, groupPurchase } = await ada.groups.refundOne({ id: group.id, contributionId });
  expect(report).toEqual([{ contributionId, contributorName: 'Ben', amount: 20, result: 'refunded' }]);
  expect(groupPurchase).toMatchObject({ status: 'active', currentAmount: 10, remainingAmount: 20 });
  await expect(ada.groups.refundOne({ id: group.id, contributionId })).rejects.toMatchObject(
    refusal('not_found', 'contribution_not_found'),
  );
  expect(refunds().length - before).toBe(1);
});

it('pays all back, cash by hand, and closes the group', async () => {
  const ada = payments.somebody();
  const group = await ada.start();
  await payments.guest().pay(group, 20);
  await ada.shared.contribute({ id: group.id, contributorName: 'Grandma', amount: 15.25 });
  expect(await current(group.shareCode)).toMatchObject({ currentAmount: 35.25, contributorCount: 2 });
  const { report, groupPurchase } = await ada.closings.refundAll({ id: group.id });
  expect(report.map(({ amount, result }) => [amount, result])).toEqual([
    [15.25, 'by_hand'],
    [20, 'pending'],
  ]);
  expect(groupPurchase.status).toBe('closed');
  await payments.service.settle();
  expect(await current(group.shareCode)).toMatchObject({ currentAmount: 0 });
  const { contributions } = await ada.groups.get({ id: group.id });
  expect(contributions.map(({ state, refund }) => [state, refund])).toEqual([
    ['refunded', null],
    ['refunded', null],
  ]);
});

it('says in mails about a payment in the test mode that no money moved, but not about cash', async () => {
  const ada = payments.somebody();
  const group = await ada.start();
  await payments.guest().pay(group, 20, { contributorEmail: 'ben@example.org' });
  const cash = { contributorName: 'Grandma', contributorEmail: 'grandma@example.org', amount: 15 };
  await ada.shared.contribute({ id: group.id, ...cash });
  await ada.closings.refundAll({ id: group.id });
  await payments.service.settle();
  const mails = (await payments.mailsAbout(group)).filter(({ kind }) => kind !== 'contribution');
  expect(mails.map(({ kind, isTest = false }) => `${kind}, test: ${isTest}`).sort()).toEqual([
    'receipt, test: true',
    'refunded, test: false',
    'refunded, test: true',
  ]);
});

it('pays back what was still being checked when everyone was refunded', async () => {
  const [ada, ben] = [payments.somebody(), payments.guest()];
  const group = await ada.start();
  const { id: orderId } = await ben.order(group, 20);
  payments.paypal.approve(orderId, 'PENDING');
  expect(await ben.payments.capture({ orderId })).toEqual({ status: 'PENDING' });
  const { report } = await ada.closings.refundAll({ id: group.id });
  expect(report).toMatchObject([{ amount: 20, result: 'pending' }]);
  const { captureId } = payments.paypal.payments.state.orders.get(orderId)!;
  payments.paypal.payments.finishPending(captureId!, 'COMPLETED');
  await payments.service.get(UnfinishedPaymentsService).finish();
  await payments.service.settle();
  const { contributions, groupPurchase } = await ada.groups.get({ id: group.id });
  expect(contributions).toMatchObject([{ state: 'refunded', refundedAmount: 20 }]);
  expect(groupPurchase).toMatchObject({ currentAmount: 0 });
});

it('pays all back once, also when asked twice and while the provider fails', async () => {
  const ada = payments.somebody();
  const group = await ada.start();
  for (let round = 0; round < 3; round += 1) await payments.guest().pay(group, 10);
  const before = refunds().length;
  payments.paypal.fail('/refund', 'lost');
  await Promise.all([ada.closings.refundAll({ id: group.id }), ada.closings.refundAll({ id: group.id })]);
  await payments.service.settle();
  await payments.service.get(RefundsService).finish();
  expect(refunds().length - before).toBe(3);
  expect(await current(group.shareCode)).toMatchObject({ currentAmount: 0, status: 'closed' });
});

it('shows a refund that the provider refused, which can be tried again', async () => {
  const ada = payments.somebody();
  const group = await ada.start();
  await payments.guest().pay(group, 20);
  const { captures } = payments.paypal.payments.state;
  const capture = [...captures.values()].at(-1)!;
  captures.delete(capture.id);
  await ada.closings.refundAll({ id: group.id });
  await payments.service.settle();
  const shown = async () => (await ada.groups.get({ id: group.id })).contributions[0];
  expect(await shown()).toMatchObject({ state: 'completed', refund: 'failed' });
  captures.set(capture.id, capture);
  await ada.closings.refundAll({ id: group.id });
  await payments.service.settle();
  expect(await shown()).toMatchObject({ state: 'refunded', refund: null });
});

it('repeats a refund whose answer was lost, without paying twice', async () => {
  const ada = payments.somebody();
  const group = await ada.start();
  await payments.guest().pay(group, 20);
  const { contributions } = await ada.groups.get({ id: group.id });
  const contributionId = contributions[0]!.id;
  const before = refunds().length;
  payments.paypal.fail('/refund', 'lost');
  const { report } = await ada.groups.refundOne({ id: group.id, contributionId });
  expect(report[0]!.result).toBe('pending');
  expect(await current(group.shareCode)).toMatchObject({ currentAmount: 20 });
  await payments.service.get(RefundsService).finish();
  expect(await current(group.shareCode)).toMatchObject({ currentAmount: 0 });
  expect(refunds().length - before).toBe(1);
});

it('records cash only for the organizer, and only what is missing', async () => {
  const ada = payments.somebody();
  const group = await ada.start({ targetAmount: 10 });
  const cash = { id: group.id, contributorName: 'Grandma', amount: 10 };
  for (const eve of [payments.guest(), payments.somebody()])
    await expect(eve.shared.contribute(cash)).rejects.toMatchObject(refusal('forbidden', 'organizer_only'));
  await expect(ada.shared.contribute({ ...cash, amount: 10.01 })).rejects.toMatchObject(
    refusal('conflict', 'amount_too_high'),
  );
  expect((await ada.shared.contribute(cash)).contribution).toMatchObject({
    kind: 'manual',
    state: 'completed',
  });
  expect(await current(group.shareCode)).toMatchObject({ status: 'completed', remainingAmount: 0 });
});

it('collects pledges first, then asks for the money', async () => {
  const ada = payments.somebody();
  const group = await ada.start({ targetAmount: 30, collects: 'pledges', deadline: '2026-07-02' });
  const { shareCode } = group;
  const promise = (amount: number) =>
    payments.somebody().shared.pledge({
      ...{ shareCode, amount, contributorName: 'Ben', contributorEmail: 'ben@example.org' },
    });
  await expect(payments.guest().order(group, 5)).rejects.toMatchObject(refusal('conflict', 'promises_first'));
  const taken = (await promise(20)).contribution;
  expect(await current(shareCode)).toMatchObject({
    ...{
      currentAmount: 0,
      pledgedAmount: 20,
      remainingAmount: 10,
      acceptsMoney: false,
      acceptsPledges: true,
    },
  });
  await payments.guest().shared.undoPledge({ code: taken.code });
  const first = (await promise(25)).contribution;
  await promise(5);
  expect(await current(shareCode)).toMatchObject({
    acceptsMoney: true,
    acceptsPledges: false,
    pledgedAmount: 30,
  });
  const asked = (await payments.mailsAbout(group)).filter(({ kind }) => kind === 'pay_now');
  expect(asked.map(({ text }) => text)).toEqual(Array(2).fill('Please pay by Thursday, July 2.'));
  await expect(promise(1)).rejects.toMatchObject(refusal('conflict', 'no_pledges'));
  // What others promised stays theirs.
  await expect(payments.guest().order(group, 1)).rejects.toMatchObject(
    refusal('conflict', 'amount_too_high'),
  );
  await payments.guest().pay(group, 25, { pledge: first.code });
  expect(await current(shareCode)).toMatchObject({ currentAmount: 25, pledgedAmount: 5 });
  await expect(payments.guest().order(group, 1, { pledge: first.code })).rejects.toMatchObject(
    refusal('not_found', 'contribution_not_found'),
  );
});

it('books a refund once that is asked for twice at the same time', async () => {
  const ada = payments.somebody();
  const group = await ada.start();
  await payments.guest().pay(group, 20);
  const { contributions } = await ada.groups.get({ id: group.id });
  payments.paypal.fail('/refund', 'error');
  const { report } = await ada.groups.refundOne({ id: group.id, contributionId: contributions[0]!.id });
  expect(report).toMatchObject([{ result: 'pending' }]);
  const before = refunds().length;
  const finish = () => payments.service.get(RefundsService).finish();
  await Promise.all([finish(), finish()]);
  expect(refunds().length - before).toBe(1);
  const shown = (await ada.groups.get({ id: group.id })).contributions[0];
  expect(shown).toMatchObject({ state: 'refunded', refund: null });
});

it('keeps a refund completed when another attempt was refused', async () => {
  const ada = payments.somebody();
  const group = await ada.start();
  await payments.guest().pay(group, 20);
  await ada.closings.refundAll({ id: group.id });
  await payments.service.settle();
  const refund = await payments.service.db.manager.findOneByOrFail(RefundEntity, { state: 'completed' });
  await payments.service.get(RefundBookingService).fail(refund);
  const after = await payments.service.db.manager.findOneByOrFail(RefundEntity, { id: refund.id });
  expect(after.state).toBe('completed');
});

it('opens no second refund of what was refunded since it was read', async () => {
  const ada = payments.somebody();
  const group = await ada.start();
  await payments.guest().pay(group, 20);
  const { manager } = payments.service.db;
  const row = await manager.findOneByOrFail(ContributionEntity, { groupPurchaseId: group.id });
  await ada.groups.refundOne({ id: group.id, contributionId: row.id });
  await expect(payments.service.get(RefundBookingService).open(row)).rejects.toMatchObject(
    refusal('not_found', 'contribution_not_found'),
  );
  expect(await manager.countBy(RefundEntity, { contributionId: row.id })).toBe(1);
});

it('asks about each open refund in turn, also if the first ones stay open for days', async () => {
  const ada = payments.somebody();
  const group = await ada.start();
  for (let round = 0; round < 51; round += 1) await payments.guest().pay(group, 1);
  const { manager } = payments.service.db;
  const { refunds: known } = payments.paypal.payments.state;
  const rows = await manager.find(ContributionEntity, {
    ...{ where: { groupPurchaseId: group.id }, order: { id: 'ASC' as const } },
  });
  for (const { id: contributionId, captureId } of rows) {
    const providerId = `R${contributionId}`;
    const fields = { contributionId, amountCents: 100, state: 'pending' as const, providerId };
    await manager.insert(RefundEntity, { ...fields, requestId: randomUUID(), createdAt: new Date() });
    known.set(providerId, {
      ...{ id: providerId, captureId: captureId!, status: 'PENDING', at: '2026-06-15T12:00:00Z' },
      amount: { currency_code: 'USD', value: '1.00' },
    });
  }
  const amountAfter = async (completed: ContributionEntity[]) => {
    for (const { id } of completed) known.get(`R${id}`)!.status = 'COMPLETED';
    for (let pass = 0; pass < 2; pass += 1) await payments.service.get(RefundsService).finish();
    return (await current(group.shareCode)).currentAmount;
  };
  expect(await amountAfter(rows.slice(-1))).toBe(50);
  expect(await amountAfter(rows.slice(0, 1))).toBe(49);
  expect(await amountAfter(rows)).toBe(0);
});

it.each([
  ['failed', 'FAILED'],
  ['turned out to be unknown to the provider', null],
] as const)(
  'asks for one of everyone’s refunds anew a day after it %s, and logs the failure',
  async (_how, status) => {
    const { clock, db, logLines } = payments.service;
    const [ada, finish] = [payments.somebody(), () => payments.service.get(RefundsService).finish()];
    const group = await ada.start();
    await payments.guest().pay(group, 20);
    const before = refunds().length;
    payments.paypal.fail('/refund', 'error');
    await ada.closings.refundAll({ id: group.id });
    await payments.service.settle();
    const { id: contributionId, captureId } = await db.manager.findOneByOrFail(ContributionEntity, {
      groupPurchaseId: group.id,
    });
    const providerId = `F${contributionId}`;
    await db.manager.update(RefundEntity, { contributionId }, { state: 'pending', providerId });
    const amount = { currency_code: 'USD', value: '0.00' };
    const failed = { id: providerId, captureId: captureId!, at: '2026-06-15T12:00:00Z', amount };
    if (status) payments.paypal.payments.state.refunds.set(providerId, { ...failed, status });
    await finish();
    const shown = async () => (await ada.groups.get({ id: group.id })).contributions[0];
    expect(await shown()).toMatchObject({ state: 'completed', refund: 'failed' });
    expect(logLines.filter((line) => line.includes('Refund failed')).at(-1)).toContain(
      `"contributionId":${contributionId}`,
    );
    clock.set('2026-06-16T11:59:59Z');
    await finish();
    expect(refunds().length).toBe(before);
    clock.set('2026-06-16T12:00:00Z');
    for (let pass = 0; pass < 2; pass += 1) await Promise.all([finish(), finish()]);
    expect(await shown()).toMatchObject({ state: 'refunded', refund: null });
    expect(refunds().length - before).toBe(1);
  },
);
