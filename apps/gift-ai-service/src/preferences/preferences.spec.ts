import { userRegistered } from '@giftwell/contracts/auth/events';
import { Events } from '@giftwell/server-kit';
import type { TestService } from '@giftwell/server-kit/testing';
import { startGiftAi } from '../testing/gift-ai.js';
import { UserPreferencesEntity } from './user-preferences.entity.js';

let service: TestService;
beforeAll(async () => {
  service = await startGiftAi();
});
afterAll(() => service.close());

async function hear(userId: number): Promise<void> {
  await service.db.transaction((tx) =>
    service.get(Events).publish(tx, userRegistered, { userId, timeZone: 'UTC' }),
  );
  await service.settle();
}
const rows = (userId: number) => service.db.getRepository(UserPreferencesEntity).findBy({ userId });

describe('A new user', () => {
  it('gets empty preferences', async () => {
    service.clock.set('2026-03-01T10:00:00Z');
    await hear(11);
    expect(await rows(11)).toEqual([
      {
        userId: 11,
        preferredCategories: [],
        dislikedCategories: [],
        priceRangePreference: null,
        brandPreferences: [],
        personalityWeights: {},
        interestWeights: {},
        averageRating: null,
        totalRatings: 0,
        lastUpdated: new Date('2026-03-01T10:00:00Z'),
      },
    ]);
  });

  it('keeps what was learned when the news comes twice', async () => {
    await hear(12);
    await service.db.getRepository(UserPreferencesEntity).update({ userId: 12 }, { totalRatings: 3 });
    await hear(12);
    expect(await rows(12)).toMatchObject([{ userId: 12, totalRatings: 3 }]);
  });
});
