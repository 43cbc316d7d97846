import { parseArgs } from 'node:util';
import { evaluate } from '../../eval/evaluate.mjs';
import { evaluateExtraction } from '../../eval/extraction.mjs';
import { printExtraction } from '../../eval/extraction-report.mjs';
import { printReport } from '../../eval/report.mjs';
import { build } from '../build.mjs';
import { openRun } from '../runs.mjs';
import { step, Stop } from '../steps.mjs';
import { data } from '../workspace.mjs';

/**
 * `npm run eval:suggestions [-- --verbose --people=8]`: how good the engine in use is, by people that somebody thought
 * about, or by some of them. `npm run eval:extraction [-- --verbose]`: how well it is understood what people say.
 */
export default async function evaluation(signal) {
  const run = openRun(data, 'eval');
  try {
    await step('Build', () => build({ run, signal }));
  } finally {
    run.close();
  }
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    allowPositionals: true,
    options: { verbose: { type: 'boolean' }, people: { type: 'string' } },
  });
  if (positionals.includes('extraction'))
    return printExtraction(await evaluateExtraction(process.env, signal), values.verbose) ? 0 : 1;
  const count = values.people === undefined ? Infinity : Number(values.people);
  if (!(count >= 1)) throw new Stop('--people is a number of people, for example --people=8.');
  const result = await evaluate(process.env, { signal, count });
  return printReport(result, values.verbose) ? 0 : 1;
}
