import type { EventData } from '@giftwell/contracts/core/event';
import { groupGiftChanged } from '@giftwell/contracts/payments/events';
import { refusal, strangersRecipient, usePayments } from '../testing/payments.js';

const payments = usePayments();

/** What planning-service is told about a group gift for the record of one user, in order. */
async function toldTo({ userId }: { userId: number | null }, groupPurchaseId: number) {
  const { service } = payments;
  await service.settle();
  const keys = await service.redis.keys(`bull:event.${groupGiftChanged.name}.planning:o-*`);
  const jobs = await Promise.all(keys.map((key) => service.redis.hget(key, 'data')));
  return jobs
    .map((job): EventData<typeof groupGiftChanged> => groupGiftChanged.data.parse(JSON.parse(job!)))
    .filter((event) => event.groupPurchaseId === groupPurchaseId && event.userId === userId)
    .sort((one, other) => one.version - other.version);
}
const shares = async (user: { userId: number | null }, id: number) =>
  (await toldTo(user, id)).map(({ recipientId, ownCents }) => [recipientId, ownCents]);

it('is chosen by a contributor, and follows what they pay, the title and refunds', async () => {
  const [ada, ben] = [payments.somebody(), payments.somebody()];
  const wishlistItem = { shareCode: 'w'.repeat(22), itemId: 7 };
  const group = await ada.start({ recipientId: 3, wishlistItem });
  const { id, shareCode } = group;
  await ben.pay(group, 20);
  expect(await ben.records.keep({ shareCode, recipientId: 8 })).toMatchObject({ recipientId: 8 });
  expect(await ben.records.get({ shareCode })).toEqual({ recipientId: 8 });
  await ben.pay(group, 5);
  await ada.groups.update({ id, title: 'A blue bicycle' });
  expect(await shares(ben, id)).toEqual([
    [8, 2_000],
    [8, 2_500],
    [8, 2_500],
  ]);
  expect((await toldTo(ben, id)).at(-1)).toMatchObject({ title: 'A blue bicycle', wishlistItem: null });
  expect((await toldTo(ada, id)).at(-1)).toMatchObject({ recipientId: 3, ownCents: null, wishlistItem });
  await ada.closings.refundAll({ id });
  await payments.service.settle();
  expect((await shares(ben, id)).at(-1)).toEqual([null, null]);
});

it('has the share of an organizer who contributes, without cash that they recorded for others', async () => {
  const ada = payments.somebody();
  const group = await ada.start({ recipientId: 3 });
  await ada.shared.contribute({ id: group.id, contributorName: 'Grandma', amount: 10 });
  await ada.pay(group, 30);
  expect((await shares(ada, group.id)).at(-1)).toEqual([3, 3_000]);
});

it('has what is promised, until the promise is taken back', async () => {
  const [ada, ben] = [payments.somebody(), payments.somebody()];
  const { id, shareCode } = await ada.start({ collects: 'pledges' });
  const promised = { contributorName: 'Ben', contributorEmail: 'ben@example.org', amount: 40 };
  const { contribution } = await ben.shared.pledge({ shareCode, ...promised });
  await ben.records.keep({ shareCode, recipientId: 8 });
  await ben.shared.undoPledge({ code: contribution.code });
  expect(await shares(ben, id)).toEqual([
    [8, 4_000],
    [null, null],
  ]);
});

it('can be left again', async () => {
  const [ada, ben] = [payments.somebody(), payments.somebody()];
  const group = await ada.start();
  const { id, shareCode } = group;
  await ben.pay(group, 20);
  for (const recipientId of [8, null]) await ben.records.keep({ shareCode, recipientId });
  expect(await shares(ben, id)).toEqual([
    [8, 2_000],
    [null, 2_000],
  ]);
  expect(await ben.records.get({ shareCode })).toEqual({ recipientId: null });
});

it('is refused to who contributes nothing, to the organizer, and for people of somebody else', async () => {
  const [ada, ben, eve] = [payments.somebody(), payments.somebody(), payments.somebody()];
  const group = await ada.start({ hiddenFrom: [`user${eve.userId}@example.org`] });
  const { shareCode } = group;
  const keep = (who: typeof ada, recipientId = 8) => who.records.keep({ shareCode, recipientId });
  await expect(keep(ben)).rejects.toMatchObject(refusal('not_found', 'contribution_not_found'));
  await ben.pay(group, 20);
  await expect(keep(ben, strangersRecipient)).rejects.toMatchObject(
    refusal('not_found', 'recipient_not_found'),
  );
  await expect(keep(ada)).rejects.toMatchObject(refusal('conflict', 'own_group_gift'));
  await expect(keep(eve)).rejects.toMatchObject(refusal('not_found', 'group_purchase_not_found'));
  await expect(keep(payments.guest())).rejects.toMatchObject(refusal('unauthenticated', 'sign_in_required'));
});
