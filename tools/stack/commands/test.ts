import { build } from '../build.ts';
import { checks } from '../testing/checks.ts';
import { journeySuites } from '../testing/journeys.ts';
import { engineSuite, speedSuite } from '../testing/speed.ts';
import { runSuites, type Suite } from '../testing/suites.ts';
import { withTestBed } from '../testing/test-bed.ts';
import { runTests } from '../testing/tests.ts';

type Five = [Suite, Suite, Suite, Suite, Suite];

/** `npm test`: all checks and tests of this workspace, with a summary. */
export default function test(signal: AbortSignal) {
  return withTestBed('test', signal, (backing, options) => {
    const { run } = options;
    // Where a container engine answers, the tests start containers instead.
    const env = {
      TEST_SPARE_DATABASE_URL: backing.database('postgres'),
      TEST_SPARE_REDIS_URL: backing.redis,
    };
    const { format, types, structure, lint, lintTypes, deadCode } = checks({ run, signal });
    const isWeb = (name: string) => name === '@giftwell/web';
    const pages = { name: 'page tests', run: () => runTests({ run, signal, isWanted: isWeb }) };
    const features = {
      name: 'unit and feature tests',
      run: () => runTests({ run, signal, env, isWanted: (name) => !isWeb(name) }),
    };
    const building = {
      name: 'build',
      run: async () => ({ passed: 1, failed: 0, output: await build({ run, signal }) }),
    };
    const [plain, one, spoken, accounts, dashboard] = journeySuites(backing, options) as Five;
    const quick = [format, structure, lint, deadCode];
    const oneLane = [building, lintTypes, pages];
    const oneByOne = [spoken, accounts, one];
    const stages = [
      // Types come first: tests, bundles and oxlint read the compiler's output.
      [[types], quick],
      // Both processors are busy until the end: the plain journeys, which use both, end last. With more at once, some tests
      // run into their time limits. On the user's own Redis, two stacks would get each other's jobs.
      ...(backing.externalRedis
        ? [[oneLane, features], plain, ...oneByOne]
        : [
            [
              [...oneLane, plain],
              [features, ...oneByOne],
            ],
          ]),
      // Its load would slow down journeys.
      dashboard,
      // Measured while nothing else runs.
      speedSuite(signal),
      engineSuite({ run, signal }),
    ];
    return runSuites(stages, signal);
  });
}
