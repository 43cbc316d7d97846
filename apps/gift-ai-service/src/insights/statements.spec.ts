import { learningRoutes, type Correction, type Statement } from '@giftwell/contracts/gift-ai/learning';
import { suggestionRoutes } from '@giftwell/contracts/gift-ai/suggestions';
import type { TestService } from '@giftwell/server-kit/testing';
import { startGiftAi, suggestedTo } from '../testing/gift-ai.js';

let service: TestService;
let user = 100;
beforeAll(async () => {
  service = await startGiftAi();
});
afterAll(() => service.close());
beforeEach(() => {
  user += 1;
});

const isFood = (category: string) => /Food|Kitchen/.test(category);
const learned = () => service.client(learningRoutes, user).statements({});
const correct = (feature: string, correction: Correction | null, recipientKey = 'ada') =>
  service.client(learningRoutes, user).correct({ recipientId: null, recipientKey, feature, correction });

/** Rates ideas for Ada: food five stars, everything else one. */
async function teach(): Promise<void> {
  const mine = service.client(suggestionRoutes, user);
  for (const seed of [1, 2, 3])
    for (const { id, category } of await suggestedTo(service, user, { seed }))
      await mine.rate({ id, rating: isFood(category) ? 5 : 1 });
}
async function statements(): Promise<Statement[]> {
  const { people } = await learned();
  expect(people).toMatchObject([{ recipientId: null, recipientKey: 'ada', name: 'Ada' }]);
  return people[0]!.statements;
}
const liked = (all: readonly Statement[]) => all.find(({ effect }) => effect > 0)!;
const foodFor = async (seed: number) =>
  (await suggestedTo(service, user, { seed, interests: ['cooking', 'travel', 'art'] })).filter(
    ({ category }) => isFood(category),
  ).length;

it('says what was learned about a person, with the ratings that it comes from', async () => {
  await teach();
  const all = await statements();
  expect(all.length).toBeLessThanOrEqual(6);
  for (const { effect, evidence, subject, correction } of all) {
    const [confirming, others] =
      effect > 0 ? [evidence.ratedHigh, evidence.ratedLow] : [evidence.ratedLow, evidence.ratedHigh];
    expect(confirming).toBeGreaterThanOrEqual(2);
    expect(confirming).toBeGreaterThan(others);
    expect(subject).not.toContain(':');
    expect(correction).toBeNull();
  }
  expect(all.some(({ effect }) => effect > 0)).toBe(true);
  expect(all.some(({ effect }) => effect < 0)).toBe(true);
});

it('shows the newest ratings beside the stars that were predicted before them', async () => {
  await teach();
  const { predictions } = await learned();
  expect(predictions.length).toBeGreaterThan(20);
  expect(new Set(predictions.map(({ rating }) => rating))).toEqual(new Set([1, 5]));
  const mean = (rating: number) => {
    const theirs = predictions.filter((one) => one.rating === rating);
    return theirs.reduce((sum, { predicted }) => sum + predicted, 0) / theirs.length;
  };
  expect(mean(5)).toBeGreaterThan(mean(1));
});

it('follows a correction in the next suggestions, until it is taken back', async () => {
  await teach();
  const before = await foodFor(9);
  const food = (await statements()).filter(({ effect }) => effect > 0);
  for (const { feature } of food) await correct(feature, 'disliked');
  for (const category of ['Food & Drink', 'Kitchen & Dining'])
    await correct(`category:${category}`, 'disliked');
  expect(await foodFor(9)).toBeLessThan(before);
  const { feature } = food[0]!;
  expect((await statements()).find((one) => one.feature === feature)).toMatchObject({
    correction: 'disliked',
    effect: expect.any(Number) as number,
  });
  const taken = await correct(feature, null);
  expect(taken.people[0]!.statements.find((one) => one.feature === feature)?.correction ?? null).toBeNull();
});

it('forgets what it should, however the ratings go on', async () => {
  await teach();
  const { feature } = liked(await statements());
  await correct(feature, 'forgotten');
  await teach();
  expect((await statements()).filter((one) => one.feature === feature)).toMatchObject([
    { correction: 'forgotten', effect: 0 },
  ]);
});

it('knows nothing about somebody without ratings, and corrects nobody else’s', async () => {
  expect(await learned()).toEqual({ people: [], predictions: [] });
  const missing = { kind: 'not_found', code: 'person_not_found' };
  await expect(correct('topic:baking', 'forgotten')).rejects.toMatchObject(missing);
  await teach();
  await expect(correct('topic:baking', 'forgotten', 'noah')).rejects.toMatchObject(missing);
  await expect(correct('ratingBias', 'forgotten')).rejects.toMatchObject({ kind: 'invalid' });
  const guest = service.client(learningRoutes, null);
  await expect(guest.statements({})).rejects.toMatchObject({ kind: 'unauthenticated' });
});
