import { giftsOfARecipient } from '@giftwell/contracts/planning/gifts';
import { noOccasion, noRecipient, refusal, usePlanning } from '../testing/planning.js';

const planning = usePlanning();
const { somebody } = planning;
const changed = refusal('conflict', 'gift_changed');
const nothing = { decided: null, bought: null, ready: null, given: null, thanked: null };

describe('Adding a gift', () => {
  it('keeps what was said of it', async () => {
    const me = somebody();
    const mia = await me.meet();
    const wedding = await me.note(mia.id, { type: 'wedding', date: '2026-09-01', recurring: false });
    const gift = await me.give(mia.id, {
      ...{ title: ' Tea set ', note: 'Blue, not green', price: 49.99, link: 'https://shop.example/tea?id=1' },
      ...{ occasionId: wedding.id, state: 'bought' },
    });
    expect(gift).toEqual({
      id: gift.id,
      recipientId: mia.id,
      recipientName: 'Mia',
      occasion: { id: wedding.id, type: 'wedding', feast: null, customType: null },
      year: 2026,
      title: 'Tea set',
      note: 'Blue, not green',
      price: 49.99,
      estimate: null,
      link: 'https://shop.example/tea?id=1',
      picture: null,
      photo: null,
      source: 'own',
      suggestionId: null,
      state: 'bought',
      dates: { ...nothing, bought: '2026-06-15' },
      outcome: null,
      createdAt: '2026-06-15T12:00:00.000Z',
      version: 1,
    });
    expect((await me.gifts.get({ id: gift.id })).gift).toEqual(gift);
    expect((await me.gifts.list({ id: mia.id })).gifts).toEqual([gift]);
  });

  it('takes the host of a pasted link as the title', async () => {
    const me = somebody();
    const mia = await me.meet();
    const { gift } = await me.gifts.create({ recipientId: mia.id, link: 'https://www.shop.example/tea' });
    expect(gift).toMatchObject({ title: 'shop.example', state: 'idea', dates: nothing, year: null });
  });

  it('takes the year of the time to come, or of the last one where none comes', async () => {
    const me = somebody();
    const mia = await me.meet();
    const birthday = await me.note(mia.id, { type: 'birthday', date: '1990-03-01' });
    planning.service.clock.set('2025-06-30T12:00:00Z');
    const past = await me.note(mia.id, { type: 'graduation', date: '2025-07-01', recurring: false });
    planning.service.clock.set('2026-06-15T12:00:00Z');
    expect(await me.give(mia.id, { occasionId: birthday.id })).toMatchObject({ year: 2027 });
    expect(await me.give(mia.id, { occasionId: past.id })).toMatchObject({ year: 2025 });
    expect(await me.give(mia.id, { occasionId: birthday.id, year: 2024 })).toMatchObject({ year: 2024 });
  });

  it('needs a title or a web link, and a price of whole cents', async () => {
    const me = somebody();
    const mia = await me.meet();
    const bad = [
      { title: '' },
      { link: 'javascript:alert(1)' },
      { price: 0.001 },
      { price: -1 },
      { year: 20 },
    ];
    for (const fields of bad)
      await expect(me.give(mia.id, fields)).rejects.toMatchObject({ kind: 'invalid' });
    expect((await me.gifts.list({ id: mia.id })).total).toBe(0);
  });

  it('is refused for what is not mine, for what is gone and beyond the limit', async () => {
    const [me, stranger] = [somebody(), somebody()];
    const [mia, ben, theirs] = [await me.meet(), await me.meet({ name: 'Ben' }), await stranger.meet()];
    const occasion = await me.note(ben.id);
    await expect(me.give(theirs.id)).rejects.toMatchObject(noRecipient);
    await expect(me.give(mia.id, { occasionId: occasion.id })).rejects.toMatchObject(noOccasion);
    await me.recipients.remove({ id: ben.id });
    await expect(me.give(ben.id)).rejects.toMatchObject(noRecipient);
    await planning.service.db.query(
      `INSERT INTO gifts ("userId", "recipientId", title, source, state, "createdAt")
       SELECT $1, $2, 'Scarf', 'own', 'idea', now() FROM generate_series(1, ${giftsOfARecipient})`,
      [me.userId, mia.id],
    );
    await expect(me.give(mia.id)).rejects.toMatchObject(refusal('conflict', 'too_many_gifts'));
    expect(await me.gifts.list({ id: mia.id, offset: 950 })).toMatchObject({ total: giftsOfARecipient });
  });
});

describe('Changing a gift', () => {
  it('writes what is given and keeps the rest', async () => {
    const me = somebody();
    const mia = await me.meet();
    const first = await me.give(mia.id, { note: 'Red', price: 20 });
    const { gift } = await me.gifts.update({ id: first.id, version: 1, title: 'Long scarf', price: null });
    expect(gift).toEqual({ ...first, title: 'Long scarf', price: null, version: 2 });
  });

  it('gives it to an occasion of the same person, and takes it away again', async () => {
    const me = somebody();
    const [mia, ben] = [await me.meet(), await me.meet({ name: 'Ben' })];
    const [hers, his] = [await me.note(mia.id, { date: '2020-12-01' }), await me.note(ben.id)];
    const { id } = await me.give(mia.id);
    const { gift } = await me.gifts.update({ id, version: 1, occasionId: hers.id });
    expect(gift).toMatchObject({ occasion: { id: hers.id }, year: 2026 });
    await expect(me.gifts.update({ id, version: 2, occasionId: his.id })).rejects.toMatchObject(noOccasion);
    const again = await me.gifts.update({ id, version: 2, occasionId: null });
    expect(again.gift).toMatchObject({ occasion: null, year: null, version: 3 });
  });

  it('on an older version is refused with the gift as it is now, and changes nothing', async () => {
    const me = somebody();
    const mia = await me.meet();
    const { id } = await me.give(mia.id);
    const { gift: now } = await me.gifts.update({ id, version: 1, note: 'From the phone' });
    const late = { id, version: 1 };
    const conflicts = [
      me.gifts.update({ ...late, note: 'From the desk' }),
      me.gifts.move({ ...late, state: 'bought' }),
      me.gifts.setOutcome({ ...late, outcome: 'loved' }),
    ];
    for (const conflict of conflicts)
      await expect(conflict).rejects.toMatchObject({ ...changed, details: { gift: now } });
    expect((await me.gifts.get({ id })).gift).toEqual(now);
  });

  it('from two devices at once keeps one change and tells the other', async () => {
    const me = somebody();
    const mia = await me.meet();
    const { id } = await me.give(mia.id);
    const notes = ['one', 'two', 'three', 'four'];
    const tries = await Promise.allSettled(notes.map((note) => me.gifts.update({ id, version: 1, note })));
    const done = tries.filter((one) => one.status === 'fulfilled');
    expect(done).toHaveLength(1);
    expect(tries.filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown)).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining(changed) as unknown),
    );
    expect((await me.gifts.get({ id })).gift).toEqual(done[0]!.value.gift);
  });
});

describe('Moving a gift', () => {
  it('goes through all states with the day of each, and back', async () => {
    const me = somebody();
    const { id } = await me.give((await me.meet()).id);
    const states = ['decided', 'bought', 'ready', 'given', 'thanked'] as const;
    for (const [index, state] of states.entries()) {
      planning.service.clock.set(`2026-06-${20 + index}T12:00:00Z`);
      await me.gifts.move({ id, version: index + 1, state });
    }
    const { gift: all } = await me.gifts.get({ id });
    expect(all).toMatchObject({
      ...{ state: 'thanked', version: 6, year: 2026 },
      dates: {
        ...{ decided: '2026-06-20', bought: '2026-06-21', ready: '2026-06-22' },
        ...{ given: '2026-06-23', thanked: '2026-06-24' },
      },
    });
    const { gift: back } = await me.gifts.move({ id, version: 6, state: 'bought' });
    expect(back).toMatchObject({
      state: 'bought',
      dates: { ...nothing, decided: '2026-06-20', bought: '2026-06-21' },
    });
    const { gift: idea } = await me.gifts.move({ id, version: 7, state: 'idea' });
    expect(idea).toMatchObject({ state: 'idea', dates: nothing, year: null });
  });

  it('leaves out what was left out, and takes the day that it is told', async () => {
    const me = somebody();
    const { id } = await me.give((await me.meet()).id);
    const { gift } = await me.gifts.move({ id, version: 1, state: 'given', on: '2025-12-24' });
    expect(gift).toMatchObject({ state: 'given', dates: { ...nothing, given: '2025-12-24' }, year: 2025 });
  });

  it('to where it is already changes nothing, so that a repeated request does no harm', async () => {
    const me = somebody();
    const { id } = await me.give((await me.meet()).id);
    const { gift } = await me.gifts.move({ id, version: 1, state: 'bought' });
    expect((await me.gifts.move({ id, version: 1, state: 'bought' })).gift).toEqual(gift);
  });
});

describe('How a gift was received', () => {
  it('is kept, says that it was given, and goes when it was not', async () => {
    const me = somebody();
    const { id } = await me.give((await me.meet()).id);
    const { gift } = await me.gifts.setOutcome({ id, version: 1, outcome: 'loved' });
    expect(gift).toMatchObject({ outcome: 'loved', state: 'given', dates: { given: '2026-06-15' } });
    expect((await me.gifts.setOutcome({ id, version: 1, outcome: 'loved' })).gift).toEqual(gift);
    const { gift: thanked } = await me.gifts.move({ id, version: 2, state: 'thanked' });
    expect(thanked).toMatchObject({ outcome: 'loved' });
    expect((await me.gifts.move({ id, version: 3, state: 'ready' })).gift).toMatchObject({ outcome: null });
  });
});
