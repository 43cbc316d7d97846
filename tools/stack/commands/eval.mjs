import { evaluate } from '../../eval/evaluate.mjs';
import { printReport } from '../../eval/report.mjs';
import { build } from '../build.mjs';
import { openRun } from '../runs.mjs';
import { step } from '../steps.mjs';
import { data } from '../workspace.mjs';

/** `npm run eval:suggestions [-- --verbose]`: how good the engine in use is, by people that somebody thought about. */
export default async function evaluation(signal) {
  const run = openRun(data, 'eval');
  try {
    await step('Build', () => build({ run, signal }));
  } finally {
    run.close();
  }
  const result = await evaluate(process.env, signal);
  return printReport(result, process.argv.includes('--verbose')) ? 0 : 1;
}
