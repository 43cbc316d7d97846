import type { Client } from '@giftwell/contracts/core/client';
import { suggestionRoutes } from '@giftwell/contracts/gift-ai/suggestions';
import type { TestService } from '@giftwell/server-kit/testing';
import { startGiftAi } from '../testing/gift-ai.js';
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
const rowOf = (id: number) => service.db.getRepository(SuggestionEntity).findOneByOrFail({ id });

const kept = {
  name: 'Sailing logbook',
  category: 'Books & Stationery',
  description: 'For every trip.',
  reason: 'He sails.',
  searchTerm: 'sailing logbook',
  priceMinCents: 2_500,
  priceMaxCents: 4_000,
};

describe('Ideas that a guest kept', () => {
  it('come along as saved ones, in their order, with their stars, our links and our price text', async () => {
    const kite = { ...kept, name: 'Stunt kite', searchTerm: 'kite', rating: 4 };
    expect(await mine.importKept({ suggestions: [kept, kite] })).toEqual({ imported: 2, alreadyThere: 0 });
    const { suggestions } = await mine.listSaved({});
    expect(suggestions).toMatchObject([
      { ...kept, price: '$25 – $40', rating: null, amazonLink: 'https://www.amazon.com/s?k=sailing+logbook' },
      { name: 'Stunt kite', rating: 4, etsyLink: 'https://www.etsy.com/search?q=kite' },
    ]);
    expect(await rowOf(suggestions[0]!.id)).toMatchObject({ source: 'kept', wizardData: null, round: null });
  });

  it('come along once, whatever words they come in', async () => {
    await mine.importKept({ suggestions: [kept] });
    const renamed = { ...kept, name: 'Waterproof sailing logbook with pencil' };
    const both = { suggestions: [renamed, kept] };
    expect(await mine.importKept(both)).toEqual({ imported: 0, alreadyThere: 2 });
    expect(await service.client(suggestionRoutes, noah).importKept(both)).toEqual({
      imported: 1,
      alreadyThere: 1,
    });
    expect((await mine.listSaved({})).suggestions).toHaveLength(1);
  });

  it('come along once from two tabs at the same time', async () => {
    const tabs = Array.from({ length: 6 }, () => mine.importKept({ suggestions: [kept] }));
    const imported = (await Promise.all(tabs)).map((answer) => answer.imported);
    expect(imported.sort()).toEqual([0, 0, 0, 0, 0, 1]);
  });

  it('can be rated, let go and kept like others', async () => {
    await mine.importKept({ suggestions: [kept] });
    const { id } = (await mine.listSaved({})).suggestions[0]!;
    expect(await mine.rate({ id, rating: 5 })).toMatchObject({ rating: 5 });
    await mine.unsave({ id });
    expect(await mine.listSaved({})).toEqual({ suggestions: [], total: 0 });
  });

  it('have their prices the right way around', async () => {
    await mine.importKept({ suggestions: [{ ...kept, priceMinCents: 900, priceMaxCents: 100 }] });
    expect((await mine.listSaved({})).suggestions).toMatchObject([{ price: '$1 – $9' }]);
  });

  it('are two hundred at a time', async () => {
    const many = (count: number) => ({
      suggestions: Array.from({ length: count }, (_, n) => ({ ...kept, name: `Number${n} Thing${n}` })),
    });
    expect(await mine.importKept(many(200))).toEqual({ imported: 200, alreadyThere: 0 });
    await expect(mine.importKept(many(201))).rejects.toMatchObject({ kind: 'invalid' });
  });

  it.each([
    { priceMinCents: -1 },
    { priceMaxCents: 100_000_001 },
    { name: '' },
    { rating: 6 },
    { price: '$1' },
    { amazonLink: 'javascript:alert(1)' },
    { saved: true },
    { description: 'a\u0000b' },
  ])('are refused with %j', async (part) => {
    await expect(mine.importKept({ suggestions: [{ ...kept, ...part }] })).rejects.toMatchObject({
      kind: 'invalid',
    });
    expect(await mine.listSaved({})).toEqual({ suggestions: [], total: 0 });
  });

  it('are nobody’s without a sign-in', async () => {
    const guest = service.client(suggestionRoutes, null);
    await expect(guest.importKept({ suggestions: [kept] })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    expect(await service.db.getRepository(SuggestionEntity).count()).toBe(0);
  });
});
