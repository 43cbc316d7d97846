import { learningRoutes } from '@giftwell/contracts/gift-ai/learning';
import { suggestionRoutes } from '@giftwell/contracts/gift-ai/suggestions';
import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { recipientDeleted } from '@giftwell/contracts/planning/events';
import { Events } from '@giftwell/server-kit';
import type { TestService } from '@giftwell/server-kit/testing';
import { MlModelEntity } from '../learning/ml-model.entity.js';
import { withPlanning } from '../testing/with-planning.js';
import { suggestedTo } from '../testing/gift-ai.js';
import { SuggestionEntity } from './suggestion.entity.js';

let service: TestService;
let planning: TestService;
let user = 200;
let sister: number;
let brother: number;

beforeAll(async () => {
  ({ service, planning } = await withPlanning());
});
afterAll(async () => {
  await service.close();
  await planning.close();
});
beforeEach(() => {
  user += 1;
  [sister, brother] = [user * 10, user * 10 + 1];
});

const mine = () => service.client(suggestionRoutes, user);
const suggested = (input: Partial<WizardInput>) => suggestedTo(service, user, input);
const rows = () =>
  service.db.getRepository(SuggestionEntity).find({ where: { userId: user }, order: { id: 'ASC' } });
const learned = () =>
  service.db.getRepository(MlModelEntity).find({ where: { userId: user }, order: { id: 'ASC' } });
const preferences = () => service.client(learningRoutes, user).preferences({});

async function hear(recipientId: number, userId = user): Promise<void> {
  await service.db.transaction((tx) =>
    service.get(Events).publish(tx, recipientDeleted, { userId, recipientId }),
  );
  await service.settle();
}

describe('When a recipient is gone', () => {
  it('their ideas are, but for those that were saved, which no longer say for whom', async () => {
    const [saved, rated] = await suggested({ recipientId: sister });
    await mine().save({ id: saved!.id });
    await mine().rate({ id: rated!.id, rating: 5 });
    await hear(sister);
    const left = await rows();
    expect(left.map(({ id }) => id)).toEqual([saved!.id]);
    expect(left[0]).toMatchObject({ saved: true, recipientId: null, recipientKey: '', wizardData: null });
    expect((await mine().listSaved({})).suggestions).toMatchObject([
      { id: saved!.id, name: saved!.name, recipientName: null },
    ]);
  });

  it('nothing of others is touched', async () => {
    const his = await suggested({ recipientId: brother, recipientName: 'Ben' });
    const byName = await suggested({});
    await suggested({ recipientId: sister });
    await mine().rate({ id: his[0]!.id, rating: 5 });
    await hear(sister);
    await hear(brother, user + 500);
    const left = await rows();
    expect(left.map(({ id }) => id)).toEqual([...his, ...byName].map(({ id }) => id));
    expect(left[0]).toMatchObject({ recipientId: brother, recipientKey: 'ben', rating: 5 });
    expect(await learned()).toMatchObject([{ recipientKey: null }, { recipientId: brother }]);
  });

  it('what was learned of them is, and the sum is drawn anew from the others', async () => {
    const his = await suggested({ recipientId: brother, recipientName: 'Ben' });
    for (const { id } of his.slice(0, 4)) await mine().rate({ id, rating: 2 });
    const before = await preferences();
    const hers = await suggested({ recipientId: sister });
    for (const { id } of hers) await mine().rate({ id, rating: 5 });
    expect(await preferences()).toMatchObject({ totalRatings: 13 });
    await hear(sister);
    expect({ ...(await preferences()), lastUpdated: null }).toEqual({ ...before, lastUpdated: null });
    expect((await learned()).map(({ recipientId }) => recipientId)).toEqual([null, brother]);
  });

  it('the last of all leaves no taste behind', async () => {
    const hers = await suggested({ recipientId: sister });
    for (const { id } of hers) await mine().rate({ id, rating: 5 });
    await hear(sister);
    expect(await preferences()).toMatchObject({
      totalRatings: 0,
      averageRating: null,
      preferredCategories: [],
      interestWeights: {},
    });
    expect(await learned()).toMatchObject([{ recipientKey: null, accuracy: null, confidenceScore: 0 }]);
  });

  it('hearing it twice changes nothing', async () => {
    const [saved] = await suggested({ recipientId: sister });
    await mine().save({ id: saved!.id });
    await hear(sister);
    const first = [await rows(), await learned(), await preferences()];
    service.clock.advance(60_000);
    await hear(sister);
    expect([await rows(), await learned(), await preferences()]).toEqual(first);
  });

  it('a saved idea that was left can still be rated, and let go', async () => {
    const [saved] = await suggested({ recipientId: sister });
    await mine().save({ id: saved!.id });
    await hear(sister);
    expect(await mine().rate({ id: saved!.id, rating: 4 })).toMatchObject({ rating: 4, saved: true });
    await mine().unsave({ id: saved!.id });
    expect(await mine().listSaved({})).toEqual({ suggestions: [], total: 0 });
  });
});
