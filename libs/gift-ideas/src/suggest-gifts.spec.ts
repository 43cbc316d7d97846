import {
  budgetRange,
  budgets,
  interests,
  occasionTypes,
  personalityTraits,
  relationships,
} from '@giftwell/contracts/gift-ai/vocabulary';
import { restrictionKinds } from '@giftwell/contracts/gift-ai/facts';
import fc from 'fast-check';
import { Catalogue } from './ideas/catalogue.js';
import type { CatalogueIdea } from './ideas/idea.js';
import { identityOf, sameIdea } from './ideas/idea-identity.js';
import type { GiftBrief, GiftRequest } from './person/gift-request.js';
import { HardRules } from './restrictions/hard-rules.js';
import { suggestGifts } from './suggest-gifts.js';
import { briefOf, requestOf, restriction } from './testing/gift-request.js';

const catalogue = Catalogue.load();
const nine = (brief: GiftBrief, more: Partial<GiftRequest> = {}) =>
  suggestGifts(catalogue, requestOf(brief, more));
const names = (chosen: ReturnType<typeof nine>) => chosen.map(({ idea }) => idea.name);

const briefs: fc.Arbitrary<GiftBrief> = fc
  .record({
    interests: fc.uniqueArray(
      fc.oneof(
        fc.constantFrom<string>(...interests),
        fc.constantFrom('trail running', 'playing the sousaphone', 'Ethiopian food', 'cats'),
      ),
      { minLength: 1, maxLength: 6 },
    ),
    restrictions: fc.subarray([...restrictionKinds], { maxLength: 2 }),
    relationship: fc.constantFrom(...relationships),
    age: fc.option(fc.oneof(fc.integer({ min: 1, max: 17 }), fc.integer({ min: 18, max: 95 }))),
    occasion: fc.constantFrom(...occasionTypes),
    personality: fc.subarray([...personalityTraits], { maxLength: 3 }),
    budget: fc.constantFrom(...budgets),
  })
  .map(({ interests: stated, restrictions, ...more }) =>
    briefOf(stated, { restrictions: restrictions.map((kind) => restriction(kind)) }, more),
  );

describe('nine ideas for a person', () => {
  it('keep every hard rule, whoever it is for, and are the same for the same request', () => {
    fc.assert(
      fc.property(briefs, fc.nat(9_999), (brief, seed) => {
        const chosen = nine(brief, { seed });
        const rules = new HardRules(brief, catalogue, []);
        for (const { idea, entry } of chosen) {
          expect([idea.name, rules.brokenBy(idea, entry.idea)]).toEqual([idea.name, null]);
          rules.add(idea);
        }
        expect(chosen.length).toBeLessThanOrEqual(9);
        if (brief.facts.restrictions.length === 0 && (brief.age ?? 30) >= 13) expect(chosen).toHaveLength(9);
        expect(nine(brief, { seed })).toEqual(chosen);
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  it('serve every stated interest, and at least seven of them serve one', () => {
    const stated = ['baking sourdough', 'trail running', 'jazz', 'cats'];
    const chosen = nine(briefOf(stated));
    expect(new Set(chosen.flatMap(({ serves }) => serves))).toEqual(new Set(stated));
    expect(chosen.filter(({ serves }) => serves.length > 0).length).toBeGreaterThanOrEqual(7);
  });

  it.each([
    ['shark', 'sharks'],
    ['garden', 'gardening'],
    ['Wagner', 'Wagner'],
    ['otter', 'otters'],
    ['crows', 'crows'],
  ])('name the interest as one speaks of it: %s', (phrase, expected) => {
    const [first] = nine(briefOf([phrase]));
    expect(first!.idea.reason).toContain(expected);
  });

  it.each([
    ['otter', /beavers/],
    ['crows', /ravens/],
    ['rum', /tiki/],
  ])('name nothing else that the topic includes: %s', (phrase, other) => {
    for (const { idea } of nine(briefOf([phrase]))) expect(idea.reason).not.toMatch(other);
  });

  it('speak of the one pet that somebody has', () => {
    const facts = { interests: [{ phrase: 'cat', source: 'has a cat' }] };
    const reasons = nine(briefOf([], facts)).map(({ idea }) => idea.reason);
    expect(reasons.join(' ')).toMatch(/Mia's cat\b/);
    expect(reasons.join(' ')).not.toMatch(/Mia's cats/);
  });

  it('cost at least what was stated', () => {
    const chosen = nine(briefOf(['jazz', 'baking sourdough'], { spend: { least: 60, most: 90 } }));
    expect(chosen).toHaveLength(9);
    for (const { idea } of chosen) expect(idea.priceMinCents).toBeGreaterThanOrEqual(6_000);
  });

  it('speak of one person whose name ends like a plural', () => {
    const [first] = nine(briefOf(['golf'], {}, { name: 'The boss' }));
    expect(first!.idea.reason).not.toMatch(/fans|boss'(?!s)|love /);
  });

  it('give nothing for children to who expects the first', () => {
    const pregnant = briefOf(['yoga'], {
      circumstances: [{ kind: 'pregnant', detail: null, source: 'pregnant' }],
    });
    for (const { entry } of nine(pregnant)) expect(entry.idea.needs).not.toContain('children');
  });

  it('serve a rare interest that no topic covers with composed ideas', () => {
    const chosen = nine(briefOf(['quantum group theory']));
    const about = names(chosen).filter((name) => name.includes('quantum group theory'));
    expect(about.length).toBeGreaterThanOrEqual(4);
  });

  it('are others in later rounds, and still about what was stated', () => {
    const brief = briefOf(['gardening', 'jazz', 'cats']);
    const shown: ReturnType<typeof nine> = [];
    for (const round of [1, 2, 3]) {
      const chosen = nine(brief, { round, excludeNames: names(shown) });
      expect(chosen.filter(({ serves }) => serves.length > 0).length).toBeGreaterThanOrEqual(5);
      shown.push(...chosen);
    }
    const identities = shown.map(({ idea }) => identityOf(idea.name, idea.category));
    expect(
      identities.filter((one, at) => identities.slice(0, at).some((other) => sameIdea(other, one))),
    ).toEqual([]);
  });

  it.each([
    ['experience_focused', 6, ({ form }: CatalogueIdea) => form === 'experience' || form === 'membership'],
    ['handmade_artisan', 4, ({ flags }: CatalogueIdea) => flags.includes('handmade')],
    ['more_personal', 4, ({ flags }: CatalogueIdea) => flags.includes('personal')],
  ] as const)('are mostly what a refinement asks for: %s', (refinement, least, isMet) => {
    const chosen = nine(briefOf(['running', 'cats', 'baking sourdough']), { refinement });
    expect(chosen.filter(({ entry }) => isMet(entry.idea)).length).toBeGreaterThanOrEqual(least);
    expect(chosen.filter(({ serves }) => serves.length > 0).length).toBeGreaterThanOrEqual(4);
  });

  it('are inside the budget that a refinement moves', () => {
    const { minCents, maxCents } = budgetRange['26-50'];
    for (const { idea } of nine(briefOf(['cooking']), { refinement: 'lower_budget' })) {
      expect(idea.priceMinCents).toBeGreaterThanOrEqual(minCents);
      expect(idea.priceMaxCents).toBeLessThanOrEqual(maxCents);
    }
  });

  it('are experiences where they are asked for, and still about what was stated', () => {
    const brief = briefOf(['cooking', 'jazz'], {}, { budget: '101-250' });
    const chosen = nine(brief, { refinement: 'experience_focused' });
    expect(chosen.filter(({ entry }) => entry.idea.form === 'experience').length).toBeGreaterThanOrEqual(7);
    expect(chosen.filter(({ serves }) => serves.length > 0).length).toBeGreaterThanOrEqual(7);
  });

  it('leave the shelf alone where no more things are wanted', () => {
    const facts = {
      wishes: [
        { kind: 'experience', source: 'an afternoon' },
        { kind: 'no-things', source: 'no more things' },
      ],
    } as const;
    const chosen = nine(briefOf([], { wishes: [...facts.wishes] }));
    expect(chosen).toHaveLength(9);
    expect(chosen.filter(({ entry }) => entry.idea.form !== 'thing').length).toBeGreaterThanOrEqual(7);
  });

  it('say nothing of a dog to someone of whom no dog is known', () => {
    for (const { entry } of nine(briefOf(['home', 'cooking']))) expect(entry.idea.needs).not.toContain('dog');
  });

  it('have no couple’s gifts for a widow', () => {
    const circumstances = [{ kind: 'bereaved' as const, detail: null, source: 'lost her husband' }];
    for (const { entry } of nine(briefOf(['gardening', 'travel'], { circumstances }))) {
      expect(entry.idea.needs).not.toContain('partner');
    }
  });

  it('have nothing to read in print for somebody blind', () => {
    const restrictions = [{ kind: 'blind' as const, detail: null, source: 'blind since her sixties' }];
    for (const { idea } of nine(briefOf(['reading', 'radio'], { restrictions }))) {
      expect(idea.name).not.toMatch(/bookshop|bookshelf|to-read|bookmark|magazine/i);
    }
  });

  it('have a disliked thing nowhere, whatever was ticked', () => {
    const dislikes = [{ phrase: 'coffee', source: "can't stand coffee" }];
    for (const { idea } of nine(briefOf(['cooking', 'travel'], { dislikes }))) {
      expect(`${idea.name} ${idea.description}`).not.toMatch(/coffee|espresso/i);
    }
  });
});

describe('the reasons', () => {
  it('name the fact in the words of the giver and what the gift does for it, in one plain sentence', () => {
    const chosen = nine(briefOf(['baking sourdough', 'trail running', 'jazz']));
    for (const { idea } of chosen) expect(idea.reason).toMatch(/^\p{Lu}[^.]+\.$/u);
    expect(new Set(chosen.map(({ idea }) => idea.reason)).size).toBe(9);
    for (const { idea, serves } of chosen)
      if (serves.length > 0)
        expect(serves.some((phrase) => idea.reason.toLowerCase().includes(phrase.toLowerCase()))).toBe(true);
  });

  it('never quote markup, addresses or a restriction', () => {
    const facts = { restrictions: [restriction('diabetic')] };
    const chosen = nine(briefOf(['<b>chess</b> http://evil.example', 'chess'], facts));
    for (const { idea } of chosen) expect(idea.reason).not.toMatch(/<|http|evil|diabet/i);
  });
});

describe('a learned taste', () => {
  it('brings what is liked and leaves out what is not, among what fits', () => {
    const brief = briefOf(['cooking']);
    const books = (more: Partial<GiftRequest>) =>
      [1, 2, 3, 4]
        .flatMap((seed) => nine(brief, { ...more, seed }))
        .filter(({ idea }) => idea.category === 'Books & Stationery').length;
    const taste = (sign: number) => ({
      taste: ({ category }: { category: string }) => (category === 'Books & Stationery' ? sign : 0),
    });
    expect(books(taste(1))).toBeGreaterThan(books({}));
    expect(books(taste(-1))).toBe(0);
  });

  it.each([NaN, Infinity, -Infinity, 40])('that is %d breaks nothing', (value) => {
    expect(nine(briefOf(['cooking']), { taste: () => value })).toHaveLength(9);
  });
});

describe('nine ideas for what was told beside likings', () => {
  it.each([
    [20, '0-25'],
    [30, '26-50'],
    [60, '51-100'],
    [75, '51-100'],
    [120, '101-250'],
    [150, '101-250'],
    [300, '251-500'],
    [400, '251-500'],
  ] as const)('cost no more than a stated %d dollars, and not much less', (most, budget) => {
    const chosen = nine(briefOf(['jazz', 'cooking'], { spend: { least: null, most } }, { budget }));
    expect(chosen).toHaveLength(9);
    for (const { idea } of chosen) {
      expect(idea.priceMaxCents).toBeLessThanOrEqual(100 * most);
      expect(idea.priceMinCents).toBeGreaterThanOrEqual(budget === '0-25' ? 1 : 33 * most);
    }
  });

  it('never begin above a stated top, and reach a stated least', () => {
    const brief = briefOf(['jazz', 'cooking'], { spend: { least: null, most: 800 } }, { budget: '500+' });
    expect(
      nine(brief)
        .map(({ idea }) => idea.priceMinCents)
        .filter((cents) => cents > 80_000),
    ).toEqual([]);
    expect(nine(brief)).toHaveLength(9);
    const least = briefOf(['jazz'], { spend: { least: 80, most: null } }, { budget: '51-100' });
    for (const { idea } of nine(least)) expect(idea.priceMaxCents).toBeGreaterThanOrEqual(8_000);
  });

  it.each([
    ['engagement', 'newly-engaged'],
    ['retirement', 'retirement'],
    ['graduation', 'graduation'],
  ] as const)('answer the day where it is more than a birthday: %s', (occasion, topic) => {
    const chosen = nine(briefOf(['cooking', 'jazz', 'hiking'], {}, { occasion }));
    const about = chosen.filter(({ entry }) => entry.idea.serves.some((one) => one.topic === topic));
    expect(about.length).toBeGreaterThanOrEqual(1);
    expect(about.length).toBeLessThanOrEqual(3);
  });

  it('are experiences where those were asked for, at least seven', () => {
    const wish = { kind: 'experience' as const, source: 'something to do' };
    const chosen = nine(briefOf(['gardens', 'jazz', 'tea'], { wishes: [wish] }, { budget: '101-250' }));
    const forms = chosen.map(({ entry }) => entry.idea.form);
    expect(
      forms.filter((form) => form === 'experience' || form === 'membership').length,
    ).toBeGreaterThanOrEqual(7);
  });

  it('hold few composed ideas where ideas were written', () => {
    const chosen = nine(briefOf(['dominoes', 'salsa music', 'growing peppers']));
    expect(chosen.filter(({ entry }) => entry.composedFor !== undefined).length).toBeLessThanOrEqual(4);
    const forms = chosen.flatMap(({ entry }) => entry.composedForm ?? []);
    expect(new Set(forms).size).toBe(forms.length);
  });

  it('speak of the day where nothing stated is served', () => {
    const chosen = nine(briefOf([], {}, { occasion: 'mothers_day', relationship: 'parent', age: 60 }));
    expect(chosen.map(({ idea }) => idea.reason).join(' ')).not.toMatch(/beyond the list|Not about a hobby/);
  });
});
