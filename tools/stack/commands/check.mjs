import { checks } from '../checks.mjs';
import { openRun } from '../runs.mjs';
import { runSuites } from '../suites.mjs';
import { data } from '../workspace.mjs';

/** `npm run check`: format, types, structure, lint, dead code. */
export default async function check(signal) {
  const run = openRun(data, 'check');
  const { format, types, structure, lint, lintRoot, deadCode } = checks({ run, signal });
  try {
    return await runSuites(
      [
        [types, format, structure],
        [lint, lintRoot, deadCode],
      ],
      signal,
    );
  } finally {
    run.close();
  }
}
