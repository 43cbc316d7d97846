import { suggestionRoutes } from '@giftwell/contracts/gift-ai/suggestions';
import type { TestService } from '@giftwell/server-kit/testing';
import { MlModelEntity } from '../learning/ml-model.entity.js';
import { strangersRecipient, withPlanning } from '../testing/with-planning.js';
import { suggestedTo, type Stored } from '../testing/gift-ai.js';
import { SuggestionEntity } from './suggestion.entity.js';

let service: TestService;
let planning: TestService;
/** Each test uses a new user with recipients of their own. */
let user = 100;
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

const mine = (by = user) => service.client(suggestionRoutes, by);
const suggested = (input: Parameters<typeof suggestedTo>[2] = {}, by = user) =>
  suggestedTo(service, by, input);
const idsOf = (suggestions: Stored[]) => suggestions.map(({ id }) => id);
const rowsOf = (userId: number) =>
  service.db.getRepository(SuggestionEntity).find({ where: { userId }, order: { id: 'ASC' } });
const recipientsOf = async (userId = user) => (await rowsOf(userId)).map(({ recipientId }) => recipientId);
const learned = async () =>
  (await service.db.getRepository(MlModelEntity).find({ where: { userId: user }, order: { id: 'ASC' } }))
    .filter(({ recipientKey }) => recipientKey !== null)
    .map(({ recipientId, recipientKey, trainingData }) => ({
      recipientId,
      recipientKey,
      acts: trainingData.acts.map(({ suggestionId }) => suggestionId),
    }));

describe('Assigning suggestions', () => {
  it('links mine to my recipient, however often it is said', async () => {
    const ids = idsOf(await suggested());
    for (const many of [ids, [...ids, ...ids]]) {
      expect(await mine().assign({ ids: many, recipientId: sister })).toEqual({ assigned: 9 });
    }
    const rows = await rowsOf(user);
    expect(rows.map((row) => [row.recipientId, row.wizardData?.recipientId])).toEqual(
      Array.from({ length: 9 }, () => [sister, sister]),
    );
    expect(rows[0]).toMatchObject({ recipientKey: 'ada', wizardData: { recipientName: 'Ada' } });
  });

  it('leaves those alone that are not named', async () => {
    const [one] = await suggested();
    await mine().assign({ ids: [one!.id], recipientId: sister });
    expect((await recipientsOf()).filter((id) => id !== null)).toEqual([sister]);
  });

  it('refuses a recipient that is not mine', async () => {
    const ids = idsOf(await suggested());
    const assigning = mine().assign({ ids, recipientId: strangersRecipient });
    await expect(assigning).rejects.toMatchObject({ kind: 'not_found', code: 'recipient_not_found' });
    expect(new Set(await recipientsOf())).toEqual(new Set([null]));
  });

  it('refuses all of them when one is not mine', async () => {
    const stranger = user + 500;
    const ids = [...idsOf(await suggested()), ...idsOf(await suggested({}, stranger)).slice(0, 1)];
    const missing = { kind: 'not_found', code: 'suggestion_not_found' };
    await expect(mine().assign({ ids, recipientId: sister })).rejects.toMatchObject(missing);
    await expect(mine().assign({ ids: [2_000_000_000], recipientId: sister })).rejects.toMatchObject(missing);
    expect(new Set([...(await recipientsOf()), ...(await recipientsOf(stranger))])).toEqual(new Set([null]));
  });

  it.each([
    ['none', []],
    ['more than sixty', Array.from({ length: 61 }, (_, at) => at + 1)],
    ['an id that is none', [1.5]],
  ])('refuses %s', async (_what, ids) => {
    await expect(mine().assign({ ids, recipientId: sister })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('asks who is there', async () => {
    const nobody = service.client(suggestionRoutes, null).assign({ ids: [1], recipientId: sister });
    await expect(nobody).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('is not lost or half done when several say it at once', async () => {
    const ids = idsOf(await suggested());
    const orders = [ids, ids.toReversed(), ids.slice(3), ids.slice(0, 6).toReversed()];
    await Promise.all(orders.map((some) => mine().assign({ ids: some, recipientId: sister })));
    expect(await recipientsOf()).toEqual(Array.from({ length: 9 }, () => sister));
  });
});

describe('What was learned by name', () => {
  it('counts for the recipient from then on, once', async () => {
    const [one, two, three] = await suggested();
    await mine().rate({ id: one!.id, rating: 5 });
    await mine().save({ id: two!.id });
    await mine().rate({ id: three!.id, rating: 1 });
    await mine().assign({ ids: [one!.id, two!.id], recipientId: sister });
    expect(await learned()).toEqual([
      { recipientId: null, recipientKey: 'ada', acts: [three!.id] },
      { recipientId: sister, recipientKey: 'ada', acts: [one!.id, two!.id] },
    ]);
    await mine().rate({ id: one!.id, rating: 4 });
    await mine().assign({ ids: [three!.id], recipientId: sister });
    expect(await learned()).toEqual([
      { recipientId: sister, recipientKey: 'ada', acts: [two!.id, one!.id, three!.id] },
    ]);
  });

  it('follows a suggestion that was linked to the wrong person', async () => {
    const [one] = await suggested();
    await mine().rate({ id: one!.id, rating: 5 });
    await mine().assign({ ids: [one!.id], recipientId: brother });
    await mine().assign({ ids: [one!.id], recipientId: sister });
    expect(await learned()).toEqual([{ recipientId: sister, recipientKey: 'ada', acts: [one!.id] }]);
  });

  it('keeps what was saved or dismissed from coming again, whatever the recipient is called by then', async () => {
    const first = await suggested({ seed: 3 });
    for (const { id } of first.slice(0, 5)) await mine().save({ id });
    for (const { id } of first.slice(5)) await mine().dismiss({ id });
    await mine().assign({ ids: idsOf(first), recipientId: sister });
    const again = await suggested({ seed: 3, recipientName: 'Adelaide', recipientId: sister });
    const known = new Set(first.map(({ name }) => name));
    expect(again.filter(({ name }) => known.has(name))).toEqual([]);
  });

  it('is nothing for somebody who never judged an idea', async () => {
    await mine().assign({ ids: idsOf(await suggested()), recipientId: sister });
    expect(await learned()).toEqual([]);
  });
});
