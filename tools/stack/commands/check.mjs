import { checkSuites } from '../checks.mjs';
import { openRun } from '../runs.mjs';
import { runSuites } from '../suites.mjs';
import { data } from '../workspace.mjs';

/** `npm run check`: format, types, lint, structure, dead code. */
export default async function check(signal) {
  const run = openRun(data, 'check');
  try {
    return await runSuites(checkSuites({ run, signal }), signal);
  } finally {
    run.close();
  }
}
