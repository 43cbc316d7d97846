import { build } from '../build.mjs';
import { runJourneys } from '../journeys.mjs';
import { step } from '../steps.mjs';
import { runSuites } from '../suites.mjs';
import { withTestBed } from '../test-bed.mjs';

/** `npm run e2e`: the journeys alone. */
export default function e2e(signal) {
  return withTestBed('e2e', signal, async (backing, options) => {
    await step('Build', () => build(options));
    return runSuites([{ name: 'journeys', run: () => runJourneys(backing, options) }], signal);
  });
}
