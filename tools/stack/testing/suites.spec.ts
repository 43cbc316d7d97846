import { join } from 'node:path';
import { countPlaywright } from './journeys.ts';
import { asOne, runSuites } from './suites.ts';
import { countJest } from './tests.ts';
import { root } from '../system/workspace.ts';

const signal = new AbortController().signal;
const suite = (name: string, passed: number, failed: number, output = '') => ({
  name,
  run: async () => ({ passed, failed, output }),
});

describe('the suites', () => {
  const { log } = console;
  let said: string[];
  beforeEach(() => {
    said = [];
    console.log = (line: string) => said.push(...line.split('\n'));
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

  test('of one stage run at the same time', async () => {
    let open: () => void;
    const opened = new Promise<void>((done) => (open = done));
    const waits = { name: 'waits', run: () => opened.then(() => ({ passed: 1, failed: 0, output: '' })) };
    const opens = { name: 'opens', run: async () => (open(), { passed: 1, failed: 0, output: '' }) };
    expect(await runSuites([[waits, opens]], signal)).toBe(0);
  });

  test('of one lane run one after the other, beside the other lanes', async () => {
    const order: string[] = [];
    const writes = (name: string) => ({
      name,
      run: async () => {
        order.push(`${name} begins`);
        await Promise.resolve();
        order.push(`${name} ends`);
        return { passed: 1, failed: 0, output: '' };
      },
    });
    expect(await runSuites([[[writes('first'), writes('second')], writes('beside')]], signal)).toBe(0);
    expect(order.filter((line) => !line.startsWith('beside'))).toEqual([
      'first begins',
      'first ends',
      'second begins',
      'second ends',
    ]);
    expect(order.indexOf('beside begins')).toBeLessThan(order.indexOf('second begins'));
    expect(said.at(-1)).toBe('3 passed, 0 failed');
  });

  test('end with the time of each part and the slowest files', async () => {
    const files = Array.from({ length: 12 }, (_, n) => ({ name: `file-${n}.spec.js`, seconds: n }));
    const run = async () => ({ passed: 12, failed: 0, output: '', files });
    await runSuites([{ name: 'unit', run }], signal);
    expect(said.filter((line) => line.endsWith('  unit'))).toHaveLength(1);
    const named = said.filter((line) => line.includes('.spec.js')).map((line) => line.trim());
    expect(named).toHaveLength(10);
    expect(named[0]).toBe('11.0 s  file-11.spec.js');
  });

  test('stop when we are asked to', async () => {
    await expect(runSuites([suite('unit', 1, 0)], AbortSignal.abort())).rejects.toThrow('Stopped.');
  });

  test('take their counts from the programs', () => {
    expect(asOne({ code: 0, output: '' })).toMatchObject({ passed: 1, failed: 0 });
    expect(asOne({ code: 2, output: '' })).toMatchObject({ passed: 0, failed: 1 });
    const testResults = [{ name: join(root, 'apps/web/a.spec.js'), startTime: 1_000, endTime: 3_500 }];
    const unloaded = { numPassedTests: 4, numFailedTests: 1, numRuntimeErrorTestSuites: 1, testResults };
    const files = [{ name: 'apps/web/a.spec.js', seconds: 2.5 }];
    expect(countJest(JSON.stringify(unloaded))).toEqual({ passed: 4, failed: 2, files });
    const test = { tests: [{ results: [{ duration: 1_500 }, { duration: 500 }] }] };
    const suites = [{ file: 'a.spec.ts', specs: [test], suites: [{ specs: [test] }] }];
    const journeys = { stats: { expected: 6, unexpected: 1, flaky: 1 }, errors: [{}], suites };
    const counted = { passed: 6, failed: 3, files: [{ name: 'apps/e2e/src/a.spec.ts', seconds: 4 }] };
    expect(countPlaywright(JSON.stringify(journeys))).toEqual(counted);
  });
});
