import type { Client } from '@giftwell/contracts/core/client';
import { learningRoutes } from '@giftwell/contracts/gift-ai/learning';
import { suggestionRoutes, type Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import type { TestService } from '@giftwell/server-kit/testing';
import { withPlanning } from '../testing/with-planning.js';
import { suggestedTo } from '../testing/gift-ai.js';
import { MlModelEntity } from './ml-model.entity.js';

let service: TestService;
let planning: TestService;
let nextUser = 100;
let user: number;
let mine: Client<typeof suggestionRoutes>;

beforeAll(async () => {
  ({ service, planning } = await withPlanning());
});
afterAll(async () => {
  await service.close();
  await planning.close();
});
beforeEach(() => {
  user = nextUser++;
  mine = service.client(suggestionRoutes, user);
});

const suggested = (input: Parameters<typeof suggestedTo>[2] = {}, by = user) =>
  suggestedTo(service, by, input);
const rowsOf = (userId: number) =>
  service.db.getRepository(MlModelEntity).find({ where: { userId }, order: { id: 'ASC' } });
async function actsOf(userId: number) {
  const rows = await rowsOf(userId);
  return rows.flatMap((row) => row.trainingData.acts).sort((a, b) => a.order - b.order);
}
const names = (suggestions: readonly Suggestion[]) => suggestions.map(({ name }) => name);
const categories = (suggestions: readonly Suggestion[]) => suggestions.map(({ category }) => category);

describe('An act on a suggestion', () => {
  it('is remembered with its recipient, once, however often it is repeated', async () => {
    service.clock.set('2026-03-01T10:00:00Z');
    const [one] = await suggested({ recipientId: 7 });
    await mine.rate({ id: one!.id, rating: 5 });
    await mine.rate({ id: one!.id, rating: 5, feedback: 'Still lovely' });
    await mine.save({ id: one!.id });
    await mine.save({ id: one!.id });
    expect(await rowsOf(user)).toMatchObject([
      {
        recipientKey: null,
        recipientId: null,
        modelVersion: 'taste-1',
        isActive: true,
        trainingData: { acts: [] },
      },
      { recipientKey: 'ada', recipientId: 7, lastTrainedAt: new Date('2026-03-01T10:00:00Z') },
    ]);
    expect(await actsOf(user)).toMatchObject([
      { suggestionId: one!.id, rating: 5, saved: true, unsaved: false, purchased: false, dismissed: false },
    ]);
  });

  it('takes the place of what was said of the same suggestion before', async () => {
    const [one, two] = await suggested();
    await mine.rate({ id: one!.id, rating: 5 });
    await mine.rate({ id: two!.id, rating: 4 });
    await mine.rate({ id: one!.id, rating: 1 });
    await mine.save({ id: two!.id });
    await mine.unsave({ id: two!.id });
    await mine.purchase({ id: two!.id, purchased: true });
    expect(await actsOf(user)).toMatchObject([
      { suggestionId: one!.id, rating: 1 },
      { suggestionId: two!.id, rating: 4, saved: false, unsaved: true, purchased: true },
    ]);
  });

  it('teaches the same whether a change of mind was recorded or not', async () => {
    const other = nextUser++;
    for (const by of [user, other]) {
      const theirs = service.client(suggestionRoutes, by);
      const [one, two] = await suggested({}, by);
      if (by === user) await theirs.rate({ id: one!.id, rating: 1 });
      await theirs.rate({ id: two!.id, rating: 4 });
      await theirs.rate({ id: one!.id, rating: 5 });
    }
    const learned = (by: number) => service.client(learningRoutes, by).preferences({});
    const [mind, straight] = [await learned(user), await learned(other)];
    expect({ ...mind, lastUpdated: null }).toEqual({ ...straight, lastUpdated: null });
  });

  it('leaves nothing behind when it is taken back', async () => {
    const [one] = await suggested();
    await mine.purchase({ id: one!.id, purchased: true });
    await mine.purchase({ id: one!.id, purchased: false });
    expect(await actsOf(user)).toEqual([]);
    expect(await service.client(learningRoutes, user).preferences({})).toMatchObject({
      preferredCategories: [],
      interestWeights: {},
    });
  });

  it('is not lost when many come at once', async () => {
    const suggestions = [...(await suggested()), ...(await suggested({ recipientName: 'Noah', seed: 4 }))];
    await Promise.all(suggestions.map(({ id }, at) => mine.rate({ id, rating: 1 + (at % 5) })));
    const acts = await actsOf(user);
    expect(acts.map(({ suggestionId }) => suggestionId).sort((a, b) => Number(a) - Number(b))).toEqual(
      suggestions.map(({ id }) => id).sort((a, b) => a - b),
    );
    expect(new Set(acts.map(({ order }) => order)).size).toBe(acts.length);
    expect(await service.client(learningRoutes, user).preferences({})).toMatchObject({ totalRatings: 18 });
  });

  it('on what is not there or not mine teaches nothing', async () => {
    const [one] = await suggested();
    const stranger = nextUser++;
    const theirs = service.client(suggestionRoutes, stranger);
    const missing = { kind: 'not_found', code: 'suggestion_not_found' };
    await expect(theirs.rate({ id: one!.id, rating: 1 })).rejects.toMatchObject(missing);
    await expect(theirs.save({ id: one!.id })).rejects.toMatchObject(missing);
    await expect(mine.dismiss({ id: 2_000_000_000 })).rejects.toMatchObject(missing);
    expect(await rowsOf(user)).toEqual([]);
    expect(await rowsOf(stranger)).toEqual([]);
  });
});

describe('A kept idea that is brought along', () => {
  it('is learned from without a recipient', async () => {
    const [idea] = await suggested();
    const { name, category, description, reason, searchTerm, priceMinCents, priceMaxCents } = idea!;
    const kept = { name, category, description, reason, searchTerm, priceMinCents, priceMaxCents, rating: 5 };
    await mine.importKept({ suggestions: [kept] });
    await mine.importKept({ suggestions: [kept] });
    expect(await rowsOf(user)).toMatchObject([
      { recipientKey: null },
      { recipientKey: '', recipientId: null },
    ]);
    expect(await actsOf(user)).toMatchObject([{ rating: 5, saved: true, budget: '51-100' }]);
  });
});

describe('What was learned', () => {
  /** Rates two categories high and all others low, for a number of rounds. */
  async function teach(recipientName: string, loved: (category: string) => boolean) {
    for (const seed of [1, 2, 3, 4]) {
      for (const { id, category } of await suggested({ recipientName, seed })) {
        await mine.rate({ id, rating: loved(category) ? 5 : 2 });
      }
    }
  }
  const isFood = (category: string) => /Food|Kitchen|Workshops/.test(category);

  it('changes what is suggested next, more so for the same person', async () => {
    await teach('Ada', isFood);
    const count = async (recipientName: string, by: number) =>
      categories(
        await suggested({ recipientName, interests: ['cooking', 'travel', 'art'], seed: 9 }, by),
      ).filter(isFood).length;
    const [forAda, forNobodyKnown] = [await count('Ada', user), await count('Ada', nextUser++)];
    expect(forAda).toBeGreaterThan(forNobodyKnown);
    expect(await service.client(learningRoutes, user).preferences({})).toMatchObject({
      preferredCategories: expect.arrayContaining(['Kitchen & Dining']) as string[],
    });
  });

  it('of one user changes nothing for another, whatever their recipients are called', async () => {
    const other = nextUser++;
    const before = names(await suggested({ recipientId: 3, seed: 5 }, other));
    await teach('Ada', (category) => !isFood(category));
    expect(names(await suggested({ recipientId: 3, seed: 5 }, other))).toEqual(before);
    expect(await rowsOf(other)).toEqual([]);
  });

  it('keeps to the newest two hundred acts', async () => {
    const [one] = await suggested();
    await mine.rate({ id: one!.id, rating: 4 });
    const [, row] = await rowsOf(user);
    const [act] = row!.trainingData.acts;
    const acts = Array.from({ length: 210 }, (_, at) => ({ ...act!, suggestionId: -1 - at, order: at }));
    await service.db.getRepository(MlModelEntity).update({ id: row!.id }, { trainingData: { acts } });
    await mine.rate({ id: one!.id, rating: 5 });
    const remembered = await actsOf(user);
    expect(remembered).toHaveLength(200);
    expect(remembered.at(-1)).toMatchObject({ suggestionId: one!.id, rating: 5, order: 210 });
    expect(remembered[0]).toMatchObject({ order: 11 });
  });
});
