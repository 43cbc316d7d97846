import { suggestionRoutes, type Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { wizardRoutes, type WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import type { TestService } from '@giftwell/server-kit/testing';
import { SuggestionEntity } from '../suggestions/suggestion.entity.js';
import { strangersRecipient, timesAsked, withPlanning } from '../testing/with-planning.js';

const mia = 1;
const miasSister = 11;
let service: TestService;
let planning: TestService;

beforeAll(async () => {
  ({ service, planning } = await withPlanning());
});
afterAll(() => service.close());

const ada: WizardInput = { recipientName: 'Ada', interests: ['cooking'], personality: ['creative'] };
const idsOf = (suggestions: Suggestion[]) => suggestions.map(({ id }) => id!);
async function recipientsOf(suggestions: Suggestion[]) {
  const rows = await service.db
    .getRepository(SuggestionEntity)
    .findBy(idsOf(suggestions).map((id) => ({ id })));
  return [...new Set(rows.map((row) => `${row.recipientId} ${row.wizardData?.recipientId}`))];
}
const generate = (input: WizardInput, userId: number | null = mia) =>
  service.client(wizardRoutes, userId).generate(input);
const refine = (wizardData: WizardInput) =>
  service.client(wizardRoutes, mia).refine({
    originalSuggestions: [{ name: 'A kite' }],
    refinementType: 'more_unique',
    wizardData,
  });

describe('Ideas', () => {
  it('for a recipient of mine are kept with that recipient', async () => {
    for (const answer of [
      await generate({ ...ada, recipientId: miasSister }),
      await refine({ ...ada, recipientId: miasSister }),
    ]) {
      expect(answer.suggestions).toHaveLength(9);
      expect(await recipientsOf(answer.suggestions)).toEqual(['11 11']);
    }
  });

  it('for a recipient of somebody else come, and are kept without one', async () => {
    for (const answer of [
      await generate({ ...ada, recipientId: strangersRecipient }),
      await refine({ ...ada, recipientId: strangersRecipient }),
    ]) {
      expect(answer.suggestions).toHaveLength(9);
      expect(await recipientsOf(answer.suggestions)).toEqual(['null null']);
    }
  });

  it('for a guest, or for nobody in particular, ask nobody whose recipient it is', async () => {
    const before = timesAsked();
    const { suggestions } = await generate({ ...ada, recipientId: miasSister }, null);
    expect(suggestions).toHaveLength(9);
    await generate(ada);
    expect(timesAsked()).toBe(before);
  });

  it('come while planning is away, and nothing is linked', async () => {
    await planning.close();
    const { suggestions } = await generate({ ...ada, recipientId: miasSister });
    expect(suggestions).toHaveLength(9);
    expect(await recipientsOf(suggestions)).toEqual(['null null']);
    expect(service.logLines.join('')).toContain(
      'Planning service unavailable; saving ideas without their recipient',
    );
    const assigning = service
      .client(suggestionRoutes, mia)
      .assign({ ids: idsOf(suggestions), recipientId: miasSister });
    await expect(assigning).rejects.toMatchObject({ kind: 'unavailable', code: 'planning_unavailable' });
    expect(await recipientsOf(suggestions)).toEqual(['null null']);
  });
});
