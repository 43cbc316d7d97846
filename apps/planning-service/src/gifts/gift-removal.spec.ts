import { giftPlanRoutes } from '@giftwell/contracts/planning/gift-plan';
import { noGift, usePlanning } from '../testing/planning.js';

const planning = usePlanning();
const { somebody } = planning;

describe('Deleting a gift', () => {
  it('hides it, and brings it back within ten minutes', async () => {
    const me = somebody();
    const mia = await me.meet();
    const gift = await me.give(mia.id);
    await me.gifts.remove({ id: gift.id });
    await expect(me.gifts.get({ id: gift.id })).rejects.toMatchObject(noGift);
    await expect(me.gifts.remove({ id: gift.id })).rejects.toMatchObject(noGift);
    expect((await me.gifts.list({ id: mia.id })).total).toBe(0);
    planning.service.clock.advance(9 * 60_000);
    expect((await me.gifts.restore({ id: gift.id })).gift).toEqual(gift);
    await planning.service.runDelayedJobs();
    expect((await me.gifts.restore({ id: gift.id })).gift).toEqual(gift);
  });

  it('is for good after ten minutes', async () => {
    const me = somebody();
    const { id } = await me.give((await me.meet()).id);
    await me.gifts.remove({ id });
    planning.service.clock.advance(10 * 60_000);
    await expect(me.gifts.restore({ id })).rejects.toMatchObject(noGift);
    await planning.service.runDelayedJobs();
    expect(await planning.service.db.query('SELECT 1 FROM gifts WHERE id = $1', [id])).toEqual([]);
  });

  it('goes with the recipient, comes back with them and is purged with them', async () => {
    const me = somebody();
    const mia = await me.meet();
    const gift = await me.give(mia.id);
    await me.recipients.remove({ id: mia.id });
    await expect(me.gifts.get({ id: gift.id })).rejects.toMatchObject(noGift);
    await expect(me.gifts.restore({ id: gift.id })).rejects.toMatchObject(noGift);
    await me.recipients.restore({ id: mia.id });
    expect((await me.gifts.get({ id: gift.id })).gift).toEqual(gift);
    planning.service.clock.advance(1_000);
    await me.recipients.remove({ id: mia.id });
    await planning.service.runDelayedJobs();
    expect(await planning.service.db.query('SELECT 1 FROM gifts WHERE id = $1', [gift.id])).toEqual([]);
  });

  it('takes the budgets of the recipient along, and brings them back', async () => {
    const me = somebody();
    const mia = await me.meet();
    const plan = planning.service.client(giftPlanRoutes, me.userId);
    await plan.setRecipientBudget({ id: mia.id, year: 2026, amount: 80 });
    await me.recipients.remove({ id: mia.id });
    expect((await plan.get({ year: 2026 })).money.budget).toBeNull();
    await me.recipients.restore({ id: mia.id });
    expect((await plan.get({ year: 2026 })).money.budget).toBe(80);
    planning.service.clock.advance(1_000);
    await me.recipients.remove({ id: mia.id });
    await planning.service.runDelayedJobs();
    expect(
      await planning.service.db.query('SELECT 1 FROM gift_budgets WHERE "recipientId" = $1', [mia.id]),
    ).toEqual([]);
  });

  it('leaves the gift of a deleted occasion, with its year', async () => {
    const me = somebody();
    const mia = await me.meet();
    const occasion = await me.note(mia.id, { date: '2020-12-01' });
    const { id } = await me.give(mia.id, { occasionId: occasion.id });
    await me.occasions.remove({ id: occasion.id });
    expect((await me.gifts.get({ id })).gift).toMatchObject({ occasion: null, year: 2026 });
    await planning.service.runDelayedJobs();
    expect((await me.gifts.get({ id })).gift).toMatchObject({ occasion: null, year: 2026 });
  });
});
