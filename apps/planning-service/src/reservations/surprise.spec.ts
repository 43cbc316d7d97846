import { mailRequested } from '@giftwell/contracts/auth/mail';
import { AppError } from '@giftwell/contracts/core/error';
import type { UserId } from '@giftwell/contracts/core/ids';
import type { Route } from '@giftwell/contracts/core/route';
import { publicWishlistRoutes, wishlistOwnerRoutes } from '@giftwell/contracts/planning/reservations';
import { wishlistRoutes, type Wishlist } from '@giftwell/contracts/planning/wishlists';
import { PersonalRows } from '@giftwell/server-kit';
import { randomUUID } from 'node:crypto';
import { usePlanning } from '../testing/planning.js';

const planning = usePlanning();
const { somebody } = planning;

interface World {
  owner: ReturnType<typeof somebody>;
  list: Wishlist;
  /** The answers so far, as the bytes that leave the service. */
  said: string[];
}
const names = ['Kite', 'Cups', 'Tea', 'Lamp'] as const;

async function world(): Promise<World> {
  const owner = somebody();
  const items = names.map((name, index) => ({ name, quantity: index + 1, price: '20' }));
  const { wishlist: list } = await owner.wishlists.create({ title: 'Birthday', public: true, items });
  return { owner, list, said: [] };
}

it('tells payments-service whose list it is, from which group gifts are hidden', async () => {
  const { owner, list } = await world();
  const { get } = planning.service.client(wishlistOwnerRoutes, somebody().userId);
  expect(await get({ shareCode: list.shareCode })).toEqual({ userId: owner.userId });
  await expect(get({ shareCode: 'x'.repeat(22) })).rejects.toMatchObject({
    code: 'shared_wishlist_not_found',
  });
});

/** Guests and a user take all of it; some have bought it already. */
async function reserveAll({ list: { shareCode, items } }: World) {
  const [user, guest] = [somebody(), planning.guest()];
  for (const { id: itemId, quantity } of items) {
    const who = itemId === items[0]!.id ? user : guest;
    const input = { shareCode, itemId, quantity, name: 'Aunt Bea', email: 'bea@example.com' };
    const { reservation } = await who.shared.reserve(input);
    if (quantity % 2 === 0) await who.reservations.setState({ code: reservation.code, state: 'bought' });
  }
  return user;
}

/** Asks as the owner, or as a guest, and records the answer or the error. */
async function ask(to: World, route: Route, input: object, isGuest = false): Promise<void> {
  const userId = (isGuest ? null : to.owner.userId) as UserId | null;
  const caller = { userId, sessionId: null, requestId: randomUUID() };
  const answer = await planning.service.rpc
    .json(route, input, caller)
    .then(String, (error: unknown) => JSON.stringify(AppError.from(error).toWire()));
  to.said.push(`${route.name} ${answer}`);
}

/** Ids and codes differ between two lists, and nothing else may. */
function plain({ said, list }: World): string {
  const known = list.items.map(({ id }) => id);
  return said
    .join('\n')
    .replace(/"id":(\d+),"name"/g, (_all, id: string) => `"item ${known.indexOf(Number(id))}","name"`)
    .replace(/"id":\d+,"title"/g, '"list","title"')
    .replace(/"shareCode":"[\w-]{22}"/g, '"shareCode":"code"');
}

const shared = publicWishlistRoutes;
const own = wishlistRoutes;

/** Everything that an owner can ask, including what is refused. */
async function useAsOwner(to: World): Promise<void> {
  const { id, shareCode, items } = to.list;
  const [kite, cups, tea, lamp] = items.map((item) => item.id);
  const look = async () => {
    await ask(to, own.list, {});
    await ask(to, own.get, { id });
    await ask(to, shared.get, { shareCode });
    await ask(to, shared.taken, { shareCode });
    await ask(to, shared.taken, { shareCode, asOwner: 'true' }, true);
  };
  await look();
  for (const itemId of [kite, cups, 2_000_000_000]) {
    await ask(to, shared.reserve, { shareCode, itemId, name: 'Me' });
    await ask(to, shared.reserve, { shareCode, itemId, name: 'Me', quantity: 99 });
  }
  await ask(to, own.updateItem, { id: cups, name: 'Blue cups', price: '30' });
  await ask(to, own.updateItem, { id: lamp, quantity: 1 });
  await ask(to, own.updateItem, { id: lamp, quantity: 50 });
  await ask(to, own.moveItem, { id: kite, beforeId: null });
  await ask(to, own.addItem, { id, name: 'Map' });
  await look();
  await ask(to, own.removeItem, { id: tea });
  await ask(to, own.removeItem, { id: tea });
  await ask(to, own.updateItem, { id: tea, name: 'Green tea' });
  await ask(to, own.update, { id, title: 'Christmas', showTaken: false });
  await look();
  await ask(to, own.renewLink, { id });
  await look();
  await ask(to, own.update, { id, public: false });
  await look();
  await ask(to, own.remove, { id });
  await look();
}

describe('The owner of a wishlist', () => {
  it('gets the same bytes whether or not anything is taken', async () => {
    const [taken, free] = [await world(), await world()];
    await reserveAll(taken);
    await useAsOwner(taken);
    await useAsOwner(free);
    expect(taken.said.length).toBeGreaterThan(40);
    expect(plain(taken)).toBe(plain(free));
    expect(plain(taken)).not.toContain('Bea');
  });

  it('gets the same export, in every table', async () => {
    const to = await world();
    const rows = planning.service.get(PersonalRows);
    const exported = async () => {
      const pages = rows.tables().map((table) => rows.page(to.owner.userId!, { table, after: null }));
      return JSON.stringify(await Promise.all(pages));
    };
    const before = await exported();
    expect(before).toContain('Kite');
    await reserveAll(to);
    expect(await exported()).toBe(before);
  });

  it('gets the same with another account in the browser that knows the list', async () => {
    const [taken, free] = [await world(), await world()];
    await reserveAll(taken);
    for (const to of [taken, free]) {
      const second = somebody();
      to.owner = second;
      await ask(to, shared.taken, { shareCode: to.list.shareCode, asOwner: 'true' });
    }
    expect(taken.said).toEqual(free.said);
    expect(taken.said.join()).toContain('"isOwn":false,"items":[],"mine":[]');
  });

  it('gets no event and no mail about it, while those who reserved do', async () => {
    const { service } = planning;
    const to = await world();
    const user = await reserveAll(to);
    await useAsOwner(to);
    await service.settle();
    const keys = await service.redis.keys('bull:event.*:o-*');
    const events = await Promise.all(keys.map((key) => service.redis.hgetall(key)));
    const ofOwner = events.filter(({ data }) => data!.includes(`"userId":${to.owner.userId}`));
    expect(ofOwner).toEqual([]);
    const mails = events
      .filter(({ name }) => name === mailRequested.name)
      .map(({ data }) => JSON.parse(data!));
    const toUser = mails.filter((mail) => mail.to?.userId === user.userId);
    expect(toUser.map(({ template }) => template)).toEqual(['reserved-gift-gone']);
    expect(toUser[0]).toMatchObject({ data: { itemName: 'Kite', listTitle: 'Christmas', name: 'Aunt Bea' } });
    expect(mails.map(({ template }) => template)).toContain('reserved-gift-changed');
  });

  it('sees how many are taken, and not by whom, once the list shows it', async () => {
    const to = await world();
    await reserveAll(to);
    const { id, shareCode } = to.list;
    await to.owner.wishlists.update({ id, showTaken: true });
    await ask(to, own.get, { id });
    await ask(to, shared.taken, { shareCode });
    const { wishlist } = await to.owner.wishlists.get({ id });
    expect(wishlist.items.map(({ taken }) => taken)).toEqual([1, 2, 3, 4]);
    expect((await to.owner.shared.taken({ shareCode })).items.map(({ taken }) => taken)).toEqual([
      1, 2, 3, 4,
    ]);
    expect(to.said.join()).not.toMatch(/Bea|bought|"code"/);
  });
});
