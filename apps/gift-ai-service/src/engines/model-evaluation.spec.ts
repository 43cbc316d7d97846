import { startOpenAiStandIn } from './openai-stand-in.js';

type Evaluate = typeof import('../../../../tools/eval/evaluate.mjs');

const file = new URL('../../../../tools/eval/evaluate.mjs', import.meta.url);
const people = 4;

/** `npm run eval:suggestions` with a model: the same people, relay and rules, over the model's wire protocol. */
describe('An evaluation of a model', () => {
  let standIn: Awaited<ReturnType<typeof startOpenAiStandIn>>;
  const evaluated = async () =>
    ((await import(file.href)) as Evaluate).evaluate(
      { OPENAI_API_KEY: 'stand-in', OPENAI_MODEL: 'stand-in-1', OPENAI_BASE_URL: standIn.baseUrl },
      { count: people },
    );

  beforeAll(async () => {
    standIn = await startOpenAiStandIn();
  });
  beforeEach(() => standIn.reset());
  afterAll(() => standIn.close());

  it('asks it about some people, three rounds each, and judges what it says', async () => {
    const { name, people: judged, total } = await evaluated();
    expect(name).toBe('stand-in-1');
    expect(judged).toHaveLength(people);
    expect(standIn.journal).toHaveLength(3 * people);
    for (const { request } of standIn.journal) expect(request.model).toBe('stand-in-1');
    expect(total).toMatchObject({ budget: 1, repeats: 0, fallbacks: 0 });
    expect(total.own).toBeGreaterThan(0.8);
    expect(total.facts).toBeGreaterThan(0.5);
    // It has the same thirty ideas for everybody, and the table shows it.
    expect(total.accepted).toBeLessThan(0.5);
  });

  it('says how often it failed, and what the catalogue filled in is within every rule', async () => {
    standIn.always('server_error');
    const { people: judged, total } = await evaluated();
    expect(total).toMatchObject({ own: 0, fallbacks: 3 * people, budget: 1, rules: 1, repeats: 0 });
    expect(judged).toHaveLength(people);
  });
});
