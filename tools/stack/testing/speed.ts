import { benchRequests, columns, wantedBy } from '../../bench/bench-requests.ts';
import { engineRatio } from '../../bench/bench-suggestions.ts';
import { withMeasuredStack } from '../../bench/measure/measured-stack.ts';
import { printTable, type Row } from '../../bench/measure/table.ts';
import type { Suite, SuiteResult } from './suites.ts';
import type { ExecuteOptions } from '../system/processes.ts';

/** Reads of 20 rows, public data, and two writes. */
const wanted = wantedBy(['20 ', 'shared idea', 'recipient', 'link']);
/** Half of each budget: a change that makes requests twice as slow is noticed, and a busy machine disturbs little. */
const extent = { wanted, warmUp: 1, seconds: 1, rounds: 1, share: 0.5 };

/** Each row counts as a test. */
function resultOf(rows: Row[]): SuiteResult {
  const slow = rows.filter(({ ok }) => !ok);
  return {
    passed: rows.length - slow.length,
    failed: slow.length,
    output: slow.map(({ what }) => `Too slow: ${what.trim()}`).join('\n'),
  };
}

/** Compares requests with the bare program. */
export const speedSuite = (signal: AbortSignal): Suite => ({
  name: 'speed of requests, half of each budget',
  run: () =>
    withMeasuredStack('speed', signal, async (stack) => {
      const rows = await benchRequests(stack, extent);
      printTable('Requests, against a bare program', columns, rows);
      return resultOf(rows);
    }),
});

/** Compares the processor time of the suggestion engine with that of a search. */
export const engineSuite = (options: Pick<ExecuteOptions, 'run' | 'signal'>): Suite => ({
  name: 'speed of suggestions',
  run: async () => {
    const rows = [await engineRatio(options)];
    printTable('Ideas of the catalogue, by searches', ['ratio', 'budget'], rows);
    return resultOf(rows);
  },
});
