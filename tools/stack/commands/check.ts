import { checks } from '../testing/checks.ts';
import { openRun } from '../../bootstrap/runs.mjs';
import { runSuites } from '../testing/suites.ts';
import { data } from '../system/workspace.ts';

/** `npm run check`: format, types, structure, lint, dead code. */
export default async function check(signal: AbortSignal) {
  const run = openRun(data, 'check');
  const { format, types, structure, lint, lintTypes, deadCode } = checks({ run, signal });
  try {
    return await runSuites(
      [
        [types, [format, structure, lint]],
        [lintTypes, deadCode],
      ],
      signal,
    );
  } finally {
    run.close();
  }
}
