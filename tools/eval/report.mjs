import { ms, printTable, row } from '../bench/table.mjs';

const percent = (value) => `${Math.round(value * 100)} %`;
const columns = [
  ...['budget kept', 'rules kept', 'facts used', 'first nine', 'accepted', 'wrong'],
  ...['diversity', 'coverage', 'repeats', 'time'],
];

const lineOf = (what, figures, ok) =>
  row(
    what,
    {
      'budget kept': percent(figures.budget),
      'rules kept': percent(figures.rules),
      'facts used': percent(figures.facts),
      'first nine': percent(figures.first),
      accepted: percent(figures.accepted),
      wrong: percent(figures.wrong),
      diversity: percent(figures.diversity),
      coverage: percent(figures.coverage),
      repeats: figures.repeats,
      time: ms(figures.ms),
    },
    ok,
  );

/** What no engine may miss, whoever is asked about. */
const sound = ({ budget, rules, repeats }) => budget === 1 && rules === 1 && repeats === 0;

/** Prints a line for each persona and one for all; with `verbose` also what no friend would have accepted. */
export function printReport({ name, people, total }, verbose) {
  const lines = people.map((one) => lineOf(one.id, one, sound(one)));
  const kept = printTable(`Suggestions of ${name}: ${people.length} people, three rounds each`, columns, [
    ...lines,
    lineOf('all', total, sound(total)),
  ]);
  if (total.own < 1) {
    console.log(`\n  ${percent(total.own)} of the ideas are its own; the catalogue filled in the rest.`);
    console.log(`  It failed ${total.fallbacks} of ${3 * people.length} times.`);
  }
  if (!verbose) return kept;
  for (const { id, missed, mistaken } of people) {
    console.log(`\n  ${id}\n    beside the point: ${missed.join('; ')}`);
    if (mistaken.length) console.log(`    wrong: ${mistaken.join('; ')}`);
  }
  return kept;
}
