import { build } from '../build.ts';
import { journeySuites } from '../testing/journeys.ts';
import { step } from '../../bootstrap/steps.mjs';
import { runSuites } from '../testing/suites.ts';
import { withTestBed } from '../testing/test-bed.ts';

/** `npm run e2e`: only the journeys; `npm run e2e -- plain voice`: those of one kind with a matching file name. */
export default function e2e(signal: AbortSignal) {
  return withTestBed('e2e', signal, async (backing, options) => {
    await step('Build', () => build(options));
    return runSuites(journeySuites(backing, options, process.argv.slice(3)), signal);
  });
}
