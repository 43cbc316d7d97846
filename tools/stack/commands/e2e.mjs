import { build } from '../build.mjs';
import { journeySuites } from '../journeys.mjs';
import { step } from '../steps.mjs';
import { runSuites } from '../suites.mjs';
import { withTestBed } from '../test-bed.mjs';

/** `npm run e2e`: the journeys alone; `npm run e2e -- plain voice` those of one kind whose file is called so. */
export default function e2e(signal) {
  return withTestBed('e2e', signal, async (backing, options) => {
    await step('Build', () => build(options));
    return runSuites(journeySuites(backing, options, process.argv.slice(3)), signal);
  });
}
