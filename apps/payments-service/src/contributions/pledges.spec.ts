import type { GroupPurchase } from '@giftwell/contracts/payments/group-purchases';
import { refusal, usePayments } from '../testing/payments.js';

const payments = usePayments();
const shown = (shareCode: string) => payments.guest().shared.get({ shareCode });

afterEach(async () => expect(await payments.ledgerProblems()).toEqual([]));

const promise = async (
  { shareCode }: GroupPurchase,
  amount: number,
  { by = payments.guest(), ...fields }: { by?: ReturnType<typeof payments.guest> } & object = {},
) =>
  (
    await by.shared.pledge({
      ...{ shareCode, amount, contributorName: 'Ben', contributorEmail: 'ben@example.org', ...fields },
    })
  ).contribution;

const askedToPay = async (group: GroupPurchase) =>
  (await payments.mailsAbout(group)).filter(({ kind }) => kind === 'pay_now').length;

it('is paid as it was made: with its words and address, and without what it hides', async () => {
  const [ada, ben] = [payments.somebody(), payments.somebody()];
  const group = await ada.start({ targetAmount: 30, collects: 'pledges' });
  const { id, shareCode } = group;
  const hidden = { hideName: true, hideAmount: true, message: 'For you', by: ben };
  const { code } = await promise(group, 30, hidden);
  const before = (await shown(shareCode)).contributions;
  // From the mail, in a browser that isn't signed in.
  await payments.guest().pay(group, 30, { pledge: code, contributorName: 'Ben' });
  expect((await shown(shareCode)).contributions).toEqual([{ ...before[0]!, kind: 'paypal' }]);
  expect(before).toMatchObject([{ contributorName: null, amount: null, message: 'For you' }]);
  expect((await ben.shared.mine({ shareCode })).contributions).toMatchObject([
    { kind: 'paypal', amount: 30 },
  ]);
  await ada.groups.thank({ id, message: 'Thanks' });
  const kinds = (await payments.mailsAbout(group)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['receipt', 'thanks']));
});

it('has one vote, which its payment keeps, and which counts no more after a refund', async () => {
  const ada = payments.somebody();
  const ideas = [{ title: 'A bell' }, { title: 'A basket' }];
  const group = await ada.start({ targetAmount: 30, collects: 'pledges', ideas });
  const { id, shareCode } = group;
  const [bell, basket] = (await shown(shareCode)).ideas.map((idea) => idea.id) as [number, number];
  const votes = async () => new Map((await shown(shareCode)).ideas.map((idea) => [idea.id, idea.votes]));
  const pledge = await promise(group, 30);
  await payments.guest().shared.vote({ code: pledge.code, ideaId: bell });
  const { code } = await payments.guest().pay(group, 30, { pledge: pledge.code });
  expect([...(await votes())]).toEqual([
    [bell, 1],
    [basket, 0],
  ]);
  await payments.guest().shared.vote({ code, ideaId: basket });
  expect([...(await votes())]).toEqual([
    [basket, 1],
    [bell, 0],
  ]);
  const { contributions } = await ada.groups.get({ id });
  await ada.groups.refundOne({ id, contributionId: contributions[0]!.id });
  expect(new Set((await votes()).values())).toEqual(new Set([0]));
});

it('counts together with cash, and everyone is asked to pay', async () => {
  const ada = payments.somebody();
  const group = await ada.start({ targetAmount: 30, collects: 'pledges' });
  const { id, shareCode } = group;
  await promise(group, 20);
  expect((await shown(shareCode)).groupPurchase).toMatchObject({ remainingAmount: 10, acceptsMoney: false });
  await ada.shared.contribute({ id, contributorName: 'Grandma', amount: 10 });
  expect((await shown(shareCode)).groupPurchase).toMatchObject({
    ...{ acceptsMoney: true, acceptsPledges: false, remainingAmount: 0 },
  });
  expect((await ada.groups.get({ id })).groupPurchase.remainingAmount).toBe(20);
  expect(await askedToPay(group)).toBe(1);
});

it('leaves the other promises payable while one is being paid', async () => {
  const [ada, ben, cleo] = [payments.somebody(), payments.guest(), payments.guest()];
  const group = await ada.start({ targetAmount: 100, collects: 'pledges' });
  const { shareCode } = group;
  const [first, second] = [await promise(group, 60), await promise(group, 40)];
  const orders = await Promise.all([
    ben.order(group, 60, { pledge: first.code }),
    cleo.order(group, 40, { pledge: second.code }),
  ]);
  expect((await shown(shareCode)).groupPurchase).toMatchObject({ pledgedAmount: 0, remainingAmount: 0 });
  await expect(payments.guest().order(group, 1)).rejects.toMatchObject(
    refusal('conflict', 'amount_too_high'),
  );
  for (const [at, payer] of [ben, cleo].entries()) {
    payments.paypal.approve(orders[at]!.id);
    expect(await payer.payments.capture({ orderId: orders[at]!.id })).toEqual({ status: 'COMPLETED' });
  }
  expect((await shown(shareCode)).groupPurchase).toMatchObject({ currentAmount: 100, status: 'completed' });
});

it('is paid with a new order that replaces the one that was left open, but never twice', async () => {
  const [ada, ben] = [payments.somebody(), payments.guest()];
  const group = await ada.start({ targetAmount: 30, collects: 'pledges' });
  const pledge = (await promise(group, 30)).code;
  const left = await ben.order(group, 30, { pledge });
  const { id: orderId } = await payments.guest().order(group, 30, { pledge });
  payments.paypal.approve(left.id);
  await expect(ben.payments.capture({ orderId: left.id })).rejects.toMatchObject(
    refusal('conflict', 'order_lapsed'),
  );
  await payments.service.db.query(`UPDATE contributions SET state = 'pending' WHERE "orderId" = $1`, [
    orderId,
  ]);
  await expect(ben.order(group, 30, { pledge })).rejects.toMatchObject(
    refusal('conflict', 'pledge_being_paid'),
  );
});

it('is removed by the organizer, who tells its contributor, and leaves its amount to others', async () => {
  const [ada, eve] = [payments.somebody(), payments.somebody()];
  const group = await ada.start({ targetAmount: 30, collects: 'pledges' });
  const { id, shareCode } = group;
  const paid = await promise(group, 20);
  await promise(group, 10);
  await payments.guest().pay(group, 20, { pledge: paid.code });
  const { contributions } = await ada.groups.get({ id });
  const contributionId = contributions.find(({ state }) => state === 'pledged')!.id;
  await expect(eve.groups.removePledge({ id, contributionId })).rejects.toMatchObject({ kind: 'not_found' });
  const { groupPurchase } = await ada.groups.removePledge({ id, contributionId });
  expect(groupPurchase).toMatchObject({ currentAmount: 20, pledgedAmount: 0 });
  for (const gone of [contributionId, contributions.find(({ state }) => state === 'completed')!.id])
    await expect(ada.groups.removePledge({ id, contributionId: gone })).rejects.toMatchObject(
      refusal('not_found', 'contribution_not_found'),
    );
  expect((await payments.mailsAbout(group)).map(({ kind }) => kind)).toContain('pledge_removed');
  const acts = await payments.service.db.query<{ actorId: number }[]>(
    `SELECT "actorId" FROM payment_audit WHERE action = 'pledge_removal' AND "groupPurchaseId" = $1`,
    [id],
  );
  expect(acts).toEqual([{ actorId: ada.userId }]);
  expect((await shown(shareCode)).groupPurchase).toMatchObject({ remainingAmount: 10 });
  await payments.guest().pay(group, 10);
  expect((await shown(shareCode)).groupPurchase).toMatchObject({ status: 'completed' });
});

it('doesn’t keep the target up once the goal was covered', async () => {
  const ada = payments.somebody();
  const group = await ada.start({ targetAmount: 30, collects: 'pledges' });
  const [paid, unpaid] = [await promise(group, 20), await promise(group, 10)];
  await payments.guest().pay(group, 20, { pledge: paid.code });
  const lowered = await ada.groups.update({ id: group.id, targetAmount: 20 });
  expect(lowered.groupPurchase).toMatchObject({ status: 'completed', currentAmount: 20 });
  await ada.groups.update({ id: group.id, targetAmount: 25 });
  const pay = (amount: number) => payments.guest().pay(group, amount, { pledge: unpaid.code });
  await expect(pay(10)).rejects.toMatchObject(refusal('conflict', 'amount_too_high'));
  expect(await pay(5)).toMatchObject({ status: 'COMPLETED' });
});

it('is due when the goal is lowered to what was promised', async () => {
  const ada = payments.somebody();
  const group = await ada.start({ targetAmount: 30, collects: 'pledges' });
  await promise(group, 20);
  expect(await askedToPay(group)).toBe(0);
  await expect(ada.groups.update({ id: group.id, targetAmount: 19.99 })).rejects.toMatchObject(
    refusal('conflict', 'target_below_collected'),
  );
  await ada.groups.update({ id: group.id, targetAmount: 20 });
  expect((await shown(group.shareCode)).groupPurchase).toMatchObject({
    acceptsMoney: true,
    status: 'active',
  });
  expect(await askedToPay(group)).toBe(1);
});

it('is limited for each browser, and generously for the address that an office shares', async () => {
  const group = await payments.somebody().start({ targetAmount: 100, collects: 'pledges' });
  const ben = payments.guest();
  for (let round = 0; round < 5; round += 1) await promise(group, 1, { by: ben });
  await expect(promise(group, 1, { by: ben })).rejects.toMatchObject(refusal('conflict', 'too_many_pledges'));
  for (let round = 0; round < 45; round += 1) await promise(group, 1);
  await expect(promise(group, 1)).rejects.toMatchObject(refusal('conflict', 'too_many_pledges'));
  await expect(promise(group, 1, { by: payments.somebody() })).resolves.toMatchObject({ amount: 1 });
});
