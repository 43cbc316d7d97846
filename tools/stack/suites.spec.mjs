import { countPlaywright } from './journeys.mjs';
import { asOne, runSuites } from './suites.mjs';
import { countJest } from './tests.mjs';

const signal = new AbortController().signal;
const suite = (name, passed, failed, output = '') => ({
  name,
  run: async () => ({ passed, failed, output }),
});

describe('the suites', () => {
  const { log } = console;
  let said;
  beforeEach(() => {
    said = [];
    console.log = (line) => said.push(...line.split('\n'));
  });
  afterEach(() => {
    console.log = log;
  });

  test('add up, and the last line is the sum', async () => {
    expect(await runSuites([suite('unit', 12, 0), suite('journeys', 3, 0)], signal)).toBe(0);
    expect(said.at(-1)).toBe('15 passed, 0 failed');
  });

  test('all run even when the first fails, whose output is shown', async () => {
    expect(await runSuites([suite('lint', 0, 1, 'main.ts is odd'), suite('unit', 5, 0)], signal)).toBe(1);
    expect(said).toContain('main.ts is odd');
    expect(said).toContain('Not in order: lint');
    expect(said.at(-1)).toBe('5 passed, 1 failed');
  });

  test('that break count as one failure each', async () => {
    const broken = { name: 'build', run: () => Promise.reject(new Error('no disk')) };
    expect(await runSuites([broken, suite('unit', 5, 0)], signal)).toBe(1);
    expect(said.join('\n')).toContain('no disk');
    expect(said.at(-1)).toBe('5 passed, 1 failed');
  });

  test('that ran no test have failed', async () => {
    expect(await runSuites([suite('journeys', 0, 0)], signal)).toBe(1);
    expect(said.at(-1)).toBe('0 passed, 1 failed');
  });

  test('stop when we are asked to', async () => {
    await expect(runSuites([suite('unit', 1, 0)], AbortSignal.abort())).rejects.toThrow('Stopped.');
  });

  test('take their counts from the programs', () => {
    expect(asOne({ code: 0, output: '' })).toMatchObject({ passed: 1, failed: 0 });
    expect(asOne({ code: 2, output: '' })).toMatchObject({ passed: 0, failed: 1 });
    const unloaded = { numPassedTests: 4, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
    expect(countJest(JSON.stringify(unloaded))).toEqual({ passed: 4, failed: 2 });
    const journeys = { stats: { expected: 6, unexpected: 1, flaky: 1 }, errors: [{}] };
    expect(countPlaywright(JSON.stringify(journeys))).toEqual({ passed: 6, failed: 3 });
  });
});
