import { noGift, noRecipient, usePlanning } from '../testing/planning.js';

const { somebody } = usePlanning();

describe('The gifts of somebody', () => {
  it('come by year, can be chosen by state and year, and are summed', async () => {
    const me = somebody();
    const mia = await me.meet();
    const birthday = await me.note(mia.id, { type: 'birthday', date: '1990-12-01' });
    const titles = async (more: object = {}) =>
      (await me.gifts.list({ id: mia.id, ...more })).gifts.map(({ title }) => title);
    await me.give(mia.id, { title: 'Idea', price: 500 });
    await me.give(mia.id, { title: 'Old', year: 2024, state: 'given', price: 10.1 });
    await me.give(mia.id, { title: 'Book', occasionId: birthday.id, state: 'bought', price: 20.2 });
    await me.give(mia.id, { title: 'Cake', occasionId: birthday.id, state: 'ready' });
    await me.give(mia.id, { title: 'Vase', occasionId: birthday.id, state: 'decided', price: 30.3 });
    expect(await titles()).toEqual(['Idea', 'Vase', 'Cake', 'Book', 'Old']);
    expect(await titles({ state: 'idea' })).toEqual(['Idea']);
    expect(await titles({ year: 2024 })).toEqual(['Old']);
    const { years, occasions, total } = await me.gifts.list({ id: mia.id, year: 2024 });
    const thisYear = { budget: null, planned: 50.5, spent: 20.2, withoutPrice: 1 };
    expect(total).toBe(1);
    expect(years).toEqual([
      { year: 2026, ...thisYear },
      { year: 2024, budget: null, planned: 10.1, spent: 10.1, withoutPrice: 0 },
    ]);
    expect(occasions).toEqual([{ occasionId: birthday.id, year: 2026, ...thisYear }]);
  });

  it('are counted on the card, and seen at the occasion', async () => {
    const me = somebody();
    const mia = await me.meet();
    const birthday = await me.note(mia.id, { type: 'birthday', date: '1990-12-01' });
    const state = async () => [
      (await me.occasions.upcoming({})).occasions[0]!.giftState,
      (await me.occasions.list({})).occasions[0]!.giftState,
      (await me.recipients.get({ id: mia.id })).recipient.occasions[0]!.giftState,
    ];
    await me.give(mia.id, { occasionId: birthday.id, year: 2025, state: 'given' });
    const { id } = await me.give(mia.id, { occasionId: birthday.id });
    expect(await state()).toEqual(['none', 'none', 'none']);
    await me.gifts.move({ id, version: 1, state: 'decided' });
    expect(await state()).toEqual(['decided', 'decided', 'decided']);
    await me.gifts.move({ id, version: 2, state: 'bought' });
    expect(await state()).toEqual(['bought', 'bought', 'bought']);
    await me.gifts.move({ id, version: 3, state: 'ready' });
    expect(await state()).toEqual(['ready', 'ready', 'ready']);
    await me.give(mia.id);
    const [card] = (await me.recipients.list({})).recipients;
    expect(card).toMatchObject({ giftCounts: { ideas: 1, planned: 1 } });
    await me.gifts.remove({ id });
    expect(await state()).toEqual(['none', 'none', 'none']);
  });

  it("are nobody else's", async () => {
    const [me, stranger] = [somebody(), somebody()];
    const mia = await me.meet();
    const { id } = await me.give(mia.id);
    const gone = await me.give(mia.id);
    await me.gifts.remove({ id: gone.id });
    const one = { id, version: 1 };
    await expect(stranger.gifts.list({ id: mia.id })).rejects.toMatchObject(noRecipient);
    for (const attempt of [
      () => stranger.gifts.get({ id }),
      () => stranger.gifts.update({ ...one, note: 'mine' }),
      () => stranger.gifts.move({ ...one, state: 'bought' }),
      () => stranger.gifts.setOutcome({ ...one, outcome: 'fine' }),
      () => stranger.gifts.remove({ id }),
      () => stranger.gifts.restore({ id: gone.id }),
    ])
      await expect(attempt()).rejects.toMatchObject(noGift);
    expect((await me.gifts.get({ id })).gift).toMatchObject({ version: 1, note: null });
  });
});
