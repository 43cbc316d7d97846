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

it('is due when the goal is lowered to what was promised', async () => {
  const ada = payments.somebody();
  const group = await ada.start({ targetAmount: 30, collects: 'pledges' });
  await promise(group, 20);
  expect(await askedToPay(group)).toBe(0);
  await ada.groups.update({ id: group.id, targetAmount: 20 });
  await expect(ada.groups.update({ id: group.id, targetAmount: 19.99 })).rejects.toMatchObject(
    refusal('conflict', 'target_below_collected'),
  );
  expect((await shown(group.shareCode)).groupPurchase).toMatchObject({
    acceptsMoney: true,
    status: 'active',
  });
  expect(await askedToPay(group)).toBe(1);
});
