import type { Client } from '@giftwell/contracts/core/client';
import { suggestionRoutes } from '@giftwell/contracts/gift-ai/suggestions';
import type { TestService } from '@giftwell/server-kit/testing';
import { startGiftAi, suggestedTo } from '../testing/gift-ai.js';
import { SuggestionEntity } from './suggestion.entity.js';

const mia = 1;
const noah = 2;
let service: TestService;
let mine: Client<typeof suggestionRoutes>;

beforeAll(async () => {
  service = await startGiftAi();
  mine = service.client(suggestionRoutes, mia);
});
afterAll(() => service.close());
beforeEach(() => service.db.getRepository(SuggestionEntity).deleteAll());

const suggested = (userId = mia) => suggestedTo(service, userId);
const rowOf = (id: number) => service.db.getRepository(SuggestionEntity).findOneByOrFail({ id });
const missing = { kind: 'not_found', code: 'suggestion_not_found' };

describe('Rating', () => {
  it('keeps the stars and the words', async () => {
    const [one] = await suggested();
    expect(await mine.rate({ id: one!.id, rating: 4, feedback: 'Nearly' })).toEqual({ ...one, rating: 4 });
    expect(await rowOf(one!.id)).toMatchObject({ rating: 4, feedback: 'Nearly' });
  });

  it('follows a change of mind, and leaves words alone that are not mentioned', async () => {
    const [one] = await suggested();
    await mine.rate({ id: one!.id, rating: 4, feedback: 'Nearly' });
    await mine.rate({ id: one!.id, rating: 5 });
    expect(await rowOf(one!.id)).toMatchObject({ rating: 5, feedback: 'Nearly' });
    await mine.rate({ id: one!.id, rating: 5, feedback: null });
    expect(await rowOf(one!.id)).toMatchObject({ rating: 5, feedback: null });
  });

  it('changes nothing when it is done twice', async () => {
    const [one] = await suggested();
    const first = await mine.rate({ id: one!.id, rating: 2 });
    expect(await mine.rate({ id: one!.id, rating: 2 })).toEqual(first);
  });

  it.each([0, 6, 2.5])('refuses %d stars', async (rating) => {
    const [one] = await suggested();
    await expect(mine.rate({ id: one!.id, rating })).rejects.toMatchObject({
      kind: 'invalid',
      details: { fields: { rating: expect.any(String) as string } },
    });
  });
});

describe('Saving', () => {
  it('marks a suggestion, and unsaving takes the mark away', async () => {
    const [one] = await suggested();
    expect(await mine.save({ id: one!.id })).toEqual({ ...one, saved: true });
    expect(await mine.unsave({ id: one!.id })).toEqual({ ...one, saved: false });
    expect(await rowOf(one!.id)).toMatchObject({ saved: false, savedAt: null });
  });

  it('keeps the first moment when it is done twice', async () => {
    const [one] = await suggested();
    service.clock.set('2026-05-01T08:00:00Z');
    await mine.save({ id: one!.id });
    service.clock.set('2026-05-02T08:00:00Z');
    await mine.save({ id: one!.id });
    expect((await rowOf(one!.id)).savedAt).toEqual(new Date('2026-05-01T08:00:00Z'));
  });

  it('may be undone twice', async () => {
    const [one] = await suggested();
    await mine.unsave({ id: one!.id });
    expect(await mine.unsave({ id: one!.id })).toMatchObject({ saved: false });
  });

  it('survives twenty clicks at once', async () => {
    const [one] = await suggested();
    await Promise.all(Array.from({ length: 20 }, () => mine.save({ id: one!.id })));
    expect((await mine.listSaved({})).suggestions).toHaveLength(1);
  });
});

describe('The saved suggestions', () => {
  it('stand with the newest first, with their stars', async () => {
    service.clock.set('2026-05-01T08:00:00Z');
    const [one, two, three] = await suggested();
    for (const { id } of [two!, three!, one!]) {
      service.clock.advance(1_000);
      await mine.save({ id });
    }
    await mine.rate({ id: two!.id, rating: 5 });
    const { suggestions } = await mine.listSaved({});
    expect(suggestions.map(({ id }) => id)).toEqual([one!.id, three!.id, two!.id]);
    expect(suggestions[2]).toEqual({
      ...two,
      rating: 5,
      saved: true,
      recipientName: 'Ada',
      gift: null,
      purchased: false,
      createdAt: '2026-05-01T08:00:00.000Z',
      savedAt: '2026-05-01T08:00:01.000Z',
    });
  });

  it('are none for somebody who saved none', async () => {
    await suggested();
    expect(await mine.listSaved({})).toEqual({ suggestions: [], total: 0 });
  });

  it('fit into an answer when they are many and long', async () => {
    const [one] = await suggested();
    const row = await rowOf(one!.id);
    const long = {
      description: 'é'.repeat(600),
      reason: 'He said: "Once more!" '.repeat(27),
      saved: true,
      savedAt: new Date(),
    };
    await service.db
      .getRepository(SuggestionEntity)
      .insert(Array.from({ length: 400 }, () => ({ ...row, ...long, id: undefined })));
    const first = await mine.listSaved({});
    expect([first.suggestions.length, first.total]).toEqual([300, 400]);
    const rest = await mine.listSaved({ offset: 300 });
    expect([rest.suggestions.length, rest.total]).toEqual([100, 400]);
    expect(new Set([...first.suggestions, ...rest.suggestions].map(({ id }) => id)).size).toBe(400);
    expect(await mine.listSaved({ offset: 400 })).toEqual({ suggestions: [], total: 400 });
  });

  it('are 2,000 at most, however they come', async () => {
    const [one, two] = await suggested();
    const row = await rowOf(one!.id);
    const saved = { saved: true, savedAt: new Date() };
    const rows = Array.from({ length: 500 }, () => ({ ...row, ...saved, id: undefined }));
    for (let n = 0; n < 4; n += 1)
      await service.db.getRepository(SuggestionEntity).insert(n < 3 ? rows : rows.slice(1));
    await mine.save({ id: one!.id });
    const full = { kind: 'conflict', code: 'too_many_saved' };
    await expect(mine.save({ id: two!.id })).rejects.toMatchObject(full);
    await mine.save({ id: one!.id });
    const kept = {
      ...{ name: 'One more', category: 'Books', description: 'x', reason: 'y', searchTerm: 'z' },
      ...{ priceMinCents: 100, priceMaxCents: 200 },
    };
    await expect(mine.importKept({ suggestions: [kept] })).rejects.toMatchObject(full);
    expect((await mine.listSaved({})).total).toBe(2_000);
  });

  it('stay when ideas that were passed by are forgotten beyond 2,000', async () => {
    // Statistics of an empty table: the planner expects one row where there are thousands.
    await service.db.query('ALTER TABLE suggestions SET (autovacuum_enabled = off)');
    await service.db.query('VACUUM (ANALYZE, TRUNCATE off) suggestions');
    const [one, two] = await suggested();
    await mine.save({ id: one!.id });
    await mine.rate({ id: two!.id, rating: 2 });
    const row = { ...(await rowOf(two!.id)), rating: null, saved: false };
    const rows = Array.from({ length: 600 }, () => ({ ...row, id: undefined }));
    for (let n = 0; n < 4; n += 1) await service.db.getRepository(SuggestionEntity).insert(rows);
    // Old ideas are deleted once every 400 ideas; each answer has nine.
    for (let n = 0; n < 45; n += 1) await suggested();
    const left = await service.db.getRepository(SuggestionEntity).countBy({ userId: row.userId });
    expect(left).toBeLessThan(2_420);
    expect(await rowOf(one!.id)).toMatchObject({ saved: true });
    expect(await rowOf(two!.id)).toMatchObject({ rating: 2 });
  });
});

const again = async () => names(await suggested());
const names = (list: { name: string }[]) => list.map(({ name }) => name);

describe('Buying', () => {
  it('is noted, shown among the saved ones, and may be taken back', async () => {
    const [one] = await suggested();
    await mine.save({ id: one!.id });
    expect(await mine.purchase({ id: one!.id })).toEqual({ ...one, saved: true });
    expect((await mine.listSaved({})).suggestions).toMatchObject([{ id: one!.id, purchased: true }]);
    await mine.purchase({ id: one!.id, purchased: false });
    expect((await mine.listSaved({})).suggestions).toMatchObject([{ id: one!.id, purchased: false }]);
  });

  it('means that it never comes again for that person', async () => {
    const [one] = await suggested();
    await mine.purchase({ id: one!.id });
    expect(await again()).not.toContain(one!.name);
  });
});

describe('Dismissing', () => {
  it('takes it off the saved ones and never lets it come again for that person', async () => {
    const [one] = await suggested();
    await mine.save({ id: one!.id });
    expect(await mine.dismiss({ id: one!.id })).toEqual({ ...one, saved: false });
    expect(await mine.listSaved({})).toEqual({ suggestions: [], total: 0 });
    expect(await again()).not.toContain(one!.name);
    await mine.dismiss({ id: one!.id });
    expect(await rowOf(one!.id)).toMatchObject({ dismissed: true, saved: false, savedAt: null });
  });

  it('is over when the idea is kept after all', async () => {
    const [one] = await suggested();
    await mine.dismiss({ id: one!.id });
    await mine.save({ id: one!.id });
    expect(await rowOf(one!.id)).toMatchObject({ dismissed: false, saved: true });
  });
});

describe('Somebody else', () => {
  it('can neither rate nor keep nor buy nor dismiss it, and changes nothing by trying', async () => {
    const [one] = await suggested();
    await mine.save({ id: one!.id });
    const before = await rowOf(one!.id);
    const theirs = service.client(suggestionRoutes, noah);
    await expect(theirs.rate({ id: one!.id, rating: 1 })).rejects.toMatchObject(missing);
    await expect(theirs.save({ id: one!.id })).rejects.toMatchObject(missing);
    await expect(theirs.unsave({ id: one!.id })).rejects.toMatchObject(missing);
    await expect(theirs.purchase({ id: one!.id })).rejects.toMatchObject(missing);
    await expect(theirs.dismiss({ id: one!.id })).rejects.toMatchObject(missing);
    expect(await theirs.listSaved({})).toEqual({ suggestions: [], total: 0 });
    expect(await rowOf(one!.id)).toEqual(before);
  });

  it('gets the same answer for what does not exist', async () => {
    for (const id of [1, 2_147_483_647]) {
      await expect(mine.rate({ id, rating: 1 })).rejects.toMatchObject(missing);
      await expect(mine.save({ id })).rejects.toMatchObject(missing);
      await expect(mine.unsave({ id })).rejects.toMatchObject(missing);
      await expect(mine.purchase({ id })).rejects.toMatchObject(missing);
      await expect(mine.dismiss({ id })).rejects.toMatchObject(missing);
    }
  });
});

describe('Nobody signed in', () => {
  it('is asked to sign in', async () => {
    const guest = service.client(suggestionRoutes, null);
    const refused = { kind: 'unauthenticated', code: 'sign_in_required' };
    await expect(guest.listSaved({})).rejects.toMatchObject(refused);
    await expect(guest.rate({ id: 1, rating: 5 })).rejects.toMatchObject(refused);
    await expect(guest.save({ id: 1 })).rejects.toMatchObject(refused);
    await expect(guest.unsave({ id: 1 })).rejects.toMatchObject(refused);
    await expect(guest.purchase({ id: 1 })).rejects.toMatchObject(refused);
    await expect(guest.dismiss({ id: 1 })).rejects.toMatchObject(refused);
  });
});

describe('Hostile input', () => {
  it.each(['1e3', '0x10', '0', '-1', '2147483648', ' 1', 1.5, null, {}])(
    'is refused as an id: %j',
    async (id) => {
      await expect(mine.save({ id })).rejects.toMatchObject({ kind: 'invalid' });
    },
  );

  it.each(['\u0000', '\ud800', 'x'.repeat(2_001)])('is refused as feedback', async (feedback) => {
    const [one] = await suggested();
    await expect(mine.rate({ id: one!.id, rating: 3, feedback })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('is kept as it is where it is only text', async () => {
    const [one] = await suggested();
    const feedback = `'; DROP TABLE suggestions; -- $1 $& <b>"\\`;
    await mine.rate({ id: one!.id, rating: 3, feedback });
    expect(await rowOf(one!.id)).toMatchObject({ feedback });
  });
});
