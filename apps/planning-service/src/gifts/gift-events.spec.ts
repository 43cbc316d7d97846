import type { EventData } from '@giftwell/contracts/core/event';
import { giftChanged } from '@giftwell/contracts/planning/events';
import { replayGifts } from '../migrations/1795300000000-gift-revisions.js';
import { usePlanning } from '../testing/planning.js';

const planning = usePlanning();
const { somebody } = planning;

/** The events about a gift, in order. */
async function told(giftId: number): Promise<EventData<typeof giftChanged>[]> {
  const { service } = planning;
  await service.settle();
  const keys = await service.redis.keys(`bull:event.${giftChanged.name}.gift-ai:o-*`);
  const jobs = await Promise.all(keys.map((key) => service.redis.hget(key, 'data')));
  return jobs
    .map((job) => giftChanged.data.parse(JSON.parse(job!)))
    .filter((one) => one.giftId === giftId)
    .sort((one, other) => one.revision - other.revision);
}
const at = (minute: number) => `2026-06-15T12:${String(minute).padStart(2, '0')}:00.000Z`;

describe('gift-ai-service', () => {
  it('is told of each change of a gift, with since when it holds', async () => {
    const me = somebody();
    const mia = await me.meet();
    const { id, version } = await me.give(mia.id, { price: 40 });
    planning.service.clock.set(at(1));
    const { gift } = await me.gifts.setOutcome({ id, version, outcome: 'loved' });
    planning.service.clock.set(at(2));
    await me.gifts.remove({ id });
    planning.service.clock.set(at(3));
    await me.gifts.restore({ id });
    planning.service.clock.set(at(4));
    await me.gifts.update({ id, version: gift.version, title: 'Red scarf' });
    await me.gifts.move({ id, version: gift.version + 1, state: 'decided' });
    const is = {
      ...{ userId: me.userId, giftId: id, recipientId: mia.id, recipientName: 'Mia', suggestionId: null },
      ...{ title: 'Scarf', priceMinCents: 4_000, priceMaxCents: 4_000 },
    };
    const bought = { state: 'given', outcome: 'loved', boughtAt: at(1) };
    const events = await told(id);
    expect(events.map(({ revision: _, ...event }) => event)).toEqual([
      { ...is, state: 'idea', outcome: null, kept: true, keptAt: at(0), boughtAt: at(0) },
      { ...is, ...bought, kept: true, keptAt: at(0) },
      { ...is, ...bought, kept: false, keptAt: at(2) },
      { ...is, ...bought, kept: true, keptAt: at(3) },
      { ...is, ...bought, kept: true, keptAt: at(3), title: 'Red scarf' },
      {
        ...{ ...is, title: 'Red scarf', state: 'decided', outcome: null },
        ...{ kept: true, keptAt: at(3), boughtAt: at(4) },
      },
    ]);
    expect(new Set(events.map(({ revision }) => revision)).size).toBe(6);
  });

  it('is told nothing of what was refused or changes nothing', async () => {
    const me = somebody();
    const { id, version } = await me.give((await me.meet()).id);
    await me.gifts.move({ id, version, state: 'idea' });
    await expect(me.gifts.move({ id, version: version + 1, state: 'bought' })).rejects.toMatchObject({
      code: 'gift_changed',
    });
    await expect(somebody().gifts.remove({ id })).rejects.toMatchObject({ code: 'gift_not_found' });
    await me.gifts.restore({ id });
    expect(await told(id)).toHaveLength(1);
  });

  it('is told once of what was recorded before it was told of gifts', async () => {
    const me = somebody();
    const { id } = await me.give((await me.meet()).id, { state: 'bought' });
    const before = await told(id);
    await planning.service.db.query(replayGifts);
    const [first, replayed] = await told(id);
    expect([first]).toEqual(before);
    expect(replayed).toEqual(first);
  });
});
