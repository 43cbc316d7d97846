import { budgets, interests } from '@giftwell/contracts/gift-ai/vocabulary';
import { Catalogue, coverageOf } from '@giftwell/gift-ideas';
import { parseArgs } from 'node:util';
import { printTable, row } from '../../bench/measure/table.ts';
import { build } from '../build.ts';
import { openRun } from '../../bootstrap/runs.mjs';
import { step } from '../../bootstrap/steps.mjs';
import { data } from '../system/workspace.ts';

const thinTopic = 8;
const thinCell = 9;

/** `npm run report:catalogue [-- --all]`: number of ideas for each topic, interest, budget and age, gaps first. */
export default async function report(signal: AbortSignal) {
  const run = openRun(data, 'report');
  try {
    await step('Build', () => build({ run, signal }));
  } finally {
    run.close();
  }
  const { values } = parseArgs({ args: process.argv.slice(3), options: { all: { type: 'boolean' } } });
  const catalogue = Catalogue.load();
  const { topics, cells } = coverageOf(catalogue);
  const byCount = topics.toSorted((a, b) => a.ideas - b.ideas);
  const shown = values.all ? byCount : byCount.slice(0, 25);
  printTable(
    `${catalogue.ideas.length} ideas, ${topics.length} topics; those with the fewest ideas`,
    ['ideas', ...budgets],
    shown.map(({ id, ideas, byBudget }) => row(id, { ideas, ...byBudget }, ideas >= thinTopic)),
  );
  const columns = budgets.flatMap((budget) => cells.ages.map((age) => `${budget} at ${age}`));
  printTable(
    'Fewest ideas for an interest of the form, by budget and age',
    ['fewest', 'where'],
    interests.map((interest) => {
      const counts = columns.map((where) => ({ fewest: cells.counts[interest]?.[where] ?? 0, where }));
      const { fewest, where } = counts.reduce((least, one) => (one.fewest < least.fewest ? one : least));
      return row(interest, { fewest, where }, fewest >= thinCell);
    }),
  );
  return 0;
}
