import { userRenamed } from '@giftwell/contracts/auth/events';
import { Events } from '@giftwell/server-kit';
import { refusal, strangersRecipient, usePayments } from '../testing/payments.js';

const payments = usePayments();

it('is for one of the organizer’s own people', async () => {
  const ada = payments.somebody();
  await expect(ada.start({ recipientId: strangersRecipient })).rejects.toMatchObject(
    refusal('not_found', 'recipient_not_found'),
  );
  expect((await ada.groups.list({})).groupPurchases).toEqual([]);
  expect(await ada.start({ recipientId: 7 })).toMatchObject({ recipientId: 7 });
});

it('ends with the day where the organizer’s dates are counted, or as before while nobody can say', async () => {
  const ada = payments.somebody();
  const inBerlin = await ada.start({ deadline: '2026-06-20' });
  expect(inBerlin.endsAt).toBe('2026-06-20T22:00:00.000Z');
  payments.timeZones.set(ada.userId!, 'America/New_York');
  const inNewYork = await ada.start({ deadline: '2026-06-20' });
  expect(inNewYork.endsAt).toBe('2026-06-21T04:00:00.000Z');
  const move = async (deadline: string) =>
    (await ada.groups.update({ id: inBerlin.id, deadline })).groupPurchase.endsAt;
  expect(await move('2026-06-20')).toBe('2026-06-20T22:00:00.000Z');
  expect(await move('2026-06-21')).toBe('2026-06-22T04:00:00.000Z');
  payments.timeZones.set(ada.userId!, null);
  expect(await move('2026-06-22')).toBe('2026-06-23T04:00:00.000Z');
  expect((await ada.start({ deadline: '2026-06-20' })).endsAt).toBe('2026-06-20T22:00:00.000Z');
});

it('shows the organizer’s newest name, in any order of the events', async () => {
  const [ada, other] = [payments.somebody(), payments.somebody()];
  const groups = [await ada.start(), await other.start()];
  const { service } = payments;
  const rename = async (username: string, minute: number) => {
    const renamedAt = `2026-06-15T12:0${minute}:00.000Z`;
    await service.db.transaction((tx) =>
      service.get(Events).publish(tx, userRenamed, { userId: ada.userId!, username, renamedAt }),
    );
    await service.settle();
  };
  await rename('Ada Lovelace', 2);
  await rename('Ada Byron', 1);
  const shown = groups.map(({ shareCode }) => payments.guest().shared.get({ shareCode }));
  const names = (await Promise.all(shown)).map(({ organizer }) => organizer.username);
  expect(names).toEqual(['Ada Lovelace', `user${other.userId}`]);
});
