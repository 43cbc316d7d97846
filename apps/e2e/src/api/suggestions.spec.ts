import { budgetRange, ideaCategories } from '@giftwell/contracts/gift-ai/vocabulary';
import {
  generateOutput,
  wizardRoutes,
  type GenerateAnswer,
  type WizardInput,
} from '@giftwell/contracts/gift-ai/wizard';
import { expect, test, type APIRequestContext } from '@playwright/test';
import fc from 'fast-check';
import { forEachConcurrently } from './for-each-concurrently.js';
import { wizardInput } from './random-wizard.js';

const path = `/api${wizardRoutes.generate.path}`;
const adultsOnly =
  /\b(wines?|beers?|whisk(?:e?y|ies)|gin|rum|vodka|tequila|champagne|prosecco|cocktails?|cigars?|tobacco|vapes?|cannabis|knife|knives|swords?|axes?|guns?|rifles?|lingerie|erotic|casinos?|poker|lottery)\b/i;
const harmless =
  /\b(butter knife|table knife|palette knife|root beer|ginger beer|glue gun|water guns?|non-alcoholic)\b/gi;
const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .match(/[\p{L}\d]+/gu)!
    .sort()
    .join(' ');

/** The limit for each category: lower with more stated interests. */
const perCategoryFor = (interests: number) => (interests >= 4 ? 2 : interests >= 2 ? 3 : 4);

/** The problems of an answer, as sentences; empty if every rule is kept. */
function problemsOf(
  input: WizardInput,
  { suggestions, understood, source, fallback }: GenerateAnswer,
): string[] {
  const problems: string[] = [];
  const { minCents, maxCents } = budgetRange[input.budget!];
  if (suggestions.length !== 9) problems.push(`${suggestions.length} suggestions`);
  if (source !== 'catalogue' || fallback) problems.push('not from the catalogue');
  for (const one of suggestions) {
    const { name, priceMinCents, priceMaxCents, description, category, reason, price } = one;
    if (priceMinCents < minCents || priceMaxCents > maxCents || priceMinCents > priceMaxCents) {
      problems.push(`${name} costs ${price}`);
    }
    if (input.age! < 18 && adultsOnly.test(`${name} ${description}`.replace(harmless, ''))) {
      problems.push(`${name} is nothing for a minor`);
    }
    if (!(ideaCategories as readonly string[]).includes(category))
      problems.push(`${category} is no category`);
    if (!reason.trim() || /\b(undefined|null|NaN)\b| {2}/.test(`${description} ${reason}`))
      problems.push(`reason: ${reason}`);
    if (one.id !== null) problems.push('a guest got an id');
    if (
      !one.amazonLink.startsWith('https://www.amazon.com/s?') ||
      !one.etsyLink.startsWith('https://www.etsy.com/search?')
    ) {
      problems.push(`${name} leads elsewhere`);
    }
  }
  const names = suggestions.map(({ name }) => wordsOf(name));
  if (new Set(names).size !== names.length) problems.push('the same idea twice');
  const perCategory = Map.groupBy(suggestions, ({ category }) => category);
  const most = perCategoryFor(understood.facts.interests.length);
  for (const [category, { length }] of perCategory)
    if (length > most) problems.push(`${length} × ${category}`);
  return problems;
}

async function generate(request: APIRequestContext, data: object) {
  const response = await request.post(path, { data });
  expect(response.status(), await response.text()).toBe(200);
  return generateOutput.parse(await response.json());
}

test.describe('suggestions for guests', () => {
  test('keep every rule for three hundred random people', async ({ request }) => {
    const people = fc.sample(wizardInput, 300);
    await forEachConcurrently(people, 6, async (input) => {
      const answer = await generate(request, input);
      expect(problemsOf(input, answer), JSON.stringify(input)).toEqual([]);
    });
  });

  test('are the same for the same question and seed, and others in the next round', async ({ request }) => {
    const input = fc.sample(wizardInput, 1)[0]!;
    const first = await generate(request, input);
    expect(await generate(request, input)).toEqual(first);
    const names = first.suggestions.map(({ name }) => name);
    const next = await generate(request, { ...input, excludeItems: names, generationRound: 2 });
    expect(next.suggestions).toHaveLength(9);
    expect(next.suggestions.filter(({ name }) => names.includes(name))).toEqual([]);
  });

  test('come one by one to whoever asks for a stream', async ({ request }) => {
    const input = fc.sample(wizardInput, 1)[0]!;
    const whole = await generate(request, input);
    const response = await request.post(path, { data: input, headers: { accept: 'text/event-stream' } });
    expect(response.headers()['content-type']).toContain('text/event-stream');
    const blocks = (await response.text()).split('\n\n').filter((block) => block.startsWith('event:'));
    const read = (name: string) =>
      blocks
        .filter((block) => block.startsWith(`event: ${name}\n`))
        .map((block) => JSON.parse(block.slice(block.indexOf('data:') + 5)) as unknown);
    expect(read('item')).toEqual(whole.suggestions);
    expect(read('done')).toEqual([whole]);
  });
});
