import { printTable, row } from '../bench/measure/table.ts';
import type { Mark } from './judge.ts';
import { precisionOf, shareRight, type Extraction, type Totals } from './extraction.ts';

const columns = ['right', 'wrong', 'missing', 'invented', 'recall', 'precision'];
/** Minimum for utterances that the authors of the rules had not seen. */
const least = { recall: 0.88, precision: 0.97 };
const percent = (value: number) => `${Math.round(value * 1_000) / 10} %`;

const lineOf = (what: string, mark: Mark, ok: boolean) =>
  row(what, { ...mark, recall: percent(shareRight(mark)), precision: percent(precisionOf(mark)) }, ok);
const spoken = ({ right, wrong, missing, invented }: Mark) => right + wrong + missing + invented > 0;

function printPart(title: string, { byField, total, utterances }: Totals) {
  const lines = Object.entries(byField)
    .filter(([, mark]) => spoken(mark))
    .map(([field, mark]) => lineOf(field, mark, mark.invented === 0));
  return printTable(`${title}: ${utterances} utterances`, columns, [
    ...lines,
    lineOf(
      'all',
      total,
      shareRight(total) >= least.recall && precisionOf(total) >= least.precision && total.invented === 0,
    ),
  ]);
}

/** Prints a row for each field, with separate results for held-out utterances; with `verbose` every error. */
export function printExtraction({ name, results, tuned, heldOut }: Extraction, verbose = false) {
  const kept = printPart(`Understood by ${name}`, tuned);
  printPart('Held out, never tuned on', heldOut);
  const fallbacks = results.filter(({ fallback }) => fallback).length;
  if (fallbacks) console.log(`\n  The rules stood in ${fallbacks} times.`);
  if (!verbose) return kept;
  for (const { id, says, faults, heldOut: isHeldOut } of results) {
    if (!faults.length || isHeldOut) continue;
    console.log(`\n  ${id}: ${says}`);
    for (const { field, expected, given } of faults)
      console.log(`    ${field}: expected ${JSON.stringify(expected)}, given ${JSON.stringify(given)}`);
  }
  return kept;
}
