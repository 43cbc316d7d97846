import { listOf, refusal, usePayments } from '../testing/payments.js';
import { DeadlinesService } from '../endings/deadlines.service.js';

const payments = usePayments();

it('starts a group gift, with the organizer’s name and everything that was given', async () => {
  const ada = payments.somebody();
  const made = await ada.start({
    ...{ deadline: '2026-07-01', ifShort: 'refund', hiddenFrom: ['Mia@Example.org'] },
    ideas: [{ title: 'A bell', price: '$12' }],
  });
  expect(made).toMatchObject({
    ...{
      title: 'A red bicycle',
      targetAmount: 100,
      currentAmount: 0,
      remainingAmount: 100,
      status: 'active',
    },
    ...{ deadline: '2026-07-01', ifShort: 'refund', hiddenFrom: ['mia@example.org'], contributorCount: 0 },
    // The day ends at midnight in Berlin.
    endsAt: '2026-07-01T22:00:00.000Z',
  });
  const { ideas, organizer } = await payments.guest().shared.get({ shareCode: made.shareCode });
  expect(ideas).toEqual([expect.objectContaining({ title: 'A bell', votes: 0 })]);
  expect(organizer).toEqual({ username: `user${ada.userId}` });
  expect((await ada.groups.list({})).groupPurchases).toEqual([made]);
});

it.each([
  ['title', { title: ' ' }, 'Title is required'],
  ['description', { description: '' }, 'Description is required'],
  ['recipientName', { recipientName: '' }, 'Recipient name is required'],
  ['targetAmount', { targetAmount: 0.99 }, 'Target amount is required'],
  ['targetAmount', { targetAmount: 10.001 }, 'At most two decimals'],
  ['occasionType', { occasionType: 'promotion' }, 'Occasion type is required'],
])('needs a right %s', async (field, fields, message) => {
  await expect(payments.somebody().start(fields as object)).rejects.toMatchObject({
    ...{ kind: 'invalid', code: 'invalid_input', details: { fields: { [field]: message } } },
  });
});

it('takes no deadline in the past, but today', async () => {
  const ada = payments.somebody();
  await expect(ada.start({ deadline: '2026-06-14' })).rejects.toMatchObject(
    refusal('invalid', 'deadline_passed'),
  );
  await expect(ada.start({ deadline: '2026-06-15' })).resolves.toMatchObject({ status: 'active' });
});

it('changes only what was given, shows and mails what contributors relied on', async () => {
  const ada = payments.somebody();
  const group = await ada.start();
  const { id, shareCode } = group;
  await ada.groups.update({ id, targetAmount: 120 });
  expect((await payments.guest().shared.get({ shareCode })).changes).toEqual([]);
  await payments.guest().pay(group, 20, { contributorEmail: 'ben@example.org' });
  await ada.groups.update({ id, targetAmount: 150, deadline: '2026-08-01', ifShort: 'refund' });
  const { changes, groupPurchase } = await payments.guest().shared.get({ shareCode });
  expect(groupPurchase).toMatchObject({ title: 'A red bicycle', targetAmount: 150, deadline: '2026-08-01' });
  expect(changes.map(({ field, from, to }) => [field, from, to])).toEqual([
    ['ifShort', 'smaller', 'refund'],
    ['deadline', null, '2026-08-01'],
    ['targetAmount', '$120', '$150'],
  ]);
  const [change] = (await payments.mailsAbout(group)).filter(({ kind }) => kind === 'changed');
  expect(change!.text).toContain('The deadline is now Saturday, August 1.');
  expect(change!.text).toContain('The goal was $120 and is now $150.');
  expect(change!.text).toContain('New rule: if the goal isn’t reached, everyone gets a refund.');
  await expect(ada.groups.update({ id, targetAmount: 19.99 })).rejects.toMatchObject(
    refusal('conflict', 'target_below_collected'),
  );
});

it('expires at the end of the deadline and continues with a later one', async () => {
  const ada = payments.somebody();
  const group = await ada.start({ deadline: '2026-06-20' });
  payments.service.clock.set('2026-06-20T22:00:00Z');
  await expect(ada.groups.get({ id: group.id })).resolves.toMatchObject({
    groupPurchase: { status: 'expired' },
  });
  await expect(payments.guest().order(group, 5)).rejects.toMatchObject(
    refusal('conflict', 'group_purchase_ended'),
  );
  const { groupPurchase } = await ada.groups.update({ id: group.id, deadline: '2026-06-30' });
  expect(groupPurchase).toMatchObject({ status: 'active', acceptsMoney: true });
});

it('reminds its organizer at the deadline of what contributors were told', async () => {
  const ada = payments.somebody();
  const group = await ada.start({ deadline: '2026-06-20', ifShort: 'refund' });
  payments.service.clock.set('2026-06-20T22:00:00Z');
  const endGroups = () => payments.service.get(DeadlinesService).endGroups();
  await endGroups();
  await endGroups();
  expect(await payments.mailsAbout(group)).toMatchObject([
    {
      kind: 'ended',
      text: 'Contributors were told: if the goal isn’t reached, everyone gets a refund.',
    },
  ]);
});

it('reminds its organizer once for each deadline, also if another change found first that it has passed', async () => {
  const ada = payments.somebody();
  const group = await ada.start({ deadline: '2026-06-20' });
  const { id } = group;
  const endGroups = () => payments.service.get(DeadlinesService).endGroups();
  payments.service.clock.set('2026-06-20T22:00:00Z');
  await ada.groups.update({ id, title: 'A green bicycle' });
  for (let round = 0; round < 2; round += 1) await endGroups();
  expect(await payments.mailsAbout(group)).toHaveLength(1);
  await ada.groups.update({ id, deadline: '2026-06-30' });
  await endGroups();
  payments.service.clock.set('2026-06-30T22:00:00Z');
  await endGroups();
  expect((await payments.mailsAbout(group)).map(({ kind }) => kind)).toEqual(['ended', 'ended']);
});

it('closes, and is deleted only without money', async () => {
  const ada = payments.somebody();
  const group = await ada.start();
  await payments.guest().pay(group, 20);
  const { id, shareCode } = group;
  expect((await ada.closings.close({ id })).groupPurchase).toMatchObject({
    status: 'closed',
    acceptsMoney: false,
  });
  await expect(ada.groups.remove({ id })).rejects.toMatchObject(refusal('conflict', 'holds_money'));
  await ada.closings.refundAll({ id });
  await payments.service.settle();
  await ada.groups.remove({ id });
  const gone = refusal('not_found', 'group_purchase_not_found');
  await expect(ada.groups.get({ id })).rejects.toMatchObject(gone);
  await expect(payments.guest().shared.get({ shareCode })).rejects.toMatchObject(gone);
});

it('keeps its deadline, its rule and the day of its refunds once it is closed', async () => {
  const ada = payments.somebody();
  const group = await ada.start({ deadline: '2026-07-01', ifShort: 'refund' });
  const { id } = group;
  await payments.guest().pay(group, 20, { contributorEmail: 'ben@example.org' });
  await ada.closings.close({ id });
  const { refundsAfter } = (await ada.groups.get({ id })).groupPurchase;
  expect(refundsAfter).toBe('2026-06-22');
  for (const changes of [{ deadline: '2026-08-01' }, { deadline: null }, { ifShort: 'smaller' as const }])
    await expect(ada.groups.update({ id, title: 'Renamed', ...changes })).rejects.toMatchObject(
      refusal('conflict', 'group_purchase_ended'),
    );
  const { groupPurchase } = await ada.groups.update({ id, description: 'For Mia and Tom' });
  expect(groupPurchase).toMatchObject({
    ...{ title: group.title, description: 'For Mia and Tom', deadline: '2026-07-01', ifShort: 'refund' },
    refundsAfter,
  });
  expect((await payments.mailsAbout(group)).map(({ kind }) => kind)).not.toContain('changed');
});

it('belongs to its organizer only', async () => {
  const group = await payments.somebody().start({ ideas: [{ title: 'A bell' }] });
  const { id } = group;
  const eve = payments.somebody();
  const gone = refusal('not_found', 'group_purchase_not_found');
  const calls = [
    () => eve.groups.get({ id }),
    () => eve.groups.update({ id, title: 'Mine' }),
    () => eve.closings.close({ id }),
    () => eve.groups.remove({ id }),
    () => eve.closings.refundAll({ id }),
    () => eve.groups.thank({ id, message: 'Hi' }),
    () => eve.groups.addIdea({ id, title: 'Mine' }),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject(gone);
  await expect(payments.guest().groups.list({})).rejects.toMatchObject(
    refusal('unauthenticated', 'sign_in_required'),
  );
});

it('is not found by people who must not see it, also not through its payments', async () => {
  const [mia, group] = [payments.somebody(), await payments.somebody().start()];
  const hidden = await payments.somebody().start({ hiddenFrom: [`user${mia.userId}@example.org`] });
  const gone = refusal('not_found', 'group_purchase_not_found');
  const { shareCode } = hidden;
  await expect(mia.shared.get({ shareCode })).rejects.toMatchObject(gone);
  await expect(mia.shared.mine({ shareCode })).rejects.toMatchObject(gone);
  await expect(mia.order(hidden, 5)).rejects.toMatchObject(gone);
  await expect(mia.shared.get({ shareCode: group.shareCode })).resolves.toBeDefined();
  await expect(payments.somebody().shared.get({ shareCode })).resolves.toBeDefined();
});

it('is not found by the owner of the wishlist that it was started from, unless they started it', async () => {
  const [owner, friend] = [payments.somebody(), payments.somebody()];
  const wishlistItem = { shareCode: listOf(owner.userId!), itemId: 7 };
  const group = await friend.start({ wishlistItem });
  const { shareCode } = group;
  const gone = refusal('not_found', 'group_purchase_not_found');
  await expect(owner.shared.get({ shareCode })).rejects.toMatchObject(gone);
  await expect(owner.order(group, 5)).rejects.toMatchObject(gone);
  await expect(friend.shared.get({ shareCode })).resolves.toBeDefined();
  await expect(payments.somebody().shared.get({ shareCode })).resolves.toBeDefined();
  expect(JSON.stringify(await friend.groups.get({ id: group.id }))).not.toContain('hiddenUserId');
  const own = await owner.start({ wishlistItem });
  await expect(owner.shared.get({ shareCode: own.shareCode })).resolves.toBeDefined();
});

it('lets contributors vote once each, and makes the accepted idea the gift', async () => {
  const ada = payments.somebody();
  const group = await ada.start({ ideas: [{ title: 'A bell' }, { title: 'A basket' }] });
  const { id, shareCode } = group;
  const { ideas } = await ada.groups.get({ id });
  const [bell, basket] = [
    ideas.find(({ title }) => title === 'A bell')!,
    ideas.find(({ title }) => title === 'A basket')!,
  ];
  const guest = payments.guest();
  const { code } = await guest.pay(group, 10);
  await guest.shared.vote({ code, ideaId: bell.id });
  const { ideas: after } = await guest.shared.vote({ code, ideaId: basket.id });
  expect(after.map(({ title, votes }) => [title, votes])).toEqual([
    ['A basket', 1],
    ['A bell', 0],
  ]);
  const { groupPurchase } = await ada.groups.acceptIdea({ id, ideaId: basket.id });
  expect(groupPurchase.title).toBe('A basket');
  expect((await guest.shared.get({ shareCode })).ideas).toEqual([]);
});
