import { noRecipient, refusal, signInFirst, usePlanning } from '../testing/planning.js';

const planning = usePlanning();
const { somebody } = planning;
const noList = refusal('not_found', 'shared_wishlist_not_found');
const noItem = refusal('not_found', 'item_not_found');
const noReservation = refusal('not_found', 'reservation_not_found');
const isTaken = refusal('conflict', 'item_taken');
const unknown = 'AAAAAAAAAAAAAAAAAAAAAA';

async function shared() {
  const owner = somebody();
  const { wishlist } = await owner.wishlists.create({
    ...{ title: 'Birthday', description: 'Big', public: true },
    items: [
      { name: 'Kite', price: '20', url: 'https://kites.example' },
      { name: 'Cups', quantity: 6 },
    ],
  });
  const { id, shareCode, items } = wishlist;
  const [kite, cups] = items.map((item) => item.id) as [number, number];
  return { owner, id, shareCode, kite, cups };
}

describe('A shared wishlist', () => {
  it('shows everyone the same, without what is taken', async () => {
    const { owner, shareCode, kite, cups } = await shared();
    const guest = planning.guest();
    const list = await guest.shared.get({ shareCode });
    const plain = {
      description: null,
      url: null,
      picture: null,
      photo: null,
      priority: 'medium',
      quantity: 1,
    };
    expect(list).toEqual({
      ...{ shareCode, title: 'Birthday', description: 'Big' },
      items: [
        { ...plain, id: kite, name: 'Kite', price: '$20', amount: 20, url: 'https://kites.example' },
        { ...plain, id: cups, name: 'Cups', price: null, amount: null, quantity: 6 },
      ],
    });
    await guest.shared.reserve({ shareCode, itemId: kite, name: 'Bea' });
    for (const who of [guest, owner, somebody()]) expect(await who.shared.get({ shareCode })).toEqual(list);
  });

  it('is not found when it is private, renewed, deleted or unknown', async () => {
    const { owner, id, shareCode, kite } = await shared();
    const guest = planning.guest();
    const expectGone = async (code: string) => {
      for (const who of [guest, owner]) {
        await expect(who.shared.get({ shareCode: code })).rejects.toMatchObject(noList);
        await expect(who.shared.taken({ shareCode: code })).rejects.toMatchObject(noList);
      }
      const input = { shareCode: code, itemId: kite, name: 'Bea' };
      await expect(guest.shared.reserve(input)).rejects.toMatchObject(noList);
    };
    await expectGone(unknown);
    await owner.wishlists.update({ id, public: false });
    await expectGone(shareCode);
    await owner.wishlists.update({ id, public: true });
    const { wishlist: renewed } = await owner.wishlists.renewLink({ id });
    await expectGone(shareCode);
    expect((await guest.shared.get({ shareCode: renewed.shareCode })).title).toBe('Birthday');
    await owner.wishlists.remove({ id });
    await expectGone(renewed.shareCode);
  });
});

describe('A reservation', () => {
  it('takes pieces until none are left, and is known by its code', async () => {
    const { shareCode, cups } = await shared();
    const guest = planning.guest();
    const input = { shareCode, itemId: cups, name: ' Aunt Bea ' };
    const { reservation } = await guest.shared.reserve({ ...input, quantity: 4 });
    const { code } = reservation;
    expect(reservation).toEqual({ code, itemId: cups, quantity: 4, state: 'reserved' });
    await expect(guest.shared.reserve({ ...input, quantity: 3 })).rejects.toMatchObject({
      ...{ code: 'too_few_left', message: 'Someone was faster. Only 2 are left.' },
    });
    await guest.shared.reserve({ ...input, quantity: 2 });
    await expect(guest.shared.reserve(input)).rejects.toMatchObject(isTaken);
    expect(await guest.shared.taken({ shareCode })).toEqual({
      ...{ isOwn: false, items: [{ id: cups, taken: 6 }], mine: [] },
    });
    expect((await guest.reservations.get({ code })).reservation).toEqual({
      ...{ code, itemName: 'Cups', listTitle: 'Birthday', isThere: true, name: 'Aunt Bea', quantity: 4 },
      ...{ url: null, shareCode, state: 'reserved', giftId: null, createdAt: '2026-06-15T12:00:00.000Z' },
    });
  });

  it('is marked as bought and back, and undone once', async () => {
    const { shareCode, kite } = await shared();
    const guest = planning.guest();
    const { code } = (await guest.shared.reserve({ shareCode, itemId: kite, name: 'Bea' })).reservation;
    for (const state of ['bought', 'reserved'] as const)
      expect((await guest.reservations.setState({ code, state })).reservation.state).toBe(state);
    expect(await guest.reservations.undo({ code })).toEqual({ ok: true });
    expect((await guest.shared.taken({ shareCode })).items).toEqual([]);
    await expect(guest.reservations.undo({ code })).rejects.toMatchObject(noReservation);
    await expect(guest.reservations.get({ code })).rejects.toMatchObject(noReservation);
    await expect(guest.reservations.setState({ code, state: 'bought' })).rejects.toMatchObject(noReservation);
  });

  it('is refused to the owner, for items of other lists and without a name', async () => {
    const [mine, theirs] = [await shared(), await shared()];
    const { owner, shareCode, kite } = mine;
    const input = { shareCode, itemId: kite, name: 'Bea' };
    await expect(owner.shared.reserve(input)).rejects.toMatchObject(refusal('conflict', 'own_wishlist'));
    const guest = planning.guest();
    await expect(guest.shared.reserve({ ...input, itemId: theirs.kite })).rejects.toMatchObject(noItem);
    for (const wrong of [{ name: ' ' }, { quantity: 0 }, { email: 'bea' }])
      await expect(guest.shared.reserve({ ...input, ...wrong })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('is listed for the user who made it, and becomes a gift of theirs once', async () => {
    const { shareCode, kite } = await shared();
    const [user, stranger] = [somebody(), somebody()];
    const mia = await user.meet();
    const { reservation } = await user.shared.reserve({ shareCode, itemId: kite, name: 'Bea' });
    const { code } = reservation;
    expect((await user.shared.taken({ shareCode })).mine).toEqual([reservation]);
    expect((await stranger.shared.taken({ shareCode })).mine).toEqual([]);
    await user.reservations.setState({ code, state: 'bought' });
    const theirs = await stranger.meet();
    const input = { code, recipientId: mia.id };
    await expect(stranger.reservations.addGift({ code, recipientId: theirs.id })).rejects.toMatchObject(
      noReservation,
    );
    await expect(user.reservations.addGift({ code, recipientId: theirs.id })).rejects.toMatchObject(
      noRecipient,
    );
    await expect(planning.guest().reservations.addGift(input)).rejects.toMatchObject(signInFirst);
    const { giftId } = (await user.reservations.addGift(input)).reservation;
    expect((await user.reservations.addGift(input)).reservation.giftId).toBe(giftId);
    const { gifts } = await user.gifts.list({ id: mia.id });
    expect(gifts).toMatchObject([
      {
        id: giftId,
        title: 'Kite',
        source: 'wishlist_item',
        state: 'bought',
        price: 20,
        link: 'https://kites.example',
      },
    ]);
    expect((await user.reservations.list({})).reservations).toMatchObject([{ code, giftId }]);
    expect((await stranger.reservations.list({})).reservations).toEqual([]);
    await expect(planning.guest().reservations.list({})).rejects.toMatchObject(signInFirst);
  });

  it('stays with the last names when the item is gone', async () => {
    const { owner, id, shareCode, kite } = await shared();
    const guest = planning.guest();
    const { code } = (await guest.shared.reserve({ shareCode, itemId: kite, name: 'Bea' })).reservation;
    await owner.wishlists.updateItem({ id: kite, name: 'Red kite' });
    await owner.wishlists.remove({ id });
    const { reservation } = await guest.reservations.get({ code });
    expect(reservation).toMatchObject({ itemName: 'Red kite', listTitle: 'Birthday', isThere: false });
    expect(await guest.reservations.undo({ code })).toEqual({ ok: true });
  });
});
