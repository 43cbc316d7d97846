import type { evaluateRestrictions } from './restrictions.ts';

/**
 * Prints the number of ideas that break a restriction, and with `verbose` each of them; returns whether there is none.
 */
export function printRestrictions(
  { name, phrasings, budgets, ideas, violations }: Awaited<ReturnType<typeof evaluateRestrictions>>,
  verbose = false,
) {
  console.log(
    `\n  ${name}: ${phrasings} phrasings in ${budgets} budgets, ${ideas} ideas, ${violations.length} that break what was said`,
  );
  const shown = verbose ? violations : violations.slice(0, 10);
  for (const { says, budget, name: idea, text } of shown)
    console.log(`    "${says}" (${budget}): ${idea}${text === idea ? '' : ` — ${text}`}`);
  return violations.length === 0;
}
