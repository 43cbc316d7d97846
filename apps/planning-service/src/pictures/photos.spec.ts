import { photoFileRoutes } from '@giftwell/contracts/wishes/photos';
import { refusal, signInFirst, usePlanning } from '../testing/planning.js';

const planning = usePlanning();
const picture = 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=';
const gone = refusal('not_found', 'photo_not_found');
const shown = (code: string) => planning.service.client(photoFileRoutes, null).get({ code });

async function uploaded(me: ReturnType<typeof planning.somebody>): Promise<string> {
  return (await me.photos.add({ picture })).photo;
}

describe('The photo of an item', () => {
  it('is seen by everyone with its code, and shown with the list', async () => {
    const me = planning.somebody();
    const [first, second] = [await uploaded(me), await uploaded(me)];
    expect((await shown(first)).mediaType).toBe('image/webp');
    const { wishlist } = await me.wishlists.create({
      ...{ title: 'Birthday', public: true, items: [{ name: 'Kite', photo: first }] },
    });
    const { id, shareCode } = wishlist;
    await me.wishlists.addItem({ id, name: 'Cups', photo: second });
    const { items } = await planning.guest().shared.get({ shareCode });
    expect(items.map(({ photo }) => photo)).toEqual([first, second]);
    await planning.service.runDelayedJobs();
    await shown(first);
  });

  it('goes when another one is chosen, with its item, its list or a day without any', async () => {
    const me = planning.somebody();
    const [old, now, other, unused] = await Promise.all([1, 2, 3, 4].map(() => uploaded(me)));
    const items = [
      { name: 'Kite', photo: old! },
      { name: 'Cups', photo: other! },
    ];
    const { wishlist } = await me.wishlists.create({ title: 'Birthday', items });
    const { id } = wishlist;
    const [kite, cups] = wishlist.items.map((item) => item.id);
    expect((await me.wishlists.updateItem({ id: kite!, photo: now! })).item.photo).toBe(now);
    await expect(shown(old!)).rejects.toMatchObject(gone);
    await me.wishlists.removeItem({ id: cups! });
    await expect(shown(other!)).rejects.toMatchObject(gone);
    await me.wishlists.remove({ id });
    await expect(shown(now!)).rejects.toMatchObject(gone);
    await shown(unused!);
    await planning.service.runDelayedJobs();
    await expect(shown(unused!)).rejects.toMatchObject(gone);
  });

  it('gets another code whenever someone may no longer see the list', async () => {
    const me = planning.somebody();
    const items = [{ name: 'Kite', photo: await uploaded(me) }, { name: 'Cups' }];
    const { wishlist } = await me.wishlists.create({ title: 'Birthday', public: true, items });
    const { id } = wishlist;
    const { invitations } = await me.invitations.invite({ id, email: 'bea@photos.example', from: 'Mia' });
    const codeNow = async () => (await me.wishlists.get({ id })).wishlist.items[0]!.photo!;
    const changes = [
      () => me.wishlists.renewLink({ id }),
      () => me.wishlists.update({ id, public: false }),
      () => me.invitations.remove({ id, invitationId: invitations[0]!.id }),
    ];
    for (const change of changes) {
      const before = await codeNow();
      const bytes = await shown(before);
      await change();
      await expect(shown(before)).rejects.toMatchObject(gone);
      expect(await shown(await codeNow())).toEqual(bytes);
    }
    const last = await codeNow();
    await me.wishlists.update({ id, title: 'Christmas', public: false });
    await me.wishlists.update({ id, public: true });
    expect(await codeNow()).toBe(last);
  });

  it('stays while another item shows it', async () => {
    const me = planning.somebody();
    const photo = await uploaded(me);
    const items = [
      { name: 'Kite', photo },
      { name: 'Cups', photo },
    ];
    const { wishlist } = await me.wishlists.create({ title: 'Birthday', items });
    await me.wishlists.removeItem({ id: wishlist.items[0]!.id });
    await shown(photo);
    await me.wishlists.updateItem({ id: wishlist.items[1]!.id, photo: null });
    await expect(shown(photo)).rejects.toMatchObject(gone);
  });

  it('is one’s own, and a picture', async () => {
    const [me, stranger] = [planning.somebody(), planning.somebody()];
    const photo = await uploaded(stranger);
    const items = [{ name: 'Kite', photo }];
    await expect(me.wishlists.create({ title: 'Birthday', items })).rejects.toMatchObject(gone);
    const { wishlist } = await me.wishlists.create({ title: 'Birthday', items: [{ name: 'Kite' }] });
    await expect(me.wishlists.addItem({ id: wishlist.id, name: 'Cups', photo })).rejects.toMatchObject(gone);
    await expect(me.wishlists.updateItem({ id: wishlist.items[0]!.id, photo })).rejects.toMatchObject(gone);
    await expect(planning.guest().photos.add({ picture })).rejects.toMatchObject(signInFirst);
    await expect(me.photos.add({ picture: Buffer.from('no').toString('base64') })).rejects.toMatchObject(
      refusal('invalid', 'picture_invalid'),
    );
  });

  it('is one of 2,000 of a user', async () => {
    const me = planning.somebody();
    await planning.service.db.query(
      `INSERT INTO photos ("userId", code, picture, "createdAt")
       SELECT $1, 'photo ' || n, '', now() FROM generate_series(1, 2000) n`,
      [me.userId],
    );
    await expect(me.photos.add({ picture })).rejects.toMatchObject(refusal('conflict', 'too_many_photos'));
  });

  it('is one of 2,000 also where several come at once', async () => {
    const me = planning.somebody();
    await planning.service.db.query(
      `INSERT INTO photos ("userId", code, picture, "createdAt")
       SELECT $1, 'before ' || n, '', now() FROM generate_series(1, 1999) n`,
      [me.userId],
    );
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => me.photos.add({ picture })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
