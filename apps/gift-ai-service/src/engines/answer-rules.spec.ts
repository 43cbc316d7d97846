import type { TestService } from '@giftwell/server-kit/testing';
import type { Type } from '@nestjs/common';
import { modelAt, startGiftAi } from '../testing/gift-ai.js';
import { requestFor } from '../testing/suggestion-request.js';
import { startOpenAiStandIn } from './openai-stand-in.js';
import { type EngineIdea, SuggestionEngine } from './suggestion-engine.js';

let standIn: Awaited<ReturnType<typeof startOpenAiStandIn>>;
let service: TestService;
let engine: SuggestionEngine;

beforeAll(async () => {
  standIn = await startOpenAiStandIn();
  service = await startGiftAi(modelAt(standIn.baseUrl));
  engine = service.get(SuggestionEngine as Type<SuggestionEngine>);
});
beforeEach(() => standIn.reset());
afterAll(async () => {
  await service.close();
  await standIn.close();
});

/** All ideas of the answer, and why it ended. */
async function run(asked = requestFor()): Promise<{ ideas: EngineIdea[]; failure: string | null }> {
  const ideas: EngineIdea[] = [];
  try {
    for await (const idea of engine.suggest(asked)) ideas.push(idea);
    return { ideas, failure: null };
  } catch (error) {
    return { ideas, failure: (error as Error).message };
  }
}

describe('The rules of an answer by a model', () => {
  const allergic = requestFor({ customPersonality: 'has a severe nut allergy' });

  it('drop every idea that breaks a limit, in whatever text it says so', async () => {
    standIn.next('breaks_limits');
    const { ideas } = await run(allergic);
    expect(ideas.length).toBeGreaterThan(0);
    expect(JSON.stringify(ideas)).not.toMatch(/almond|cashew|hazelnut|pecan/i);
  });

  it('tell the model the limits first and once more last', async () => {
    await run(allergic);
    const sent = standIn.journal[0]!.request.messages[1]!.content;
    const told = JSON.parse(sent) as Record<string, unknown>;
    const keys = Object.keys(told);
    expect([keys[0], keys.at(-1)]).toEqual(['mustNot', 'reminderMustNot']);
    expect(told['mustNot']).toEqual([expect.stringMatching(/^nuts \(/)]);
  });

  it('leave room for two ideas that serve no stated interest', async () => {
    standIn.always('serves_nothing');
    const { ideas } = await run();
    expect(ideas.filter(({ serves }) => serves.length === 0)).toHaveLength(2);
  });

  it('drop ideas that serve a fact which nobody told', async () => {
    standIn.always('invents_facts');
    expect(await run()).toMatchObject({ ideas: [], failure: 'nothing usable' });
  });

  it('have the model asked once more for what is missing, without what it gave', async () => {
    standIn.next('five_only', 'ideas');
    const { ideas, failure } = await run();
    expect({ count: ideas.length, failure }).toEqual({ count: 9, failure: null });
    const [first, second] = standIn.journal.map(
      ({ request }) => JSON.parse(request.messages[1]!.content) as { neverAgain: string[] },
    );
    expect(first!.neverAgain).toEqual([]);
    expect(second!.neverAgain).toEqual(ideas.slice(0, 5).map(({ name }) => name));
    expect(standIn.journal[1]!.request.messages[0]!.content).toContain('Answer with 7 ideas');
  });

  it('say nothing of what nobody told: no age, no limits', async () => {
    await run(requestFor());
    const told = JSON.parse(standIn.journal[0]!.request.messages[1]!.content) as { person: object };
    expect(Object.keys(told)).not.toContain('mustNot');
    expect(Object.keys(told.person).sort()).toEqual(['name', 'relationship']);
  });

  it('limit how much the model may write and think', async () => {
    await run();
    expect(standIn.journal[0]!.request).toMatchObject({
      max_completion_tokens: 6_000,
      reasoning_effort: 'low',
    });
  });
});
