import { runRoutes, runsOfAUser } from '@giftwell/contracts/gift-ai/runs';
import { suggestionRoutes, type Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { wizardRoutes, type WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { recipientDeleted } from '@giftwell/contracts/planning/events';
import { Events } from '@giftwell/server-kit';
import type { TestService } from '@giftwell/server-kit/testing';
import { withPlanning } from '../testing/with-planning.js';
import { RunEntity } from './run.entity.js';

const hanna: WizardInput = {
  recipientName: 'Hanna',
  interests: ['cooking'],
  personality: ['creative'],
  customInterests: 'Bakes bread and hates clutter',
  budget: '51-100',
};
const noRun = { kind: 'not_found', code: 'run_not_found' };
const keyOf = (number: number) => `run-${String(number).padStart(8, '0')}`;
const key = keyOf(0);
let service: TestService;
let planning: TestService;
let user = 300;

beforeAll(async () => {
  ({ service, planning } = await withPlanning());
});
afterAll(async () => {
  await service.close();
  await planning.close();
});
beforeEach(() => {
  user += 1;
});

type More = Partial<WizardInput> & { run?: string; generationRound?: number; excludeItems?: string[] };
const generate = (more: More = {}, by: number | null = user) =>
  service.client(wizardRoutes, by).generate({ ...hanna, run: key, ...more });
const mine = (by: number = user) => service.client(runRoutes, by);
const suggestions = () => service.client(suggestionRoutes, user);
const names = (ideas: readonly Suggestion[]) => ideas.map(({ name }) => name);
const stored = () => service.db.getRepository(RunEntity).countBy({ userId: user });

describe('A run', () => {
  it('has the request, what was understood of it, and its ideas as they are now', async () => {
    const answer = await generate();
    await suggestions().save({ id: answer.suggestions[2]!.id! });
    await suggestions().rate({ id: answer.suggestions[3]!.id!, rating: 4 });
    const run = await mine().get({ run: key });
    expect(run).toMatchObject({ run: key, input: hanna, understood: answer.understood });
    expect(run.rounds).toHaveLength(1);
    expect(names(run.rounds[0]!.suggestions)).toEqual(names(answer.suggestions));
    expect(run.rounds[0]!.suggestions[2]).toMatchObject({ saved: true });
    expect(run.rounds[0]!.suggestions[3]).toMatchObject({ rating: 4 });
  });

  it('gets every further round and refinement as a part of its own', async () => {
    const first = names((await generate()).suggestions);
    const second = names((await generate({ generationRound: 2, excludeItems: first })).suggestions);
    const { suggestions: refined } = await service.client(wizardRoutes, user).refine({
      originalSuggestions: first.map((name) => ({ name })),
      wizardData: hanna,
      refinementType: 'handmade_artisan',
      run: key,
    });
    const { rounds } = await mine().get({ run: key });
    expect(rounds.map(({ refinement }) => refinement)).toEqual([null, null, 'handmade_artisan']);
    expect(rounds.map((round) => names(round.suggestions))).toEqual([first, second, names(refined)]);
  });

  it('begins anew with its first round', async () => {
    await generate();
    const again = await generate({ interests: ['travel'] });
    const { input, rounds } = await mine().get({ run: key });
    expect(input.interests).toEqual(['travel']);
    expect(rounds.map((round) => names(round.suggestions))).toEqual([names(again.suggestions)]);
  });

  it('leaves out what is not for that person', async () => {
    const [first] = (await generate()).suggestions;
    await suggestions().dismiss({ id: first!.id! });
    const { rounds } = await mine().get({ run: key });
    expect(rounds[0]!.suggestions).toHaveLength(8);
  });

  it('changes nothing about the ideas that a question gets', async () => {
    const withRun = names((await generate({}, null)).suggestions);
    const without = await service.client(wizardRoutes, null).generate(hanna);
    expect(withRun).toEqual(names(without.suggestions));
  });

  it('is found by nobody else, who may have one of the same key', async () => {
    await generate();
    await expect(mine(user + 5_000).get({ run: key })).rejects.toMatchObject(noRun);
    await generate({ recipientName: 'Ben' }, user + 5_000);
    expect((await mine().get({ run: key })).input.recipientName).toBe('Hanna');
  });

  it('of a guest is not stored', async () => {
    const before = await service.db.getRepository(RunEntity).count();
    await generate({}, null);
    expect(await service.db.getRepository(RunEntity).count()).toBe(before);
  });
});

describe('The runs of a user', () => {
  it(`are at most ${runsOfAUser}: a new one replaces the oldest`, async () => {
    const one = { key: keyOf(1), request: hanna, understood: {}, createdAt: new Date(0) };
    const rows = Array.from({ length: runsOfAUser }, (_, index) => ({
      ...one,
      userId: user,
      key: keyOf(index + 1),
      changedAt: new Date(index * 1_000),
    }));
    await service.db.getRepository(RunEntity).insert(rows as never);
    await generate();
    expect(await stored()).toBe(runsOfAUser);
    await expect(mine().get({ run: keyOf(1) })).rejects.toMatchObject(noRun);
    expect((await mine().get({ run: key })).rounds).toHaveLength(1);
    await generate({ generationRound: 2 });
    expect(await stored()).toBe(runsOfAUser);
  });

  it('are listed with what they are about, the last used first', async () => {
    const recipientId = user * 10;
    await generate({ occasion: 'christmas', recipientId });
    service.clock.set('2027-01-01T10:00:00.000Z');
    await generate({ run: keyOf(2), recipientName: 'Ben' });
    service.clock.set('2027-01-01T10:00:01.000Z');
    await generate({ occasion: 'christmas', recipientId, generationRound: 2 });
    const { runs } = await mine().list({});
    expect(runs).toMatchObject([
      { run: key, recipientId, recipientName: 'Hanna', occasion: 'christmas', ideas: 18 },
      { run: keyOf(2), recipientId: null, recipientName: 'Ben', occasion: 'birthday', ideas: 9 },
    ]);
    expect((await mine(user + 5_000).list({})).runs).toEqual([]);
  });

  it('belong to the recipient that their ideas are linked to later', async () => {
    const recipientId = user * 10;
    const answer = await generate();
    await suggestions().assign({ ids: answer.suggestions.map(({ id }) => id!), recipientId });
    expect((await mine().list({})).runs).toMatchObject([{ run: key, recipientId }]);
    expect((await mine().get({ run: key })).input.recipientId).toBe(recipientId);
  });

  it('go with the recipient', async () => {
    const recipientId = user * 10;
    await generate({ recipientId });
    await generate({ run: keyOf(2) });
    await service.db.transaction((tx) =>
      service.get(Events).publish(tx, recipientDeleted, { userId: user, recipientId }),
    );
    await service.settle();
    await expect(mine().get({ run: key })).rejects.toMatchObject(noRun);
    expect((await mine().get({ run: keyOf(2) })).rounds).toHaveLength(1);
  });
});
