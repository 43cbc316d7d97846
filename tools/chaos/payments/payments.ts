import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { MeasuredStack } from '../../bench/measure/measured-stack.ts';
import { printTable, row, type Row } from '../../bench/measure/table.ts';
import type { PaypalStandIn } from '../../stand-ins/paypal/paypal.ts';
import { abandoned } from './abandoned.ts';
import { doubleClicks } from './clicks.ts';
import { crashPoints } from './crash-points.ts';
import { ScenarioContext, type Scenario } from './scenario-context.ts';
import { lastDollars } from './last-dollars.ts';
import { lastPromises } from './last-promises.ts';
import { lostAnswers } from './lost-answers.ts';
import { providerOutages } from './provider-outages.ts';
import { storeRestarts } from './store-restarts.ts';
import { webhooks } from './webhooks.ts';
import { wrongOrders } from './wrong-orders.ts';

const scenarios: Scenario[] = [
  ...[lostAnswers, ...crashPoints, lastDollars, lastPromises, doubleClicks],
  ...[...wrongOrders, ...webhooks, ...providerOutages, abandoned, ...storeRestarts],
];
const columns = [
  ...['ended', 'captured', 'booked', 'paid back', 'difference', 'second captures', 'off balance', 'wrong'],
];
/** A new process compares with the provider at once; this is over by then. */
const calmMs = 5_000;

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** `3 × COMPLETED, 1 × DECLINED`. */
function tally(endings: string[]): string {
  const counts = new Map<string, number>();
  for (const ending of endings) counts.set(ending, (counts.get(ending) ?? 0) + 1);
  return [...counts].map(([ending, count]) => `${count} × ${ending}`).join(', ');
}

/** Plays one scenario, waits until nothing is under way, and compares ledger and provider. */
async function rowOf(
  { name, play }: Scenario,
  context: ScenarioContext,
): Promise<{ row: Row; problems: string[] }> {
  await context.begin();
  try {
    const { endings, problems: own = [] } = await play(context);
    context.paypal.mend();
    const { captured, booked, paidBack, difference, second, ledger, ...found } = await context.settled();
    const problems = [...own, ...ledger, ...found.differing, ...found.problems];
    const values = {
      ...{ ended: endings.length, captured: dollars(captured), booked: dollars(booked) },
      ...{ 'paid back': dollars(paidBack), difference: dollars(difference), 'second captures': second },
      ...{ 'off balance': ledger.length, wrong: problems.length },
    };
    const figures = Object.entries(values).map(([what, value]) => `${what} ${value}`);
    console.log(`  ${name}: ${tally(endings)}\n    ${figures.join(', ')}`);
    return { row: row(name, values, difference === 0 && second === 0 && problems.length === 0), problems };
  } finally {
    context.end();
  }
}

/** Environment of the stack: often looks for unfinished payments, and believes the addresses of payers. */
export const paymentsEnv = (paypal: PaypalStandIn, crashFile: string): NodeJS.ProcessEnv => ({
  ...{ PAYPAL_SIMULATOR_URL: paypal.url, CRASH_AT: crashFile },
  ...{ PAYMENTS_EVERY_SECONDS: '2', TRUSTED_PROXIES: '127.0.0.1,::1' },
});

interface Surroundings {
  stack: MeasuredStack;
  paypal: PaypalStandIn;
  crashFile: string;
  random: () => number;
  scale: number;
  /** Part of the names of the scenarios to play. */
  only: string;
}

/** Plays all scenarios one after the other; true if every captured cent is booked or paid back after each. */
export async function payments({ only, ...around }: Surroundings): Promise<boolean> {
  const db = new pg.Pool({ connectionString: around.stack.databaseUrl, max: 2 });
  // Postgres is killed; later queries connect again.
  db.on('error', () => undefined);
  const context = new ScenarioContext({ ...around, db });
  const rows: Row[] = [];
  const problems: [string, string][] = [];
  try {
    await sleep(calmMs);
    for (const scenario of scenarios.filter(({ name }) => name.includes(only))) {
      around.stack.signal.throwIfAborted();
      const played = await rowOf(scenario, context);
      rows.push(played.row);
      for (const problem of played.problems) problems.push([scenario.name, problem]);
    }
  } finally {
    await db.end();
  }
  const kept = printTable('Payments', columns, rows);
  for (const [name, problem] of problems.slice(0, 40)) console.log(`  ${name}: ${problem}`);
  return kept;
}
