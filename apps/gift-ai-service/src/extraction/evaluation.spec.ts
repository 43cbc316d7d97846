import { startOpenAiStandIn } from '../engines/openai-stand-in.js';

type Evaluation = typeof import('../../../../tools/eval/extraction.mjs');

const file = new URL('../../../../tools/eval/extraction.mjs', import.meta.url);
const evaluation = async () => (await import(file.href)) as Evaluation;

/** What `npm run eval:extraction` measures. */
describe('What somebody wrote down as people say it', () => {
  const measured = (async () => (await evaluation()).evaluateExtraction({}))();

  it('is much, in many styles, and some of it is held out', async () => {
    const { name, results, tuned, heldOut } = await measured;
    expect(name).toBe('the rules');
    expect(tuned.utterances).toBeGreaterThanOrEqual(80);
    expect(heldOut.utterances).toBeGreaterThanOrEqual(20);
    expect(new Set(results.map(({ style }) => style)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(results.map(({ id }) => id)).size).toBe(results.length);
  });

  it('is understood: at least nine of ten values are right', async () => {
    const { shareRight } = await evaluation();
    const { tuned, heldOut } = await measured;
    expect(shareRight(tuned.total)).toBeGreaterThanOrEqual(0.95);
    expect(shareRight(heldOut.total)).toBeGreaterThanOrEqual(0.8);
  });

  it('never tells what was not said', async () => {
    const { results, tuned } = await measured;
    const invented = results.filter(
      ({ heldOut, faults }) => !heldOut && faults.some((fault) => fault.invented),
    );
    expect(invented.map(({ id, faults }) => [id, faults])).toEqual([]);
    expect(tuned.total.invented).toBe(0);
  });

  it('is quoted letter by letter', async () => {
    const { results } = await measured;
    for (const { says, sources } of results) for (const { words } of sources) expect(says).toContain(words);
  });

  it('is put to a model as well, over its wire', async () => {
    const standIn = await startOpenAiStandIn();
    const env = { OPENAI_API_KEY: 'key', OPENAI_MODEL: 'some-model', OPENAI_BASE_URL: standIn.baseUrl };
    const { name, results } = await (await evaluation()).evaluateExtraction(env);
    await standIn.close();
    expect(name).toBe('some-model');
    expect(standIn.journal.length).toBeGreaterThanOrEqual(results.length);
    expect(results.some(({ fallback }) => !fallback)).toBe(true);
  });
});
