import { userRegistered } from '@giftwell/contracts/auth/events';
import { learningRoutes } from '@giftwell/contracts/gift-ai/learning';
import { suggestionRoutes } from '@giftwell/contracts/gift-ai/suggestions';
import { Events } from '@giftwell/server-kit';
import type { TestService } from '@giftwell/server-kit/testing';
import { startGiftAi, suggestedTo } from '../testing/gift-ai.js';
import { progressOf } from './progress.js';

let service: TestService;
beforeAll(async () => {
  service = await startGiftAi();
});
afterAll(() => service.close());

const suggested = (userId: number) => suggestedTo(service, userId);
const nothing = {
  totalSuggestions: 0,
  totalRatings: 0,
  averageRating: null,
  confidenceScore: 0,
  accuracy: null,
  learningProgress: 'beginning',
  favoriteCategories: [],
};
const nothingLearned = {
  preferredCategories: [],
  dislikedCategories: [],
  priceRangePreference: null,
  brandPreferences: [],
  personalityWeights: {},
  interestWeights: {},
  averageRating: null,
  totalRatings: 0,
  lastUpdated: null,
};

describe('Insights', () => {
  it('are computed from what was suggested, rated and saved', async () => {
    const mine = service.client(suggestionRoutes, 1);
    const all = await suggested(1);
    for (const [at, rating] of [5, 4, 5, 1, 3].entries()) await mine.rate({ id: all[at]!.id, rating });
    await mine.save({ id: all[5]!.id });
    const insights = await service.client(learningRoutes, 1).insights({});
    expect(insights).toMatchObject({
      totalSuggestions: 9,
      totalRatings: 5,
      averageRating: 3.6,
      learningProgress: 'moderate',
      accuracy: expect.any(Number) as number,
    });
    expect(insights.confidenceScore).toBeLessThan(insights.accuracy!);
    const liked = [0, 1, 2, 5].map((at) => all[at]!.category);
    expect(insights.favoriteCategories.reduce((sum, { count }) => sum + count, 0)).toBe(liked.length);
    for (const { category, count } of insights.favoriteCategories) {
      expect(liked.filter((one) => one === category)).toHaveLength(count);
    }
    expect(await service.client(learningRoutes, 1).preferences({})).toMatchObject({
      averageRating: 3.6,
      totalRatings: 5,
      preferredCategories: expect.arrayContaining([all[2]!.category]) as string[],
      priceRangePreference: '$51 – $100',
    });
  });

  it('of somebody who did nothing say so, while others do a lot', async () => {
    expect(await service.client(learningRoutes, 2).insights({})).toEqual(nothing);
    expect(await service.client(learningRoutes, 2).preferences({})).toEqual(nothingLearned);
  });

  it('know empty preferences from the registration', async () => {
    service.clock.set('2026-03-01T10:00:00Z');
    await service.db.transaction((tx) =>
      service.get(Events).publish(tx, userRegistered, { userId: 3, timeZone: 'UTC' }),
    );
    const preferences = () => service.client(learningRoutes, 3).preferences({});
    // `settle` doesn't wait for events to other services, and this is one.
    while ((await preferences()).lastUpdated === null) await service.settle();
    expect(await preferences()).toEqual({
      ...nothingLearned,
      lastUpdated: '2026-03-01T10:00:00.000Z',
    });
  });

  it('are nobody’s who is not signed in', async () => {
    const nobody = service.client(learningRoutes, null);
    await expect(nobody.insights({})).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(nobody.preferences({})).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it.each([
    [0, 'beginning'],
    [4, 'beginning'],
    [5, 'moderate'],
    [19, 'moderate'],
    [20, 'advanced'],
  ])('after %d ratings call the progress %s', (ratings, progress) => {
    expect(progressOf(ratings)).toBe(progress);
  });
});
