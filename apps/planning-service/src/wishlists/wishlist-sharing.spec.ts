import { wishlistSharingChanged } from '@giftwell/contracts/planning/events';
import { usePlanning } from '../testing/planning.js';

const planning = usePlanning();

/** What the audit log is told about a list, in no order. */
async function toldAbout(wishlistId: number) {
  const { service } = planning;
  await service.settle();
  const keys = await service.redis.keys(`bull:event.${wishlistSharingChanged.name}.auth:o-*`);
  const texts = await Promise.all(keys.map((key) => service.redis.hget(key, 'data')));
  const told = texts.map((text) => wishlistSharingChanged.data.parse(JSON.parse(text!)));
  return { all: texts.join(), about: told.filter((each) => each.wishlistId === wishlistId) };
}

it('is written down whenever it begins, changes or ends, without a code', async () => {
  const owner = planning.somebody();
  const { wishlist } = await owner.wishlists.create({ title: 'Birthday', public: true });
  const { id } = wishlist;
  await owner.wishlists.update({ id, title: 'Christmas', public: true });
  const renewed = (await owner.wishlists.renewLink({ id })).wishlist;
  await owner.wishlists.update({ id, public: false });
  const input = { id, email: 'bea@sharing.example', from: 'Mia' };
  const { invitations } = await owner.invitations.invite(input);
  await owner.invitations.invite(input);
  await owner.invitations.remove({ id, invitationId: invitations[0]!.id });
  await owner.wishlists.update({ id, public: true });
  await owner.wishlists.remove({ id });
  const { all, about } = await toldAbout(id);
  expect(about.map(({ action }) => action).sort()).toEqual([
    'wishlist-invite',
    'wishlist-link-renew',
    'wishlist-share',
    'wishlist-share',
    'wishlist-uninvite',
    'wishlist-unshare',
    'wishlist-unshare',
  ]);
  expect(new Set(about.map(({ actor }) => actor))).toEqual(new Set([owner.userId]));
  for (const code of [wishlist.shareCode, renewed.shareCode]) expect(all).not.toContain(code);
  expect(all).not.toContain('bea@');
});

it('says nothing about a private list', async () => {
  const owner = planning.somebody();
  const { id } = (await owner.wishlists.create({ title: 'Birthday' })).wishlist;
  await owner.wishlists.update({ id, title: 'Christmas' });
  await owner.wishlists.remove({ id });
  expect((await toldAbout(id)).about).toEqual([]);
});
