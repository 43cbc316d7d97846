import { parseArgs } from 'node:util';
import { judgeTitles } from '../../eval/calendar/judge-titles.ts';
import { printTitles } from '../../eval/calendar/titles-report.ts';
import { catalogueEngine, serverEngine } from '../../eval/engines.ts';
import { evaluate } from '../../eval/evaluate.ts';
import { evaluateExtraction, rulesExtractor, serverExtractor } from '../../eval/extraction.ts';
import { printExtraction } from '../../eval/extraction-report.ts';
import { heldOutFolder, loadPeople, tunedFolder } from '../../eval/people.ts';
import { printReport } from '../../eval/report.ts';
import { evaluateRestrictions } from '../../eval/restrictions.ts';
import { printRestrictions } from '../../eval/restrictions-report.ts';
import { build } from '../build.ts';
import { openRun } from '../../bootstrap/runs.mjs';
import { step, UserError } from '../../bootstrap/steps.mjs';
import { data } from '../system/workspace.ts';

interface Options {
  verbose?: boolean;
  people?: string;
  server?: string;
}

/**
 * `npm run eval:suggestions [-- --verbose --people=8 --server=http://localhost:3000]`: quality of the ideas, for people
 * that the ranking was tuned with and for the last held-out round. `eval:extraction`: quality of note reading.
 * `eval:restrictions`: ideas that break a restriction. `eval:calendar`: what is read from titles of calendars. `--server` calls a running Giftwell, with the model configured
 * there, instead of the catalogue.
 */
export default async function evaluation(signal: AbortSignal) {
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
  if (positionals.includes('calendar')) return printTitles(judgeTitles()) ? 0 : 1;
  return suggestions(values, signal);
}

async function extraction({ server, verbose }: Options, signal: AbortSignal) {
  const extractor = server ? serverExtractor(server) : rulesExtractor;
  return printExtraction(await evaluateExtraction(extractor, signal), verbose) ? 0 : 1;
}

async function restrictions({ server, verbose }: Options) {
  const engine = server ? serverEngine(server) : catalogueEngine();
  return printRestrictions(await evaluateRestrictions(engine), verbose) ? 0 : 1;
}

async function suggestions({ server, people, verbose }: Options, signal: AbortSignal) {
  const count = people === undefined ? Infinity : Number(people);
  if (!(count >= 1)) throw new UserError('--people is a number of people, for example --people=8.');
  const engine = server ? serverEngine(server) : catalogueEngine();
  const tuned = await evaluate(loadPeople(tunedFolder), engine, { signal, count });
  const kept = [printReport('Tuned on', tuned, verbose)];
  const heldOut = loadPeople(heldOutFolder);
  if (heldOut.length > 0) {
    const measured = await evaluate(heldOut, engine, { signal, count });
    kept.push(printReport('Held out: the last round', measured, verbose));
  } else console.log('\n  There is no held-out round: the last one has been tuned on.');
  return kept.every(Boolean) ? 0 : 1;
}
