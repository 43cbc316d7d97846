import { refusal, usePlanning } from '../testing/planning.js';

const planning = usePlanning();
const { somebody } = planning;
const times = <T>(count: number, work: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => work(index));

async function shared(quantity: number) {
  const owner = somebody();
  const { wishlist } = await owner.wishlists.create({
    ...{ title: 'List', public: true, items: [{ name: 'Kite', quantity }] },
  });
  const { shareCode, items } = wishlist;
  const itemId = items[0]!.id;
  const guest = planning.guest();
  const reserve = (pieces = 1) =>
    guest.shared
      .reserve({ shareCode, itemId, name: 'Bea', quantity: pieces })
      .then(({ reservation }) => reservation);
  const counts = async () => {
    const [row] = await planning.service.db.query<[{ taken: number; held: number } | undefined]>(
      `SELECT i.taken, (SELECT coalesce(sum(quantity), 0)::int FROM reservations WHERE "itemId" = i.id) AS held
       FROM wishlist_items i WHERE i.id = $1`,
      [itemId],
    );
    return row;
  };
  return { owner, guest, shareCode, itemId, reserve, counts };
}
const done = (tries: readonly PromiseSettledResult<unknown>[]) =>
  tries.filter(({ status }) => status === 'fulfilled').length;
const reasons = (tries: readonly PromiseSettledResult<unknown>[]) =>
  tries.flatMap((result) => (result.status === 'rejected' ? [result.reason as { code: string }] : []));

it('gives the last piece to one of fifty', async () => {
  const { reserve, counts } = await shared(1);
  const tries = await Promise.allSettled(times(50, () => reserve()));
  expect(done(tries)).toBe(1);
  expect(new Set(reasons(tries).map(({ code }) => code))).toEqual(new Set(['item_taken']));
  expect(await counts()).toEqual({ taken: 1, held: 1 });
});

it('lets a user reserve 500 gifts and no more, also where requests come at once', async () => {
  const { shareCode, itemId } = await shared(20);
  const user = somebody();
  await planning.service.db.query(
    `INSERT INTO reservations ("userId", "shareCode", code, name, quantity, state, "itemName", "listTitle", "createdAt")
     SELECT $1, '', 'held ' || n, 'Bea', 1, 'reserved', 'Cup', 'List', now() FROM generate_series(1, 499) n`,
    [user.userId],
  );
  const reserve = () => user.shared.reserve({ shareCode, itemId, name: 'Bea' });
  const tries = await Promise.allSettled(times(10, reserve));
  expect(done(tries)).toBe(1);
  expect(new Set(reasons(tries).map(({ code }) => code))).toEqual(new Set(['too_many_reservations']));
});

it('never gives more pieces than there are, whatever each of fifty wants', async () => {
  const { reserve, counts } = await shared(20);
  await Promise.allSettled(times(50, (index) => reserve((index % 3) + 1)));
  const { taken, held } = (await counts())!;
  expect(taken).toBe(held);
  expect(taken).toBe(20);
});

it('loses no reservation while its owner deletes the item', async () => {
  const { owner, guest, itemId, reserve, counts } = await shared(50);
  const work = [...times(25, () => reserve()), owner.wishlists.removeItem({ id: itemId })];
  const tries = await Promise.allSettled([...work, ...times(24, () => reserve())]);
  expect(await counts()).toBeUndefined();
  expect(new Set(reasons(tries).map(({ code }) => code))).toEqual(
    reasons(tries).length > 0 ? new Set(['item_not_found']) : new Set(),
  );
  for (const result of tries) {
    if (result.status === 'rejected' || !('code' in result.value)) continue;
    const { reservation } = await guest.reservations.get({ code: result.value.code });
    expect(reservation).toMatchObject({ itemName: 'Kite', listTitle: 'List', isThere: false });
  }
});

it('frees a piece for somebody else exactly once', async () => {
  const { guest, reserve, counts } = await shared(1);
  const { code } = await reserve();
  const undo = times(10, () => guest.reservations.undo({ code }));
  const tries = await Promise.allSettled([...undo, ...times(20, () => reserve())]);
  expect(done(tries.slice(0, 10))).toBe(1);
  expect(reasons(tries.slice(0, 10))).toEqual(
    times(9, () => expect.objectContaining(refusal('not_found', 'reservation_not_found'))),
  );
  const got = done(tries.slice(10));
  expect(got).toBeLessThanOrEqual(1);
  expect(await counts()).toEqual({ taken: got, held: got });
  if (got === 0) await reserve();
  await expect(reserve()).rejects.toMatchObject(refusal('conflict', 'item_taken'));
});
