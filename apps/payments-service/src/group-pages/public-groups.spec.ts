import { ReservationsService } from '../paypal/reservations.service.js';
import { refusal, usePayments } from '../testing/payments.js';

const payments = usePayments();

it('hides names, amounts and addresses as contributors want, but not from the organizer', async () => {
  const ada = payments.somebody();
  const group = await ada.start();
  const { shareCode } = group;
  await payments.guest().pay(group, 10, { contributorName: 'Open', contributorEmail: 'secret@example.org' });
  await payments.guest().pay(group, 20, { contributorName: 'Nameless', hideName: true });
  await payments.guest().pay(group, 30, { contributorName: 'Modest', hideAmount: true, message: 'For you' });
  const answer = await payments.guest().shared.get({ shareCode });
  expect(answer.canPay).toBe(true);
  expect(answer.contributions.map(({ contributorName, amount }) => [contributorName, amount])).toEqual([
    ['Modest', null],
    [null, 20],
    ['Open', 10],
  ]);
  const { contributions } = await ada.groups.get({ id: group.id });
  expect(contributions.map(({ contributorName, amount }) => [contributorName, amount])).toEqual([
    ['Modest', 30],
    ['Nameless', 20],
    ['Open', 10],
  ]);
  for (const text of [answer, contributions].map((each) => JSON.stringify(each)))
    expect(text).not.toMatch(/secret@|"code"|orderId|captureId/);
  expect(JSON.stringify(answer)).not.toContain('Nameless');
});

it('tells a user what is theirs', async () => {
  const [ada, ben] = [payments.somebody(), payments.somebody()];
  const group = await ada.start();
  const { shareCode } = group;
  const { code } = await ben.pay(group, 10);
  expect(await ben.shared.mine({ shareCode })).toMatchObject({
    isOrganizer: false,
    contributions: [{ code, amount: 10 }],
  });
  expect(await ada.shared.mine({ shareCode })).toEqual({ isOrganizer: true, contributions: [] });
  expect(await payments.guest().shared.mine({ shareCode })).toEqual({
    isOrganizer: false,
    contributions: [],
  });
  expect(await payments.guest().shared.contribution({ code })).toMatchObject({
    shareCode,
    contribution: { amount: 10 },
  });
});

it('tells a contributor whether a payment is still to be made, or was given up', async () => {
  const group = await payments.somebody().start();
  const guest = payments.guest();
  const { id: orderId, code } = await guest.order(group, 5);
  const state = async () => (await guest.shared.contribution({ code })).contribution.state;
  expect(await state()).toBe('unpaid');
  await guest.payments.cancel({ orderId });
  expect(await state()).toBe('unused');
});

it('finds nothing for unknown codes', async () => {
  const { shared } = payments.guest();
  const code = 'a'.repeat(22);
  const noGroup = refusal('not_found', 'group_purchase_not_found');
  const noContribution = refusal('not_found', 'contribution_not_found');
  await expect(shared.get({ shareCode: code })).rejects.toMatchObject(noGroup);
  await expect(payments.guest().order({ shareCode: code }, 5)).rejects.toMatchObject(noGroup);
  await expect(shared.contribution({ code })).rejects.toMatchObject(noContribution);
  await expect(shared.undoPledge({ code })).rejects.toMatchObject(noContribution);
  await expect(shared.vote({ code, ideaId: 1 })).rejects.toMatchObject(noContribution);
});

/** What the open pages of a group are told from now on. */
async function openPageOf({ shareCode }: { shareCode: string }) {
  const told: { topic?: string; data: unknown }[] = [];
  const redis = payments.service.redis.duplicate();
  redis.on('message', (_channel: string, text: string) => {
    const message = JSON.parse(text) as { topic?: string; data: unknown };
    if (message.topic === `group-page:${shareCode}`) told.push(message);
  });
  await redis.subscribe('push');
  return { told, close: () => redis.disconnect() };
}

it('tells its open pages that it changed, and ends them when somebody must not see it anymore', async () => {
  const ada = payments.somebody();
  const group = await ada.start();
  const { told, close } = await openPageOf(group);
  await payments.guest().pay(group, 20);
  await payments.service.settle();
  expect(told.length).toBeGreaterThan(0);
  for (const { data } of told.splice(0)) expect(data).toEqual({ ends: false });
  const { id } = group;
  await ada.groups.update({ id, hiddenFrom: ['mia@example.org'] });
  await ada.closings.refundAll({ id });
  await payments.service.settle();
  told.splice(0);
  await ada.groups.remove({ id });
  while (told.length === 0) await payments.service.settle();
  expect(told.map(({ data }) => data)).toEqual([{ ends: true }]);
  close();
});

it('tells its open pages of ideas that come and go, and of an amount that is free again', async () => {
  const ada = payments.somebody();
  const group = await ada.start();
  const { id } = group;
  await payments.guest().order(group, 20);
  await payments.service.settle();
  const { told, close } = await openPageOf(group);
  const isTold = async (change: Promise<unknown>) => {
    await change;
    await payments.service.settle();
    return told.splice(0).length > 0;
  };
  const adding = ada.groups.addIdea({ id, title: 'A bell' });
  const added = await isTold(adding);
  const [bell] = (await adding).ideas;
  const removed = await isTold(ada.groups.removeIdea({ id, ideaId: bell!.id }));
  const lapsing = payments.service.get(ReservationsService).lapse(new Date('2026-06-15T12:16:00Z'));
  expect({ added, removed, lapsed: await isTold(lapsing) }).toEqual({
    ...{ added: true, removed: true, lapsed: true },
  });
  close();
});
