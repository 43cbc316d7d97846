import { itemsOfAWishlist, wishlistsOfAUser } from '@giftwell/contracts/planning/wishlists';
import { refusal, signInFirst, usePlanning } from '../testing/planning.js';

const planning = usePlanning();
const { somebody } = planning;
const noWishlist = refusal('not_found', 'wishlist_not_found');
const noItem = refusal('not_found', 'item_not_found');
const nobody = 2_000_000_000;

describe('A wishlist', () => {
  it('keeps what its owner wrote, with items in the order they came', async () => {
    const { wishlists } = somebody();
    const { wishlist } = await wishlists.create({
      title: ' Birthday ',
      description: 'Nothing big.',
      items: [
        { name: 'Tea', price: '12.5' },
        { name: 'Cups', quantity: 6, priority: 'high' },
      ],
    });
    const plain = { description: null, url: null, picture: null, photo: null, taken: null };
    const [tea, cups] = wishlist.items;
    expect(wishlist).toEqual({
      id: wishlist.id,
      ...{ title: 'Birthday', description: 'Nothing big.', public: false, showTaken: false },
      shareCode: expect.stringMatching(/^[\w-]{22}$/),
      ...{ itemCount: 2, createdAt: '2026-06-15T12:00:00.000Z' },
      items: [
        {
          ...plain,
          id: tea!.id,
          name: 'Tea',
          price: '$12.50',
          amount: 12.5,
          priority: 'medium',
          quantity: 1,
        },
        { ...plain, id: cups!.id, name: 'Cups', price: null, amount: null, priority: 'high', quantity: 6 },
      ],
    });
    expect(await wishlists.get({ id: wishlist.id })).toEqual({ wishlist });
    const { items, ...summary } = wishlist;
    expect(items).toHaveLength(summary.itemCount);
    expect(await wishlists.list({})).toEqual({ wishlists: [summary] });
  });

  it('changes in the given fields, and gets a new link', async () => {
    const { wishlists } = somebody();
    const { id, shareCode } = (await wishlists.create({ title: 'Birthday', description: 'Big' })).wishlist;
    const { wishlist } = await wishlists.update({ id, public: true, description: null });
    expect(wishlist).toMatchObject({ title: 'Birthday', public: true, description: null, shareCode });
    const renewed = (await wishlists.renewLink({ id })).wishlist;
    expect(renewed).toEqual({ ...wishlist, shareCode: expect.stringMatching(/^[\w-]{22}$/) });
    expect(renewed.shareCode).not.toBe(shareCode);
  });

  it('is listed newest first, and gone with its items once deleted', async () => {
    const { wishlists, userId } = somebody();
    const first = (await wishlists.create({ title: 'First', items: [{ name: 'Tea' }] })).wishlist;
    planning.service.clock.advance(1_000);
    const second = (await wishlists.create({ title: 'Second' })).wishlist;
    const titles = async () => (await wishlists.list({})).wishlists.map(({ title }) => title);
    expect(await titles()).toEqual(['Second', 'First']);
    expect(await wishlists.remove({ id: first.id })).toEqual({ ok: true });
    expect(await titles()).toEqual(['Second']);
    await expect(wishlists.remove({ id: first.id })).rejects.toMatchObject(noWishlist);
    const left = await planning.service.db.query(
      'SELECT i.id FROM wishlist_items i JOIN wishlists w ON w.id = i."wishlistId" WHERE w."userId" = $1',
      [userId],
    );
    expect(left).toEqual([]);
    expect(second.itemCount).toBe(0);
  });

  it('is refused beyond the limit, however many are created at once', async () => {
    const { wishlists, userId } = somebody();
    await planning.service.db.query(
      `INSERT INTO wishlists ("userId", title, "shareCode", "createdAt")
       SELECT $1, 'List', gen_random_uuid(), now() FROM generate_series(3, ${wishlistsOfAUser}) n`,
      [userId],
    );
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => wishlists.create({ title: 'One more' })));
    const refused = tries.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => reason)).toEqual([
      expect.objectContaining(refusal('conflict', 'too_many_wishlists')),
      expect.objectContaining(refusal('conflict', 'too_many_wishlists')),
    ]);
  });

  it('belongs to its owner alone', async () => {
    const [mine, theirs, guest] = [somebody(), somebody(), planning.guest()];
    const { wishlist } = await mine.wishlists.create({
      title: 'Mine',
      public: true,
      items: [{ name: 'Tea' }],
    });
    const [id, itemId] = [wishlist.id, wishlist.items[0]!.id];
    for (const who of [theirs, guest]) {
      const [list, item] = who === guest ? [signInFirst, signInFirst] : [noWishlist, noItem];
      await expect(who.wishlists.get({ id })).rejects.toMatchObject(list);
      await expect(who.wishlists.update({ id, title: 'Ours' })).rejects.toMatchObject(list);
      await expect(who.wishlists.renewLink({ id })).rejects.toMatchObject(list);
      await expect(who.wishlists.remove({ id })).rejects.toMatchObject(list);
      await expect(who.wishlists.addItem({ id, name: 'Cups' })).rejects.toMatchObject(list);
      await expect(who.wishlists.updateItem({ id: itemId, name: 'Cups' })).rejects.toMatchObject(item);
      await expect(who.wishlists.moveItem({ id: itemId, beforeId: null })).rejects.toMatchObject(item);
      await expect(who.wishlists.removeItem({ id: itemId })).rejects.toMatchObject(item);
    }
    expect(await mine.wishlists.get({ id })).toEqual({ wishlist });
    expect((await theirs.wishlists.list({})).wishlists).toEqual([]);
    await expect(mine.wishlists.get({ id: nobody })).rejects.toMatchObject(noWishlist);
  });
});

describe('An item', () => {
  const filled = async (...names: string[]) => {
    const { wishlists } = somebody();
    const { wishlist } = await wishlists.create({ title: 'List', items: names.map((name) => ({ name })) });
    const { id, items } = wishlist;
    const idOf = (name: string) => items.find((item) => item.name === name)!.id;
    const order = async () => (await wishlists.get({ id })).wishlist.items.map(({ name }) => name).join(' ');
    return { wishlists, id, idOf, order };
  };

  it('is added at the end, and changed in the given fields', async () => {
    const { wishlists, id, order } = await filled('Tea');
    const fields = {
      description: 'Black',
      price: 'about $8',
      url: 'https://tea.example/1',
      priority: 'low',
    } as const;
    const { item } = await wishlists.addItem({ id, name: 'More tea', ...fields, quantity: 2 });
    expect(item).toEqual({
      ...{
        id: item.id,
        name: 'More tea',
        ...fields,
        amount: 8,
        quantity: 2,
        picture: null,
        photo: null,
        taken: null,
      },
    });
    expect(await order()).toBe('Tea More tea');
    const changed = await wishlists.updateItem({ id: item.id, price: null, quantity: 3 });
    expect(changed.item).toEqual({ ...item, price: null, amount: null, quantity: 3 });
  });

  it('moves before another one, to the end, and nowhere', async () => {
    const { wishlists, idOf, order } = await filled('a', 'b', 'c', 'd');
    await wishlists.moveItem({ id: idOf('d'), beforeId: idOf('b') });
    expect(await order()).toBe('a d b c');
    await wishlists.moveItem({ id: idOf('a'), beforeId: null });
    expect(await order()).toBe('d b c a');
    await wishlists.moveItem({ id: idOf('b'), beforeId: idOf('a') });
    expect(await order()).toBe('d c b a');
    await wishlists.moveItem({ id: idOf('b'), beforeId: idOf('b') });
    expect(await order()).toBe('d c b a');
    await wishlists.moveItem({ id: idOf('c'), beforeId: nobody });
    expect(await order()).toBe('d b a c');
  });

  it('is gone once deleted', async () => {
    const { wishlists, idOf, order } = await filled('a', 'b');
    const gone = { id: idOf('a') };
    expect(await wishlists.removeItem(gone)).toEqual({ ok: true });
    expect(await order()).toBe('b');
    await expect(wishlists.removeItem(gone)).rejects.toMatchObject(noItem);
    await expect(wishlists.updateItem({ ...gone, name: 'c' })).rejects.toMatchObject(noItem);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a link that runs code', { url: 'javascript:alert(1)' }],
    ['a link to a file', { url: 'file:///etc/passwd' }],
    ['no pieces', { quantity: 0 }],
    ['half a piece', { quantity: 1.5 }],
    ['too many pieces', { quantity: 100 }],
    ['another priority', { priority: 'highest' as 'high' }],
    ['a name that turns the text', { name: 'Tea \u202e' }],
  ])('is refused with %s', async (_what, fields) => {
    const { wishlists, id } = await filled();
    await expect(wishlists.addItem({ id, name: 'Tea', ...fields })).rejects.toMatchObject({
      kind: 'invalid',
    });
  });

  it('is refused beyond the limit', async () => {
    const { wishlists, id } = await filled();
    await planning.service.db.query(
      `INSERT INTO wishlist_items ("wishlistId", position, name, priority, quantity)
       SELECT $1, n, 'Tea', 'low', 1 FROM generate_series(1, ${itemsOfAWishlist}) n`,
      [id],
    );
    const refused = refusal('conflict', 'too_many_items');
    await expect(wishlists.addItem({ id, name: 'One more' })).rejects.toMatchObject(refused);
    expect((await wishlists.get({ id })).wishlist.items).toHaveLength(itemsOfAWishlist);
  });

  it('is refused when its list would no longer fit into one answer', async () => {
    const { wishlists, id } = await filled();
    const description = '"'.repeat(2_000);
    await planning.service.db.query(
      `INSERT INTO wishlist_items ("wishlistId", position, name, description, priority, quantity)
       SELECT $1, n, 'Tea', $2, 'low', 1 FROM generate_series(1, 199) n`,
      [id, description],
    );
    const full = refusal('conflict', 'too_many_items');
    await expect(wishlists.addItem({ id, name: 'One more', description })).rejects.toMatchObject(full);
    const { item } = await wishlists.addItem({ id, name: 'One more' });
    await expect(wishlists.updateItem({ id: item.id, description })).rejects.toMatchObject(full);
    expect((await wishlists.get({ id })).wishlist.items).toHaveLength(200);
  });
});
