import type { EventData } from '@giftwell/contracts/core/event';
import { groupGiftChanged } from '@giftwell/contracts/payments/events';
import { giftPlanRoutes } from '@giftwell/contracts/planning/gift-plan';
import { Events } from '@giftwell/server-kit';
import { photoFileRoutes, photoOwnershipRoutes } from '@giftwell/contracts/wishes/photos';
import { refusal, usePlanning } from '../testing/planning.js';

const planning = usePlanning();
const { somebody } = planning;
type GroupGiftEvent = EventData<typeof groupGiftChanged>;
let lastGroup = 0;

/** The list of somebody else with two kites. */
async function kites(quantity = 2) {
  const owner = somebody();
  const items = [{ name: 'Kite', price: '80', quantity }];
  const { wishlist } = await owner.wishlists.create({ title: 'Mia turns 40', public: true, items });
  const { id, shareCode } = wishlist;
  const item = wishlist.items[0]!;
  const taken = async () => (await planning.guest().shared.taken({ shareCode })).items[0]?.taken ?? 0;
  return { owner, id, shareCode, item, taken, wishlistItem: { shareCode, itemId: item.id } };
}

/** An organizer with Mia, and a way to tell planning-service about a group gift for her. */
async function organized(fields: Partial<GroupGiftEvent> = {}) {
  const me = somebody();
  const mia = await me.meet();
  const groupPurchaseId = ++lastGroup;
  let version = 0;
  const tell = async (changes: Partial<GroupGiftEvent> = {}) => {
    const event: GroupGiftEvent = {
      ...{ userId: me.userId!, organizerName: 'ada', groupPurchaseId, recipientId: mia.id },
      ...{ occasionType: 'birthday', title: 'A kite', ownCents: 8_050, picture: 'kite', photo: null },
      ...{ status: 'active', funded: false, bought: false, wishlistItem: null, version: (version += 1) },
      ...fields,
      ...changes,
    };
    const { service } = planning;
    await service.db.transaction((tx) => service.get(Events).publish(tx, groupGiftChanged, event));
    // The test service receives its own events.
    await service.settle();
  };
  const gifts = async (recipientId = mia.id) => (await me.gifts.list({ id: recipientId })).gifts;
  const reservations = async () => (await me.reservations.list({})).reservations;
  return { me, mia, tell, gifts, reservations };
}

describe('The gift of a group gift', () => {
  it('is in the record of its organizer’s recipient, at the occasion', async () => {
    const { me, mia, tell, gifts } = await organized();
    const birthday = await me.note(mia.id, { type: 'birthday', date: '1990-12-01' });
    await tell();
    expect(await gifts()).toMatchObject([
      {
        ...{ title: 'A kite', price: 80.5, picture: 'kite', source: 'group_gift', state: 'decided' },
        ...{ occasion: { id: birthday.id }, year: 2026 },
      },
    ]);
  });

  it('follows title and share, once and in order, however the events arrive', async () => {
    const { tell, gifts } = await organized();
    await tell({ version: 1 });
    await tell({ version: 3, title: 'A stunt kite', ownCents: 9_000 });
    await tell({ version: 2, title: 'A box kite' });
    await tell({ version: 3, title: 'A lantern' });
    expect(await gifts()).toMatchObject([{ title: 'A stunt kite', price: 90, version: 2 }]);
  });

  it('is in the records of its organizer and a contributor, each with what they pay', async () => {
    const [ada, ben] = [await organized(), await organized()];
    await ada.tell({ groupPurchaseId: 1_000, ownCents: null });
    await ben.tell({ groupPurchaseId: 1_000, ownCents: 2_000 });
    expect(await ada.gifts()).toMatchObject([{ title: 'A kite', price: null }]);
    expect(await ben.gifts()).toMatchObject([{ title: 'A kite', price: 20, source: 'group_gift' }]);
    await ben.tell({ groupPurchaseId: 1_000, recipientId: null });
    expect(await ben.gifts()).toEqual([]);
    expect(await ada.gifts()).toHaveLength(1);
  });

  it('counts with what the user pays in the plan of the year', async () => {
    const { me, tell } = await organized({ ownCents: 2_000 });
    await tell();
    const { money } = await planning.service.client(giftPlanRoutes, me.userId).get({});
    expect(money).toMatchObject({ planned: 20, spent: 0 });
  });

  it('moves to another recipient, and leaves the record without one', async () => {
    const { me, tell, gifts } = await organized();
    const bo = await me.meet({ name: 'Bo' });
    await tell();
    await tell({ recipientId: bo.id });
    expect(await gifts()).toEqual([]);
    expect(await gifts(bo.id)).toMatchObject([{ title: 'A kite', recipientName: 'Bo' }]);
    await tell({ recipientId: null });
    expect(await gifts(bo.id)).toEqual([]);
  });

  it('is not added for a recipient of somebody else', async () => {
    const { tell, me } = await organized();
    const theirs = await somebody().meet();
    await tell({ recipientId: theirs.id });
    const rows = await planning.service.db.query('SELECT 1 FROM gifts WHERE "userId" = $1', [me.userId]);
    expect(rows).toEqual([]);
  });

  it('is deleted with it, and no late event restores it', async () => {
    const { tell, gifts } = await organized();
    await tell();
    await tell({ version: 9, status: 'deleted' });
    await tell({ version: 8 });
    expect(await gifts()).toEqual([]);
  });

  it('stays as the user changed it', async () => {
    const { me, tell, gifts } = await organized();
    await tell();
    const [gift] = await gifts();
    await me.gifts.move({ id: gift!.id, version: gift!.version, state: 'bought' });
    await tell({ title: 'Another title' });
    await tell({ status: 'deleted' });
    expect(await gifts()).toMatchObject([{ title: 'A kite', state: 'bought' }]);
  });

  it('is bought once the group gift is, and still follows the share', async () => {
    const { tell, gifts } = await organized({ ownCents: 2_000 });
    await tell();
    await tell({ status: 'closed', bought: true });
    expect(await gifts()).toMatchObject([{ state: 'bought', price: 20, dates: { bought: '2026-06-15' } }]);
    await tell({ status: 'closed', bought: true, ownCents: 1_550 });
    expect(await gifts()).toMatchObject([{ state: 'bought', price: 15.5 }]);
    await tell({ status: 'deleted', bought: true, ownCents: 1_550 });
    expect(await gifts()).toMatchObject([{ state: 'bought', price: 15.5 }]);
  });

  it.each(['decided', 'given'] as const)('stays %s if the user moved it there', async (state) => {
    const { me, tell, gifts } = await organized();
    await tell({ status: 'closed', bought: state === 'decided' });
    const [gift] = await gifts();
    expect(gift).toMatchObject({ state: state === 'decided' ? 'bought' : 'decided' });
    await me.gifts.move({ id: gift!.id, version: gift!.version, state });
    await tell({ status: 'closed', bought: true });
    expect(await gifts()).toMatchObject([{ state }]);
  });

  it('isn’t added again once the user has deleted it', async () => {
    const { me, tell, gifts } = await organized();
    await tell();
    await me.gifts.remove({ id: (await gifts())[0]!.id });
    await tell({ title: 'A stunt kite' });
    await planning.service.runDelayedJobs();
    await tell({ title: 'A box kite' });
    expect(await gifts()).toEqual([]);
  });
});

describe('The item that a group gift is for', () => {
  it('is reserved by the organizer, in whose record it is already', async () => {
    const { taken, wishlistItem } = await kites();
    const { tell, gifts, reservations } = await organized({ wishlistItem });
    await tell();
    await tell();
    expect(await taken()).toBe(1);
    const [gift] = await gifts();
    expect(await reservations()).toMatchObject([
      { itemName: 'Kite', name: 'ada', quantity: 1, state: 'reserved', giftId: gift!.id },
    ]);
  });

  it.each([
    ['stays reserved', 'completed', true, 1],
    ['stays reserved', 'closed', true, 1],
    ['is free', 'closed', false, 0],
    ['is free', 'expired', false, 0],
    ['is free', 'deleted', true, 0],
  ] as const)('%s when the group gift is %s and funded: %s', async (_what, status, funded, count) => {
    const { taken, wishlistItem } = await kites();
    const { tell } = await organized({ wishlistItem });
    await tell();
    await tell({ status, funded });
    expect(await taken()).toBe(count);
  });

  it('is reserved again when the group gift goes on', async () => {
    const { taken, wishlistItem } = await kites();
    const { tell } = await organized({ wishlistItem });
    await tell();
    await tell({ status: 'expired' });
    await tell();
    expect(await taken()).toBe(1);
  });

  it('stays free if the organizer undid the reservation', async () => {
    const { taken, wishlistItem } = await kites();
    const { me, tell, reservations } = await organized({ wishlistItem });
    await tell();
    await me.reservations.undo({ code: (await reservations())[0]!.code });
    await tell({ title: 'A stunt kite' });
    expect(await taken()).toBe(0);
  });

  it('stays reserved if the organizer has bought it', async () => {
    const { taken, wishlistItem } = await kites();
    const { me, tell, reservations } = await organized({ wishlistItem });
    await tell();
    await me.reservations.setState({ code: (await reservations())[0]!.code, state: 'bought' });
    await tell({ status: 'deleted' });
    expect(await taken()).toBe(1);
  });

  it('is bought with the group gift, also without a recipient or all of the money', async () => {
    const { taken, wishlistItem } = await kites();
    const { tell, reservations } = await organized({ wishlistItem, recipientId: null });
    await tell();
    await tell({ status: 'closed', bought: true });
    expect(await reservations()).toMatchObject([{ itemName: 'Kite', state: 'bought' }]);
    await tell({ status: 'deleted', bought: true });
    expect(await taken()).toBe(1);
  });

  it('is never reserved more often than it is wanted', async () => {
    const { taken, wishlistItem, shareCode, item } = await kites(1);
    await planning.guest().shared.reserve({ shareCode, itemId: item.id, name: 'Bea' });
    const { tell, gifts, reservations } = await organized({ wishlistItem });
    await tell();
    expect(await taken()).toBe(1);
    expect(await reservations()).toEqual([]);
    expect(await gifts()).toHaveLength(1);
  });

  it('isn’t reserved on one’s own list, a private one or an unknown one', async () => {
    const { me, tell, reservations } = await organized();
    const mine = await me.wishlists.create({ title: 'Mine', public: true, items: [{ name: 'Map' }] });
    const { owner, id, shareCode, item } = await kites();
    await owner.wishlists.update({ id, public: false });
    await tell({ wishlistItem: { shareCode: mine.wishlist.shareCode, itemId: mine.wishlist.items[0]!.id } });
    expect(await reservations()).toEqual([]);
    const other = await organized({ wishlistItem: { shareCode, itemId: item.id } });
    await other.tell();
    expect(await other.reservations()).toEqual([]);
  });

  it('looks to its owner as before, while it is collected for and after', async () => {
    const { owner, id, shareCode, wishlistItem } = await kites();
    const { tell } = await organized({ wishlistItem });
    const seen = async () =>
      JSON.stringify([
        ...[await owner.wishlists.get({ id }), await owner.wishlists.list({})],
        ...[await owner.shared.get({ shareCode }), await owner.shared.taken({ shareCode })],
      ]);
    const before = await seen();
    await tell();
    expect(await seen()).toBe(before);
    await tell({ status: 'deleted' });
    expect(await seen()).toBe(before);
  });
});

describe('The photo in the thanks for a group gift', () => {
  const picture = 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=';
  const gone = refusal('not_found', 'photo_not_found');
  const shown = (code: string) => planning.service.client(photoFileRoutes, null).get({ code });

  it('stays while it is shown, and goes with another one or the group gift', async () => {
    const { me, tell } = await organized();
    const [first, second] = [
      (await me.photos.add({ picture })).photo,
      (await me.photos.add({ picture })).photo,
    ];
    await tell({ photo: first });
    await planning.service.runDelayedJobs();
    await shown(first);
    await expect(shown(second)).rejects.toMatchObject(gone);
    const third = (await me.photos.add({ picture })).photo;
    await tell({ photo: third });
    await expect(shown(first)).rejects.toMatchObject(gone);
    await shown(third);
    await tell({ status: 'deleted', photo: third });
    await expect(shown(third)).rejects.toMatchObject(gone);
  });

  it('is one’s own', async () => {
    const [{ me, tell }, stranger] = [await organized(), planning.somebody()];
    const mine = (await me.photos.add({ picture })).photo;
    const theirs = (await stranger.photos.add({ picture })).photo;
    const own = (code: string) => planning.service.client(photoOwnershipRoutes, me.userId).check({ code });
    expect(await own(mine)).toEqual({ ok: true });
    await expect(own(theirs)).rejects.toMatchObject(gone);
    await tell({ photo: theirs });
    await planning.service.runDelayedJobs();
    await expect(shown(theirs)).rejects.toMatchObject(gone);
  });
});
