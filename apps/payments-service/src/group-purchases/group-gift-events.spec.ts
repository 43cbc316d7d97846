import type { EventData } from '@giftwell/contracts/core/event';
import { groupGiftChanged } from '@giftwell/contracts/payments/events';
import { refusal, strangersRecipient, usePayments } from '../testing/payments.js';

const payments = usePayments();

/** The events about a group gift, in order. */
async function told(groupPurchaseId: number): Promise<EventData<typeof groupGiftChanged>[]> {
  const { service } = payments;
  await service.settle();
  const keys = await service.redis.keys(`bull:event.${groupGiftChanged.name}.planning:o-*`);
  const jobs = await Promise.all(keys.map((key) => service.redis.hget(key, 'data')));
  return jobs
    .map((job) => groupGiftChanged.data.parse(JSON.parse(job!)))
    .filter((event) => event.groupPurchaseId === groupPurchaseId)
    .sort((one, other) => one.version - other.version);
}
const statuses = async (id: number) => (await told(id)).map(({ status, funded }) => [status, funded]);

describe('planning-service', () => {
  it('is told of a new group gift, with all that it needs', async () => {
    const ada = payments.somebody();
    const wishlistItem = { shareCode: 'w'.repeat(22), itemId: 7 };
    const { id } = await ada.start({ recipientId: 3, picture: 'bike', wishlistItem });
    expect(await told(id)).toEqual([
      {
        ...{ userId: ada.userId, organizerName: `user${ada.userId}`, groupPurchaseId: id, recipientId: 3 },
        ...{ occasionType: 'birthday', title: 'A red bicycle', ownCents: null, picture: 'bike', photo: null },
        ...{ status: 'active', funded: false, bought: false, wishlistItem, version: 1 },
      },
    ]);
  });

  it('is told of another title, target or recipient, and of nothing that it doesn’t need', async () => {
    const ada = payments.somebody();
    const { id } = await ada.start({ ideas: [{ title: 'A bell' }] });
    await ada.groups.update({ id, description: 'For all of us', deadline: '2026-07-01' });
    await ada.groups.update({ id, title: 'A bicycle', targetAmount: 120.5, recipientId: 4 });
    const { ideas } = await ada.groups.get({ id });
    await ada.groups.acceptIdea({ id, ideaId: ideas[0]!.id });
    expect((await told(id)).slice(1)).toMatchObject([
      { title: 'A bicycle', recipientId: 4, version: 2 },
      { title: 'A bell', version: 3 },
    ]);
  });

  it('is told nothing of a change that is refused', async () => {
    const ada = payments.somebody();
    const { id } = await ada.start();
    const update = ada.groups.update({ id, title: 'A bicycle', recipientId: strangersRecipient });
    await expect(update).rejects.toMatchObject(refusal('not_found', 'recipient_not_found'));
    expect(await told(id)).toHaveLength(1);
    expect((await ada.groups.get({ id })).groupPurchase.title).toBe('A red bicycle');
  });

  it('is told when the money is complete, and when some of it went back', async () => {
    const ada = payments.somebody();
    const group = await ada.start();
    const { id } = group;
    await payments.guest().pay(group, 60);
    await payments.guest().pay(group, 40);
    await ada.closings.close({ id });
    await ada.closings.refundAll({ id });
    await payments.service.settle();
    expect(await statuses(id)).toEqual([
      ['active', false],
      ['completed', true],
      ['closed', true],
      ['closed', false],
    ]);
  });

  it('is told of the deletion, with and without a history of money', async () => {
    const ada = payments.somebody();
    const group = await ada.start();
    const { id } = group;
    await payments.guest().pay(group, 60);
    await ada.closings.refundAll({ id });
    await payments.service.settle();
    await ada.groups.remove({ id });
    expect((await statuses(id)).at(-1)).toEqual(['deleted', false]);
    const never = await ada.start();
    await ada.groups.remove({ id: never.id });
    expect(await statuses(never.id)).toEqual([
      ['active', false],
      ['deleted', false],
    ]);
  });
});
