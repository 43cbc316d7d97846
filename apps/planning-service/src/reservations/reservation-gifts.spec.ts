import { usePlanning } from '../testing/planning.js';

const planning = usePlanning();
const { somebody } = planning;

/** A kite that a user reserved, and that is a gift in their record. */
async function reservedGift() {
  const owner = somebody();
  const items = [{ name: 'Kite', url: 'https://kites.example' }];
  const { wishlist } = await owner.wishlists.create({ title: 'Birthday', public: true, items });
  const { id: listId, shareCode } = wishlist;
  const itemId = wishlist.items[0]!.id;
  const user = somebody();
  const { id: recipientId } = await user.meet();
  const { code } = (await user.shared.reserve({ shareCode, itemId, name: 'Bea' })).reservation;
  const { giftId: id } = (await user.reservations.addGift({ code, recipientId })).reservation;
  const gift = async () => (await user.gifts.list({ id: recipientId })).gifts[0];
  const reservation = async () => (await user.reservations.get({ code })).reservation;
  const move = async (state: 'decided' | 'bought' | 'ready') =>
    user.gifts.move({ id: id!, version: (await gift())!.version, state });
  return { owner, listId, shareCode, itemId, user, code, gift, reservation, move };
}

describe('A reservation and its gift', () => {
  it('are bought together, whichever is marked', async () => {
    const { user, code, gift, reservation, move } = await reservedGift();
    expect((await gift())!.state).toBe('decided');
    await user.reservations.setState({ code, state: 'bought' });
    expect(await gift()).toMatchObject({ state: 'bought', dates: { bought: '2026-06-15' } });
    await user.reservations.setState({ code, state: 'reserved' });
    expect(await gift()).toMatchObject({ state: 'decided', dates: { bought: null } });
    await move('bought');
    expect((await reservation()).state).toBe('bought');
    await move('decided');
    expect((await reservation()).state).toBe('reserved');
    const { id, version } = (await gift())!;
    await user.gifts.setOutcome({ id, version, outcome: 'loved' });
    expect((await reservation()).state).toBe('bought');
  });

  it('stay as they are where the gift is further', async () => {
    const { user, code, gift, move } = await reservedGift();
    await move('ready');
    for (const state of ['reserved', 'bought'] as const) {
      await user.reservations.setState({ code, state });
      expect((await gift())!.state).toBe('ready');
    }
  });

  it('end together while it is only planned', async () => {
    const { user, code, gift } = await reservedGift();
    await user.reservations.undo({ code });
    expect(await gift()).toBeUndefined();
  });

  it('leaves a bought gift in the record when it is undone', async () => {
    const { user, code, gift } = await reservedGift();
    await user.reservations.setState({ code, state: 'bought' });
    await user.reservations.undo({ code });
    expect((await gift())!.state).toBe('bought');
  });

  it('end what the gateway has cached for the user when a guest changes them by the code', async () => {
    const { user, code } = await reservedGift();
    const guest = planning.guest().reservations;
    const version = `user-version:${user.userId}`;
    for (const change of [() => guest.setState({ code, state: 'bought' }), () => guest.undo({ code })]) {
      await planning.service.redis.set(version, 'cached');
      await change();
      expect(await planning.service.redis.get(version)).toBeNull();
    }
  });

  it('can be marked and undone after the gift was deleted', async () => {
    const { user, code, gift, reservation } = await reservedGift();
    await user.gifts.remove({ id: (await gift())!.id });
    await user.reservations.setState({ code, state: 'bought' });
    expect((await reservation()).state).toBe('bought');
    expect(await user.reservations.undo({ code })).toEqual({ ok: true });
  });
});

describe('A reservation', () => {
  it('leads to the shop while the item is there, and to the list while its code opens it', async () => {
    const { owner, listId, shareCode, itemId, reservation } = await reservedGift();
    const url = 'https://kites.example';
    expect(await reservation()).toMatchObject({ url, shareCode });
    await owner.wishlists.update({ id: listId, public: false });
    expect(await reservation()).toMatchObject({ url, shareCode: null });
    await owner.wishlists.update({ id: listId, public: true });
    expect(await reservation()).toMatchObject({ url, shareCode });
    await owner.wishlists.removeItem({ id: itemId });
    expect(await reservation()).toMatchObject({ url: null, shareCode });
    await owner.wishlists.renewLink({ id: listId });
    expect(await reservation()).toMatchObject({ url: null, shareCode: null });
  });

  it('leads back by the invitation that was used', async () => {
    const { owner, listId, user } = await reservedGift();
    await owner.wishlists.update({ id: listId, public: false });
    const { item } = await owner.wishlists.addItem({ id: listId, name: 'Cups' });
    const invited = { id: listId, email: 'dan@example.com', from: 'Ada' };
    const { invitations } = await owner.invitations.invite(invited);
    const [{ code }] = await planning.service.db.query<[{ code: string }]>(
      'SELECT code FROM wishlist_invitations WHERE id = $1',
      [invitations[0]!.id],
    );
    const made = await user.shared.reserve({ shareCode: code, itemId: item.id, name: 'Dan' });
    const get = async () => (await user.reservations.get({ code: made.reservation.code })).reservation;
    expect((await get()).shareCode).toBe(code);
    await owner.invitations.remove({ id: listId, invitationId: invitations[0]!.id });
    expect((await get()).shareCode).toBeNull();
  });
});
