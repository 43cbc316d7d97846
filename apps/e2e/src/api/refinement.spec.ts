import { budgetRange, budgets, refinementTypes } from '@giftwell/contracts/gift-ai/vocabulary';
import { generateOutput, type WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { newPerson } from '../person.js';

const ada = {
  recipientName: 'Ada',
  age: 34,
  occasion: 'birthday',
  interests: ['cooking', 'travel'],
  personality: ['creative'],
  budget: '51-100',
} as const satisfies WizardInput;

async function ask(visitor: APIRequestContext, what: 'generate' | 'refine', data: object) {
  const response = await visitor.post(`/api/wizard/${what}-suggestions`, { data });
  expect(response.status(), await response.text()).toBe(200);
  return generateOutput.parse(await response.json()).suggestions;
}

/** A name identifies its idea, apart from case and word order. */
const meaning = (name: string) =>
  name
    .toLowerCase()
    .match(/\p{L}+/gu)!
    .sort()
    .join(' ');

for (const who of ['a guest', 'a user'] as const) {
  test(`${who} is taken in all eight directions, and through three rounds, and sees nothing twice`, async ({
    request,
  }) => {
    if (who === 'a user')
      expect((await request.post('/api/auth/register', { data: newPerson() })).status()).toBe(200);
    const shown: { name: string }[] = [];
    const names = () => shown.map(({ name }) => name);
    for (const generationRound of [1, 2, 3])
      shown.push(...(await ask(request, 'generate', { ...ada, generationRound, excludeItems: names() })));

    for (const refinementType of refinementTypes) {
      const step = { lower_budget: -1, higher_budget: 1 }[refinementType as string] ?? 0;
      const { minCents, maxCents } = budgetRange[budgets[budgets.indexOf(ada.budget) + step]!];
      const refined = await ask(request, 'refine', {
        originalSuggestions: shown.slice(-60).map(({ name }) => ({ name })),
        excludeItems: names().slice(0, -60),
        wizardData: ada,
        refinementType,
      });
      expect(refined, refinementType).toHaveLength(9);
      for (const one of refined) {
        expect(one.priceMinCents, refinementType).toBeGreaterThanOrEqual(minCents);
        expect(one.priceMaxCents, refinementType).toBeLessThanOrEqual(maxCents);
        expect(one.id === null, refinementType).toBe(who === 'a guest');
      }
      shown.push(...refined);
    }
    expect(new Set(names().map(meaning)).size).toBe(3 * 9 + 8 * 9);
  });
}
