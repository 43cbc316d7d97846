import { budgetRange } from '@giftwell/contracts/gift-ai/vocabulary';
import { Catalogue } from '../ideas/catalogue.js';
import type { CatalogueIdea } from '../ideas/idea.js';
import type { Topic } from '../topics/topic.js';
import { suggestGifts } from '../suggest-gifts.js';
import { briefOf, requestOf, restriction } from '../testing/gift-request.js';

const topic = (id: string, words: string[]): Topic => ({
  ...{ id, label: words[0]!, words, interests: [], parents: [], near: [], icon: 'bell' },
  ...{ de: [], fr: [], es: [], it: [], pt: [], nl: [], pl: [] },
});
const idea = (name: string, price: [number, number], more: Partial<CatalogueIdea> = {}): CatalogueIdea => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  category: 'Music & Audio',
  price,
  description: `${name}, made with care by people who have rung in towers for a long time.`,
  searchTerm: name.toLowerCase(),
  serves: [
    { topic: 'bell-ringing', why: `makes the ${name.split(' ').at(-1)!.toLowerCase()} last for years` },
  ],
  ...{ interests: [], form: 'thing', contains: [], needs: [], occasions: ['any'], relationships: [] },
  ...{ flags: [], suits: [], ages: [10, 120], appeal: [2, 1], icon: 'bell' },
  ...more,
});

const few = new Catalogue(
  () => [topic('bell-ringing', ['bell ringing'])],
  [
    idea('Leather muffles', [26, 40], { contains: ['leather'] }),
    idea('Tower history', [30, 48]),
    idea('Rope splice', [28, 45]),
    idea('Handbell score', [27, 44]),
  ],
);
const bellRinger = (more: Parameters<typeof briefOf>[1] = {}) => briefOf(['bell ringing'], more);
const sets = (catalogue: Catalogue, more?: Parameters<typeof briefOf>[1], excludeNames: string[] = []) =>
  suggestGifts(catalogue, requestOf(bellRinger(more), { excludeNames })).filter(({ entry }) => entry.parts);

describe('two ideas given together', () => {
  it('serve an interest that has few ideas in the budget, inside the budget', () => {
    const chosen = sets(few);
    expect(chosen).toHaveLength(2);
    const { minCents, maxCents } = budgetRange['51-100'];
    for (const { idea: shown, entry, serves } of chosen) {
      expect(serves).toEqual(['bell ringing']);
      expect(shown.name).toBe(entry.parts!.join(' + '));
      expect(shown.priceMinCents).toBeGreaterThanOrEqual(minCents);
      expect(shown.priceMaxCents).toBeLessThanOrEqual(maxCents);
    }
    const parts = chosen.flatMap(({ entry }) => entry.parts!);
    expect(new Set(parts).size).toBe(parts.length);
  });

  it('contain what each of them contains', () => {
    const names = sets(few, { restrictions: [restriction('vegan')] }).map(({ idea: shown }) => shown.name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.join()).not.toContain('Leather');
  });

  it('do not come again with another partner', () => {
    const [first] = sets(few);
    const shown = first!.entry.parts!;
    const later = sets(few, {}, [first!.idea.name]).flatMap(({ entry }) => entry.parts!);
    expect(later.filter((name) => shown.includes(name))).toEqual([]);
  });

  it('are not made where the budget has ideas enough', () => {
    const written = Array.from({ length: 9 }, (_, at) =>
      idea(
        `${'ABCDEFGHI'[at]}lpha bell ${'Tune Peal Wheel Clapper Stay Slider Sally Frame Louvre'.split(' ')[at]}`,
        [55, 90],
      ),
    );
    const enough = new Catalogue(
      () => [topic('bell-ringing', ['bell ringing'])],
      [...few.ideas.map((one) => one.idea), ...written],
    );
    expect(sets(enough)).toEqual([]);
  });
});
