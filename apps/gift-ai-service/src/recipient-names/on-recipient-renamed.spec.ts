import { learningRoutes } from '@giftwell/contracts/gift-ai/learning';
import { runRoutes } from '@giftwell/contracts/gift-ai/runs';
import { suggestionRoutes } from '@giftwell/contracts/gift-ai/suggestions';
import { recipientDeleted, recipientRenamed } from '@giftwell/contracts/planning/events';
import { Events } from '@giftwell/server-kit';
import type { TestService } from '@giftwell/server-kit/testing';
import { MlModelEntity } from '../learning/ml-model.entity.js';
import { SuggestionEntity } from '../suggestions/suggestion.entity.js';
import { suggestedTo } from '../testing/gift-ai.js';
import { withPlanning } from '../testing/with-planning.js';

let service: TestService;
let planning: TestService;
let user = 700;
let recipientId: number;

beforeAll(async () => {
  ({ service, planning } = await withPlanning());
});
afterAll(async () => {
  await service.close();
  await planning.close();
});
beforeEach(() => {
  user += 1;
  recipientId = user * 10;
});

async function rename(name: string, minute: number, userId = user): Promise<void> {
  const renamedAt = new Date(Date.UTC(2026, 0, 5, 9, minute)).toISOString();
  await service.db.transaction((tx) =>
    service.get(Events).publish(tx, recipientRenamed, { userId, recipientId, name, renamedAt }),
  );
  await service.settle();
}
/** Ideas for the recipient, rated: food five stars, everything else one. */
async function teach(name: string, seeds: number[]): Promise<void> {
  const { rate } = service.client(suggestionRoutes, user);
  for (const seed of seeds)
    for (const { id, category } of await suggestedTo(service, user, {
      ...{ recipientId, recipientName: name, seed, run: `run-${user}-${seed}abc` },
    }))
      await rate({ id, rating: /Food|Kitchen/.test(category) ? 5 : 1 });
}
const learned = () => service.client(learningRoutes, user).statements({});
const names = async () => (await learned()).people.map(({ recipientKey, name }) => ({ recipientKey, name }));
const rows = () => service.db.getRepository(SuggestionEntity).findBy({ userId: user });

it('shows what was learned, ideas and runs under the new name', async () => {
  await teach('Mia', [1, 2, 3]);
  const before = await learned();
  const told = (await rows()).map(({ id, reason }) => ({ id, reason }));
  expect(told.some(({ reason }) => reason.includes('Mia'))).toBe(true);
  expect(await names()).toEqual([{ recipientKey: 'mia', name: 'Mia' }]);
  await rename('Maya Ruiz', 1);
  expect(await names()).toEqual([{ recipientKey: 'maya ruiz', name: 'Maya Ruiz' }]);
  expect((await learned()).people[0]!.statements).toEqual(before.people[0]!.statements);
  const keys = (await rows()).map((row) => `${row.recipientKey}/${row.wizardData?.recipientName}`);
  expect(new Set(keys)).toEqual(new Set(['maya ruiz/Maya Ruiz']));
  const reasonOf = new Map((await rows()).map(({ id, reason }) => [id, reason]));
  for (const { id, reason } of told)
    expect(reasonOf.get(id)).toBe(reason.replaceAll(/\bMia\b/g, 'Maya Ruiz'));
  const { save, listSaved } = service.client(suggestionRoutes, user);
  await save({ id: told[0]!.id });
  expect((await listSaved({})).suggestions.map(({ recipientName }) => recipientName)).toEqual(['Maya Ruiz']);
  const { runs } = await service.client(runRoutes, user).list({});
  expect(new Set(runs.map(({ recipientName }) => recipientName))).toEqual(new Set(['Maya Ruiz']));
});

it('keeps one person with all corrections, after renaming there and back', async () => {
  await teach('Mia', [1, 2]);
  const [{ statements }] = (await learned()).people as [Awaited<ReturnType<typeof learned>>['people'][0]];
  const { feature } = statements[0]!;
  const said = { recipientId, recipientKey: 'mia', feature, correction: 'forgotten' } as const;
  await service.client(learningRoutes, user).correct(said);
  await rename('Maya', 1);
  await teach('Maya', [3]);
  await rename('Mia', 2);
  expect(await names()).toEqual([{ recipientKey: 'mia', name: 'Mia' }]);
  expect((await learned()).people[0]!.statements.find((one) => one.feature === feature)).toMatchObject({
    correction: 'forgotten',
  });
  const stored = await service.db.getRepository(MlModelEntity).findBy({ userId: user, recipientId });
  expect(stored.map(({ recipientKey }) => recipientKey)).toEqual(['mia']);
});

it('changes nothing for an older name, for a deleted recipient, or by another user', async () => {
  await teach('Mia', [1]);
  await rename('Maya', 2);
  await rename('Mina', 1);
  await rename('Moritz', 3, user + 500);
  expect(new Set((await rows()).map(({ recipientKey }) => recipientKey))).toEqual(new Set(['maya']));
  await service.db.transaction((tx) =>
    service.get(Events).publish(tx, recipientDeleted, { userId: user, recipientId }),
  );
  await service.settle();
  await rename('Mona', 4);
  expect(await service.db.query('SELECT 1 FROM renamed_recipients WHERE "userId" = $1', [user])).toEqual([]);
});
