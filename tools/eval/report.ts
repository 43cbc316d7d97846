import { ms, printTable, row } from '../bench/measure/table.ts';
import type { Evaluation, MeasuredPerson, Total } from './evaluate.ts';

const percent = (value: number) => `${Math.round(value * 100)} %`;

/** A metric, with its value, its target, and whether the target is reached. */
type Bar = [string, (total: Total) => [string | number, string, boolean | undefined]];

/** Targets for people whom the authors of ideas and rules didn't know. */
const bars: Bar[] = [
  ['Answers with nine ideas', ({ nine }) => [percent(nine), '100 %', nine === 1]],
  ['Ideas inside the budget', ({ budget }) => [percent(budget), '100 %', budget === 1]],
  ['Repeats over three rounds', ({ repeats }) => [repeats, '0', repeats === 0]],
  ['Ideas unfit for minors', ({ minors }) => [minors, '0', minors === 0]],
  ['Ideas that break a limit or dislike', ({ breaks }) => [breaks, '0', breaks === 0]],
  ['First nine that serve something stated', ({ first }) => [percent(first), '≥ 85 %', first >= 0.85]],
  ['Rounds two and three that do', ({ later }) => [percent(later), '≥ 60 %', later >= 0.6]],
  ['Stated facts that are served', ({ facts }) => [percent(facts), '≥ 97 %', facts >= 0.97]],
  ['Slowest answer', (total) => [ms(total.ms), '', undefined]],
];
const readBars: Bar[] = [
  [
    'Read: serve something stated',
    ({ readServes = NaN }) => [percent(readServes), '≥ 85 %', readServes >= 0.85],
  ],
  ['Read: stated facts served', ({ readFacts = NaN }) => [percent(readFacts), '≥ 97 %', readFacts >= 0.97]],
  ['Read: silly or wrong', ({ readSilly = NaN }) => [percent(readSilly), '≤ 4 %', readSilly <= 0.04]],
  [
    'Read: reasons that link a true fact',
    ({ readReasons = NaN }) => [percent(readReasons), '≥ 95 %', readReasons >= 0.95],
  ],
];

const lines = (from: Bar[], total: Total) =>
  from.map(([what, figure]) => {
    const [value, bar, ok] = figure(total);
    return row(what, { value, bar }, ok);
  });

/** Prints the table; with `verbose` each person's misses. Returns whether no hard rule was broken. */
export function printReport(title: string, { name, people, total }: Evaluation, verbose = false) {
  const all = [...lines(bars, total), ...(total.read ? lines(readBars, total) : [])];
  printTable(`${title}: ${people.length} people, ${name}`, ['value', 'bar'], all);
  if (total.read)
    console.log(`\n  Readers have seen ${total.read} of these ideas; ${total.unread} are new since.`);
  if (verbose) for (const one of people) printPerson(one);
  return total.nine === 1 && total.budget === 1 && total.repeats + total.minors + total.breaks === 0;
}

function printPerson({ id, first, facts, beside, unserved, brokenNames }: MeasuredPerson) {
  console.log(`\n  ${id}: ${percent(first)} of the ideas, ${percent(facts)} of the facts`);
  if (unserved.length) console.log(`    not served: ${unserved.join('; ')}`);
  if (beside.length) console.log(`    beside it: ${beside.join('; ')}`);
  if (brokenNames.length) console.log(`    breaks a limit: ${brokenNames.join('; ')}`);
}
