import type { EventData } from '@giftwell/contracts/core/event';
import { suggestionKept } from '@giftwell/contracts/gift-ai/events';
import { Events } from '@giftwell/server-kit';
import { usePlanning } from '../testing/planning.js';

const planning = usePlanning();
const { somebody } = planning;
type KeptEvent = EventData<typeof suggestionKept>;
const at = (minute: number) => `2026-06-15T11:${String(minute).padStart(2, '0')}:00.000Z`;
let lastSuggestion = 0;

/** Mia, and a way to send planning-service events about a suggestion for her. */
async function settled() {
  const me = somebody();
  const mia = await me.meet();
  const suggestionId = ++lastSuggestion;
  const tell = async (changes: Partial<KeptEvent>) => {
    const { db } = planning.service;
    const event: KeptEvent = {
      ...{
        userId: me.userId!,
        suggestionId,
        recipientId: mia.id,
        title: 'Stunt kite',
        link: 'https://a.example',
      },
      ...{ priceMinCents: 2_500, priceMaxCents: 4_050, picture: 'kite', occasion: null, at: at(1) },
      ...{ saved: true, savedAt: at(1), purchased: false, purchasedAt: at(0) },
      ...changes,
    };
    await db.transaction((tx) => planning.service.get(Events).publish(tx, suggestionKept, event));
    // The test service receives its own events.
    await planning.service.settle();
  };
  const gifts = async () => (await me.gifts.list({ id: mia.id })).gifts;
  const states = async () => (await gifts()).map(({ state }) => state);
  return { me, mia, suggestionId, tell, gifts, states };
}
const unsaved = { saved: false, savedAt: at(2), at: at(2) };
const bought = { purchased: true, purchasedAt: at(3), at: at(3) };

describe('A suggestion that is saved for somebody', () => {
  it('is the idea of a gift, once, however often it is told', async () => {
    const { suggestionId, tell, gifts } = await settled();
    await tell({});
    await tell({});
    expect(await gifts()).toMatchObject([
      {
        ...{ title: 'Stunt kite', state: 'idea', source: 'suggestion', suggestionId, picture: 'kite' },
        ...{ price: null, estimate: { least: 25, most: 40.5 }, link: 'https://a.example', occasion: null },
      },
    ]);
  });

  it('is for the occasion that it was suggested for, where that is clear', async () => {
    const { me, mia, tell, gifts } = await settled();
    const day = { date: '1990-09-03', budget: null, details: null } as const;
    await me.occasions.create({ recipientId: mia.id, type: 'birthday', ...day });
    await tell({ occasion: 'birthday' });
    expect(await gifts()).toMatchObject([{ occasion: { type: 'birthday' }, year: 2026 }]);
    const other = await settled();
    await other.tell({ occasion: 'birthday' });
    expect(await other.gifts()).toMatchObject([{ occasion: null, year: null }]);
  });

  it('is none any more when it is not saved, unless somebody worked on it', async () => {
    const { me, tell, gifts, states } = await settled();
    await tell({});
    await tell(unsaved);
    expect(await states()).toEqual([]);
    await tell({ savedAt: at(4), at: at(4) });
    const [gift] = await gifts();
    await me.gifts.update({ id: gift!.id, version: gift!.version, note: 'In blue' });
    await tell({ saved: false, savedAt: at(5), at: at(5) });
    expect(await gifts()).toMatchObject([{ note: 'In blue', state: 'idea' }]);
  });

  it('is bought when it was purchased, and not when that is taken back', async () => {
    const { tell, gifts, states } = await settled();
    await tell({});
    await tell(bought);
    expect(await gifts()).toMatchObject([{ state: 'bought', dates: { bought: '2026-06-15' }, year: 2026 }]);
    await tell({ purchasedAt: at(4), at: at(4) });
    expect(await states()).toEqual(['idea']);
  });

  it.each([
    ['saved and unsaved', [{}, unsaved], []],
    ['saved and bought', [{}, bought], ['bought']],
    ['bought and unsaved', [bought, { ...bought, ...unsaved, at: at(4), savedAt: at(4) }], ['bought']],
  ])('ends the same in any order: %s', async (_, acts, expected) => {
    for (const order of [acts, acts.toReversed()]) {
      const { tell, states } = await settled();
      for (const act of order) await tell(act);
      expect(await states()).toEqual(expected);
    }
  });

  it('stays as the record says where that was said later', async () => {
    const { me, tell, gifts, states } = await settled();
    await tell({});
    const [gift] = await gifts();
    await me.gifts.move({ id: gift!.id, version: gift!.version, state: 'ready' });
    await tell({ purchasedAt: at(30), at: at(30) });
    expect(await states()).toEqual(['ready']);
    await me.gifts.remove({ id: gift!.id });
    await tell({ savedAt: at(31), at: at(31) });
    expect(await states()).toEqual([]);
    await me.gifts.restore({ id: gift!.id });
    expect(await states()).toEqual(['ready']);
  });

  it('goes with it to another recipient, and is none for those of others', async () => {
    const { me, mia, tell, states } = await settled();
    const [ben, theirs] = [await me.meet({ name: 'Ben' }), await somebody().meet()];
    await tell({});
    await tell({ recipientId: theirs.id, at: at(3) });
    expect(await states()).toEqual(['idea']);
    await tell({ recipientId: ben.id, at: at(4) });
    await tell({ recipientId: mia.id, at: at(2) });
    expect(await states()).toEqual([]);
    expect((await me.gifts.list({ id: ben.id })).total).toBe(1);
  });
});
