import { build } from '../build.mjs';
import { checks } from '../checks.mjs';
import { journeySuites } from '../journeys.mjs';
import { runSuites } from '../suites.mjs';
import { withTestBed } from '../test-bed.mjs';
import { runTests } from '../tests.mjs';

/** `npm test`: everything that can be shown about this workspace, and one line that says how it went. */
export default function test(signal) {
  return withTestBed('test', signal, (backing, options) => {
    const { run } = options;
    const env = { TEST_DATABASE_URL: backing.database('postgres'), TEST_REDIS_URL: backing.redis };
    const { format, types, structure, lintRoot, deadCode } = checks({ run, signal });
    const tests = { name: 'lint, unit, feature and page tests', run: () => runTests({ run, signal, env }) };
    const stages = [
      // Types come first: tests and lint read what the compiler makes.
      [types, format, structure],
      [tests, lintRoot, deadCode],
      { name: 'build', run: async () => ({ passed: 1, failed: 0, output: await build({ run, signal }) }) },
      ...journeySuites(backing, options),
    ];
    return runSuites(stages, signal);
  });
}
