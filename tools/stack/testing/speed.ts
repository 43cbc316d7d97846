import { benchRequests, columns, wantedBy } from '../../bench/bench-requests.ts';
import { engineRatio } from '../../bench/bench-suggestions.ts';
import { withMeasuredStack } from '../../bench/measure/measured-stack.ts';
import { printTable } from '../../bench/measure/table.ts';
import type { Suite } from './suites.ts';

/** Reads of 20 rows, public data, and two writes. */
const wanted = wantedBy(['20 ', 'shared idea', 'recipient', 'link']);
/** Half of each budget: a change that makes requests twice as slow is noticed, and a busy machine disturbs little. */
const extent = { wanted, warmUp: 1, seconds: 1, rounds: 1, share: 0.5 };

/** Compares requests with the bare program, and the suggestion engine with a search. Each row counts as a test. */
export const speedSuite = (signal: AbortSignal): Suite => ({
  name: 'speed of requests, half of each budget',
  run: () =>
    withMeasuredStack('speed', signal, async (stack) => {
      const rows = [...(await benchRequests(stack, extent)), await engineRatio(stack)];
      printTable('Requests, against a bare program', columns, rows);
      const slow = rows.filter(({ ok }) => !ok);
      return {
        passed: rows.length - slow.length,
        failed: slow.length,
        output: slow.map(({ what }) => `Too slow: ${what.trim()}`).join('\n'),
      };
    }),
});
