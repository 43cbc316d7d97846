import { parseArgs } from 'node:util';
import { catalogueEngine, serverEngine } from '../../eval/engines.mjs';
import { evaluate } from '../../eval/evaluate.mjs';
import { evaluateExtraction, rulesExtractor, serverExtractor } from '../../eval/extraction.mjs';
import { printExtraction } from '../../eval/extraction-report.mjs';
import { heldOutFolder, loadPeople, tunedFolder } from '../../eval/people.mjs';
import { printReport } from '../../eval/report.mjs';
import { evaluateRestrictions } from '../../eval/restrictions.mjs';
import { printRestrictions } from '../../eval/restrictions-report.mjs';
import { build } from '../build.ts';
import { openRun } from '../../bootstrap/runs.mjs';
import { step, Stop } from '../../bootstrap/steps.mjs';
import { data } from '../system/workspace.ts';

/**
 * `npm run eval:suggestions [-- --verbose --people=8 --server=http://localhost:3000]`: how good the ideas are, for
 * people that the ranking was tuned on and for the last held-out round. `eval:extraction`: how well notes are read.
 * `eval:restrictions`: whether any idea breaks what somebody must not get. `--server` asks a running Giftwell, with
 * whatever model is configured there, in place of the catalogue.
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
    options: {
      verbose: { type: 'boolean' },
      people: { type: 'string' },
      server: { type: 'string' },
    },
  });
  if (positionals.includes('extraction')) return extraction(values, signal);
  if (positionals.includes('restrictions')) return restrictions(values);
  return suggestions(values, signal);
}

async function extraction({ server, verbose }, signal) {
  const extractor = server ? serverExtractor(server) : rulesExtractor;
  return printExtraction(await evaluateExtraction(extractor, signal), verbose) ? 0 : 1;
}

async function restrictions({ server, verbose }) {
  const engine = server ? serverEngine(server) : catalogueEngine();
  return printRestrictions(await evaluateRestrictions(engine), verbose) ? 0 : 1;
}

async function suggestions({ server, people, verbose }, signal) {
  const count = people === undefined ? Infinity : Number(people);
  if (!(count >= 1)) throw new Stop('--people is a number of people, for example --people=8.');
  const engine = server ? serverEngine(server) : catalogueEngine();
  const tuned = await evaluate(loadPeople(tunedFolder), engine, { signal, count });
  const kept = [printReport('Tuned on', tuned, verbose)];
  const heldOut = loadPeople(heldOutFolder);
  if (heldOut.length > 0) {
    const measured = await evaluate(heldOut, engine, { signal, count });
    kept.push(printReport('Held out: the last round', measured, verbose));
  } else console.log('\n  No held-out round waits: the last one has been tuned on.');
  return kept.every(Boolean) ? 0 : 1;
}
