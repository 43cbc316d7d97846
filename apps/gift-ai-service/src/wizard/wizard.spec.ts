import { formatPriceRange } from '@giftwell/contracts/core/money';
import { suggestionRoutes, type Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import {
  budgetRange,
  budgets,
  interests,
  lifestyles,
  occasionTypes,
  personalityTraits,
  relationships,
} from '@giftwell/contracts/gift-ai/vocabulary';
import { wizardRoutes, type WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import type { TestService } from '@giftwell/server-kit/testing';
import fc from 'fast-check';
import { identityOf, sameIdea, unsuitableForMinors } from '@giftwell/gift-ideas';
import { SuggestionEntity } from '../suggestions/suggestion.entity.js';
import { withPlanning } from '../testing/with-planning.js';

const mia = 1;
const noah = 2;
let service: TestService;
let planning: TestService;
const generate = (input: WizardInput & { [more: string]: unknown }, userId: number | null = null) =>
  service.client(wizardRoutes, userId).generate(input);
const stored = () => service.db.getRepository(SuggestionEntity);

beforeAll(async () => {
  ({ service, planning } = await withPlanning({ AMAZON_AFFILIATE_TAG: 'giftwell-20' }));
});
afterAll(async () => {
  await service.close();
  await planning.close();
});
beforeEach(() => stored().deleteAll());

const ada: WizardInput = {
  recipientName: 'Ada',
  relationship: 'sibling',
  age: 34,
  interests: ['cooking', 'travel'],
  personality: ['creative'],
  budget: '51-100',
};
const names = (suggestions: Suggestion[]) => suggestions.map(({ name }) => name);
type Named = Pick<Suggestion, 'name' | 'category'>;
const same = (a: Named, b: Named) => sameIdea(identityOf(a.name, a.category), identityOf(b.name, b.category));

/** Streams as the gateway does; `onItem` sees each suggestion at the moment it arrives. */
function stream(
  input: WizardInput,
  userId: number | null,
  onItem: (item: Suggestion) => void = () => undefined,
) {
  const asking = { userId, sessionId: null, requestId: 'streamed' } as Parameters<
    typeof service.rpc.stream
  >[2];
  return new Promise<{ items: Suggestion[]; answer: { suggestions: Suggestion[] } }>((resolve, reject) => {
    const items: Suggestion[] = [];
    service.rpc.stream(wizardRoutes.generate, input, asking).subscribe({
      next: (frame) => {
        const value: unknown = JSON.parse(frame.slice(1));
        if (frame.startsWith('d')) return resolve({ items, answer: value as { suggestions: Suggestion[] } });
        items.push(value as Suggestion);
        onItem(value as Suggestion);
      },
      error: reject,
    });
  });
}

/** Limit for each category: lower with more stated interests. */
const perCategory = (stated: number) => (stated >= 4 ? 2 : stated >= 2 ? 3 : 4);

function expectWithinRules(
  input: { budget?: string; age?: number | null; interests?: string[] },
  suggestions: Suggestion[],
): void {
  expect(suggestions).toHaveLength(9);
  const { minCents, maxCents } = budgetRange[(input.budget ?? '51-100') as keyof typeof budgetRange];
  const categories = new Map<string, number>();
  for (const [index, one] of suggestions.entries()) {
    expect(one.priceMinCents).toBeGreaterThanOrEqual(minCents);
    expect(one.priceMaxCents).toBeLessThanOrEqual(maxCents);
    expect(one.priceMinCents).toBeLessThanOrEqual(one.priceMaxCents);
    expect(one.price).toBe(formatPriceRange(one.priceMinCents, one.priceMaxCents));
    expect(new URL(one.amazonLink).searchParams.get('k')).toBe(one.searchTerm);
    expect(new URL(one.etsyLink).searchParams.get('q')).toBe(one.searchTerm);
    for (const text of [one.name, one.description, one.reason, one.searchTerm]) {
      expect(text).toMatch(/\S/);
      expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
    }
    if ((input.age ?? 25) < 18) expect([one.name, unsuitableForMinors(one)]).toEqual([one.name, false]);
    expect(suggestions.slice(0, index).filter((other) => same(one, other))).toEqual([]);
    categories.set(one.category, (categories.get(one.category) ?? 0) + 1);
  }
  const most = perCategory(input.interests?.length ?? 1);
  expect(Math.max(...categories.values())).toBeLessThanOrEqual(most);
}

describe('A guest', () => {
  it('gets nine suggestions without ids, and nothing is stored', async () => {
    const { suggestions, source, fallback } = await generate(ada);
    expectWithinRules(ada, suggestions);
    expect({ source, fallback }).toEqual({ source: 'catalogue', fallback: false });
    for (const one of suggestions) expect(one).toMatchObject({ id: null, rating: null, saved: false });
    expect(await stored().count()).toBe(0);
  });

  it('gets links with the affiliate tag', async () => {
    const { suggestions } = await generate(ada);
    for (const { amazonLink } of suggestions)
      expect(new URL(amazonLink).searchParams.get('tag')).toBe('giftwell-20');
  });

  it('gets the same for the same question, and something else with another seed', async () => {
    const first = await generate(ada);
    expect(await generate(ada)).toEqual(first);
    expect(await generate({ ...ada, seed: 5 })).toEqual(await generate({ ...ada, seed: 5 }));
    expect(names((await generate({ ...ada, seed: 5 })).suggestions)).not.toEqual(names(first.suggestions));
  });

  it('gets other ideas in later rounds', async () => {
    const seen: Suggestion[] = [];
    for (const generationRound of [1, 2, 3, 3]) {
      const { suggestions } = await generate({ ...ada, generationRound, excludeItems: names(seen) });
      expectWithinRules(ada, suggestions);
      for (const one of suggestions) expect(seen.filter((old) => same(old, one))).toEqual([]);
      seen.push(...suggestions);
    }
  });

  it('gets ideas with a voice note and a name alone', async () => {
    const { suggestions } = await generate({
      recipientName: 'Ada',
      voiceTranscriptions: ['She just bought a sailing boat'],
    });
    expectWithinRules({}, suggestions);
  });
});

describe('A signed-in user', () => {
  it('gets nine suggestions with ids, stored with what they came from', async () => {
    const input = {
      ...ada,
      recipientId: 77,
      generationRound: 2,
      voiceTranscriptions: ['A secret that I said aloud'],
    };
    const { suggestions } = await generate(input, mia);
    expectWithinRules(ada, suggestions);
    const rows = await stored().find({ order: { id: 'ASC' } });
    expect(rows.map(({ id }) => id)).toEqual(suggestions.map(({ id }) => id));
    rows.forEach((row, index) => {
      expect(row).toMatchObject(suggestions[index]!);
      expect(row).toMatchObject({
        userId: mia,
        recipientId: 77,
        source: 'catalogue',
        round: 2,
        purchased: false,
      });
      expect(row.wizardData).toMatchObject({ recipientName: 'Ada', interests: ['cooking', 'travel'] });
    });
    expect(JSON.stringify(rows)).not.toContain('A secret that I said aloud');
  });

  it('has them stored in one statement', async () => {
    const query = () => service.db.query<{ xmin: string }[]>('SELECT DISTINCT xmin::text FROM suggestions');
    await generate(ada, mia);
    expect(await query()).toHaveLength(1);
  });

  it('never again gets what was saved, purchased or given one or two stars for that person', async () => {
    const mine = service.client(suggestionRoutes, mia);
    const seeded = { ...ada, seed: 1 };
    const first = (await generate(seeded, mia)).suggestions;
    const [saved, bought, disliked, liked] = first;
    await mine.save({ id: saved!.id! });
    await stored().update({ id: bought!.id! }, { purchased: true });
    await mine.rate({ id: disliked!.id!, rating: 2 });
    await mine.rate({ id: liked!.id!, rating: 5 });
    const again = await generate({ ...seeded, recipientName: ' ADA ', recipientId: 5 }, mia);
    for (const gone of [saved!, bought!, disliked!]) {
      expect(again.suggestions.filter((one) => same(one, gone))).toEqual([]);
    }
    expect(names(again.suggestions)).toContain(liked!.name);
  });

  /** How many suggestions are repeated; learning may reorder and replace some. */
  const again = (suggestions: Suggestion[], saved: Suggestion[]) =>
    suggestions.filter((one) => saved.some((old) => same(one, old))).length;

  it('gets them again for another person, and so does another user', async () => {
    const other = { ...ada, seed: 1 };
    const first = (await generate(other, mia)).suggestions;
    for (const { id } of first) await service.client(suggestionRoutes, mia).save({ id: id! });
    const grace = (await generate({ ...other, recipientName: 'Grace' }, mia)).suggestions;
    expect(again(grace, first)).toBeGreaterThan(4);
    const guest = names((await generate(other)).suggestions);
    expect(names((await generate(other, noah)).suggestions)).toEqual(guest);
    expect(again((await generate(other, mia)).suggestions, first)).toBe(0);
  });

  it('keeps two recipients of the same name apart', async () => {
    const one = { ...ada, recipientId: 1, seed: 1 };
    const first = (await generate(one, mia)).suggestions;
    for (const { id } of first) await service.client(suggestionRoutes, mia).save({ id: id! });
    const namesake = (await generate({ ...ada, recipientId: 2, seed: 1 }, mia)).suggestions;
    expect(again(namesake, first)).toBeGreaterThan(4);
    expect(again((await generate(one, mia)).suggestions, first)).toBe(0);
  });
});

describe('Streaming', () => {
  it('sends each suggestion before the answer, which holds the same', async () => {
    const { items, answer } = await stream(ada, null);
    expect(items).toHaveLength(9);
    expect(answer.suggestions).toEqual(items);
    expect((await generate(ada)).suggestions).toEqual(items);
  });

  it('sends a signed-in user only what is stored and can be rated', async () => {
    const { items, answer } = await stream(ada, mia);
    expect(answer.suggestions).toEqual(items);
    for (const { id } of items) await service.client(suggestionRoutes, mia).rate({ id: id!, rating: 5 });
    expect(await stored().countBy({ userId: mia, rating: 5 })).toBe(9);
  });
});

describe('Three hundred random people', () => {
  const some = (list: readonly string[]) => fc.subarray([...list], { minLength: 1, maxLength: 6 });
  const person = fc.record({
    recipientName: fc.constantFrom(
      'Ada',
      'Chris',
      "D'Arcy",
      '李雷',
      'Zoë 🎁',
      '<b>Bob</b>',
      '$& $1',
      'x'.repeat(100),
    ),
    nickname: fc.option(fc.constant('Bee')),
    relationship: fc.constantFrom(...relationships),
    age: fc.oneof(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 17 })),
    occasion: fc.constantFrom(...occasionTypes),
    customType: fc.option(fc.constant('Passed the driving test')),
    interests: some(interests),
    customInterests: fc.option(
      fc.constantFrom('sailing, hates clutter', 'vegan; no more books', '{{x}} %s ${y}'),
    ),
    personality: some(personalityTraits),
    lifestyle: fc.subarray([...lifestyles], { maxLength: 4 }),
    budget: fc.constantFrom(...budgets),
    generationRound: fc.integer({ min: 1, max: 3 }),
  });

  it('get suggestions within every rule', async () => {
    const people = fc.sample(person, { numRuns: 300, seed: 20_260 });
    for (let from = 0; from < people.length; from += 20) {
      const batch = people.slice(from, from + 20);
      const answers = await Promise.all(batch.map((input) => generate(input)));
      answers.forEach(({ suggestions, understood }, index) => {
        // A text may take back a ticked option: "no more books".
        const interests = understood.facts.interests.map(({ phrase }) => phrase);
        expectWithinRules({ ...batch[index]!, interests }, suggestions);
      });
    }
  }, 60_000);
});

describe('Broken input', () => {
  it.each([
    [{ ...ada, recipientName: '' }, 'recipientName', 'Recipient name is required'],
    [
      { ...ada, recipientName: 'a\u0000b' },
      'recipientName',
      'This has characters we can’t save. Please remove them.',
    ],
    [{ ...ada, age: 0 }, 'age', 'Age must be at least 1'],
    [{ ...ada, age: 7.5 }, 'age', 'Enter the age as a whole number'],
    [{ ...ada, age: 121 }, 'age', 'Age must be at most 120'],
    [{ ...ada, budget: '10-20' }, 'budget', 'Please choose a budget'],
    [{ ...ada, interests: [] }, 'interests', 'Please fill in the required fields'],
    [{ ...ada, personality: [] }, 'interests', 'Please fill in the required fields'],
    [{ ...ada, recipientId: 0 }, 'recipientId', expect.any(String)],
    [{ ...ada, occasionDate: '2026-02-30' }, 'occasionDate', 'That date doesn’t exist'],
    [{ ...ada, seed: 1.5 }, 'seed', expect.any(String)],
    [{ ...ada, generationRound: 4 }, 'generationRound', expect.any(String)],
    [{ ...ada, excludeItems: Array.from({ length: 201 }, () => 'x') }, 'excludeItems', expect.any(String)],
    [{ ...ada, isAdmin: true }, '_', expect.any(String)],
  ])('is refused with a word about the field (%#)', async (input, field, message) => {
    await expect(generate(input as WizardInput)).rejects.toMatchObject({
      kind: 'invalid',
      code: 'invalid_input',
      details: { fields: { [field]: message as string } },
    });
  });
});
