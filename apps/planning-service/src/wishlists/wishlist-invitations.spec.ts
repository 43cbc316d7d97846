import { mailRequested } from '@giftwell/contracts/auth/mail';
import {
  invitationLinkRoutes,
  invitationsOfAWishlist,
} from '@giftwell/contracts/planning/wishlist-invitations';
import { refusal, usePlanning } from '../testing/planning.js';

const planning = usePlanning();
const noList = refusal('not_found', 'shared_wishlist_not_found');

/** The secret code that was mailed to an address. */
async function mailedTo(address: string): Promise<string[]> {
  const { service } = planning;
  await service.settle();
  const keys = await service.redis.keys(`bull:event.${mailRequested.name}.auth:o-*`);
  const mails = await Promise.all(keys.map((key) => service.redis.hget(key, 'data')));
  return mails
    .map((mail) => mailRequested.data.parse(JSON.parse(mail!)))
    .flatMap((mail) =>
      mail.template === 'wishlist-invitation' && mail.to.address === address ? [mail.data.code] : [],
    );
}

async function privateList() {
  const owner = planning.somebody();
  const { wishlist } = await owner.wishlists.create({ title: 'Birthday', items: [{ name: 'Kite' }] });
  return { owner, id: wishlist.id, itemId: wishlist.items[0]!.id, shareCode: wishlist.shareCode };
}

it('lets an invited person see a private list and reserve, by a link that only they get', async () => {
  const { owner, id, itemId, shareCode } = await privateList();
  const invited = await owner.invitations.invite({ id, email: 'bea@one.example', from: 'Mia' });
  expect(invited).toEqual({ invitations: [{ id: expect.any(Number), email: 'bea@one.example' }] });
  const [code] = await mailedTo('bea@one.example');
  const guest = planning.guest();
  expect((await guest.shared.get({ shareCode: code! })).items).toHaveLength(1);
  await expect(guest.shared.get({ shareCode })).rejects.toMatchObject(noList);
  await guest.shared.reserve({ shareCode: code!, itemId, name: 'Bea' });
  expect(await owner.shared.taken({ shareCode: code! })).toEqual({ isOwn: true, items: [], mine: [] });
});

it('ends the link of one invited person, and leaves the others', async () => {
  const { owner, id } = await privateList();
  await owner.invitations.invite({ id, email: 'bea@two.example', from: 'Mia' });
  const { invitations } = await owner.invitations.invite({ id, email: 'cal@two.example', from: 'Mia' });
  const [[bea], [cal]] = [await mailedTo('bea@two.example'), await mailedTo('cal@two.example')];
  const { check } = planning.service.client(invitationLinkRoutes, null);
  expect(await check({ code: bea! })).toEqual({ works: true });
  await owner.invitations.remove({ id, invitationId: invitations[0]!.id });
  expect(await check({ code: bea! })).toEqual({ works: false });
  expect(await check({ code: cal! })).toEqual({ works: true });
  await expect(planning.guest().shared.get({ shareCode: bea! })).rejects.toMatchObject(noList);
  expect((await planning.guest().shared.get({ shareCode: cal! })).title).toBe('Birthday');
  expect(await owner.invitations.list({ id })).toEqual({ invitations: [invitations[1]] });
  await owner.wishlists.remove({ id });
  expect(await check({ code: cal! })).toEqual({ works: false });
});

it('invites an address once, whatever its case, and only so many', async () => {
  const { owner, id } = await privateList();
  for (const email of ['bea@three.example', 'Bea@three.example'])
    expect((await owner.invitations.invite({ id, email, from: 'Mia' })).invitations).toHaveLength(1);
  expect(await mailedTo('bea@three.example')).toHaveLength(1);
  await planning.service.db.query(
    `INSERT INTO wishlist_invitations ("wishlistId", email, code, "createdAt")
     SELECT $1, n || '@example.com', gen_random_uuid(), now() FROM generate_series(2, ${invitationsOfAWishlist}) n`,
    [id],
  );
  await expect(owner.invitations.invite({ id, email: 'cal@example.org', from: 'Mia' })).rejects.toMatchObject(
    refusal('conflict', 'too_many_invitations'),
  );
});

it('is for the owner of the list alone', async () => {
  const { owner, id } = await privateList();
  const { invitations } = await owner.invitations.invite({ id, email: 'bea@four.example', from: 'Mia' });
  const stranger = planning.somebody();
  const gone = refusal('not_found', 'wishlist_not_found');
  await expect(stranger.invitations.list({ id })).rejects.toMatchObject(gone);
  await expect(stranger.invitations.invite({ id, email: 'a@b.example', from: 'Me' })).rejects.toMatchObject(
    gone,
  );
  const one = { id, invitationId: invitations[0]!.id };
  await expect(stranger.invitations.remove(one)).rejects.toMatchObject(gone);
});
