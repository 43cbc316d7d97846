import { userDeleted } from '@giftwell/contracts/auth/events';
import { mailRequested } from '@giftwell/contracts/auth/mail';
import { Events } from '@giftwell/server-kit';
import { refusal, usePlanning } from '../testing/planning.js';

const planning = usePlanning();
const noReservation = refusal('not_found', 'reservation_not_found');

/** A list with a kite that a guest reserved, and cups that a user reserved. */
async function reservedList(address: string) {
  const owner = planning.somebody();
  const items = [{ name: 'Kite' }, { name: 'Cups' }];
  const { wishlist } = await owner.wishlists.create({ title: 'Birthday', public: true, items });
  const { id, shareCode } = wishlist;
  const [kite, cups] = wishlist.items.map((item) => item.id) as [number, number];
  const [guest, user] = [planning.guest(), planning.somebody()];
  const asGuest = { shareCode, itemId: kite, name: 'Bea', email: address };
  const byGuest = (await guest.shared.reserve(asGuest)).reservation.code;
  const asUser = { shareCode, itemId: cups, name: 'Cal' };
  const byUser = (await user.shared.reserve(asUser)).reservation.code;
  return { owner, id, shareCode, kite, guest, byGuest, user, byUser };
}

/** The mails to a reserver: template, list and item of each. */
async function newsTo(to: object): Promise<string[]> {
  const { service } = planning;
  await service.settle();
  const keys = await service.redis.keys(`bull:event.${mailRequested.name}.auth:o-*`);
  const data = await Promise.all(keys.map((key) => service.redis.hget(key, 'data')));
  return data
    .map((each) => mailRequested.data.parse(JSON.parse(each!)))
    .filter((mail) => 'to' in mail && JSON.stringify(mail.to) === JSON.stringify(to))
    .flatMap((mail) =>
      mail.template === 'reserved-gift-gone' || mail.template === 'reserved-gift-changed'
        ? [`${mail.template}, ${mail.data.listTitle}: ${mail.data.itemName}`]
        : [],
    );
}

it('is told to guests and users when the account of the owner is deleted', async () => {
  const { owner, guest, byGuest, user, byUser } = await reservedList('bea@account.example');
  const { service } = planning;
  await service.db.transaction((tx) =>
    service.get(Events).publish(tx, userDeleted, { userId: owner.userId! }),
  );
  expect(await newsTo({ address: 'bea@account.example' })).toEqual(['reserved-gift-gone, Birthday: Kite']);
  expect(await newsTo({ userId: user.userId })).toEqual(['reserved-gift-gone, Birthday: Cups']);
  const gone = { isThere: false, listTitle: 'Birthday' };
  expect((await guest.reservations.get({ code: byGuest })).reservation).toMatchObject(gone);
  expect((await user.reservations.get({ code: byUser })).reservation).toMatchObject(gone);
});

it('keeps what a guest reserved of a deleted item for a month, and what a user reserved', async () => {
  const { owner, id, guest, byGuest, user, byUser } = await reservedList('bea@month.example');
  await owner.wishlists.remove({ id });
  await planning.service.settle();
  expect((await guest.reservations.get({ code: byGuest })).reservation.isThere).toBe(false);
  await planning.service.runDelayedJobs();
  await expect(guest.reservations.get({ code: byGuest })).rejects.toMatchObject(noReservation);
  expect((await user.reservations.get({ code: byUser })).reservation.isThere).toBe(false);
});

it('is told to those who reserved when fewer pieces are wanted than are taken', async () => {
  const { owner, id, guest, shareCode } = await reservedList('bea@fewer.example');
  const { item } = await owner.wishlists.addItem({ id, name: 'Tea', quantity: 5 });
  await guest.shared.reserve({
    shareCode,
    itemId: item.id,
    name: 'Dan',
    email: 'dan@fewer.example',
    quantity: 3,
  });
  await owner.wishlists.updateItem({ id: item.id, quantity: 3 });
  expect(await newsTo({ address: 'dan@fewer.example' })).toEqual([]);
  await owner.wishlists.updateItem({ id: item.id, quantity: 2 });
  expect(await newsTo({ address: 'dan@fewer.example' })).toEqual(['reserved-gift-changed, Birthday: Tea']);
});
