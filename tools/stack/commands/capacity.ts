import { availableParallelism } from 'node:os';
import pg from 'pg';
import { prepareActions, type Actions } from '../../bench/capacity/actions.ts';
import { measureActions } from '../../bench/capacity/costs.ts';
import { runDay, type Day } from '../../bench/capacity/day.ts';
import { limitsOf, type Costs } from '../../bench/capacity/limits.ts';
import { actionNames, type ActionName } from '../../bench/capacity/mix.ts';
import { env, measureReminders, plantReminded } from '../../bench/capacity/reminders.ts';
import * as report from '../../bench/capacity/report.ts';
import { withMeasuredStack, type MeasuredStack } from '../../bench/measure/measured-stack.ts';
import { watchOthers } from '../../bench/measure/process-load.ts';
import { printTable } from '../../bench/measure/table.ts';
import { step } from '../../bootstrap/steps.mjs';

/** The setting if none is made; the run itself has none. */
const mailsPerMinute = 120;
/** Of the number of users at which the costs say that the machine is used up. */
const shares = [0.25, 0.4, 0.55, 0.7, 0.85, 1, 1.25];

async function measureCosts(stack: MeasuredStack, actions: Actions, db: pg.Client) {
  const measured = await step('Actions, one kind after the other', () => measureActions(stack, actions));
  const reminders = await step('Reminders', async () => {
    await plantReminded(db);
    return measureReminders(stack, db);
  });
  const ofActions = Object.fromEntries(actionNames.map((name) => [name, measured[name].cost]));
  const costs: Costs = { actions: ofActions as Record<ActionName, Costs['reminder']>, ...reminders };
  return { measured, costs };
}

/** A day with new visitors: those of earlier runs have added hundreds of people, which makes their lists slow. */
async function runDayOf(stack: MeasuredStack, db: pg.Client, users: number): Promise<Day> {
  const actions = await prepareActions(stack);
  try {
    return await runDay({ stack, actions, db }, users);
  } finally {
    actions.close();
  }
}

/** Days of more and more users, until something breaks. */
async function runDays(stack: MeasuredStack, db: pg.Client, machineUsers: number): Promise<Day[]> {
  const days: Day[] = [];
  for (const share of shares) {
    const users = Math.round(machineUsers * share);
    days.push(await step(`A day of ${report.people(users)} users`, () => runDayOf(stack, db, users)));
    if (days.at(-1)?.broken) break;
  }
  return days;
}

async function measure(stack: MeasuredStack) {
  const db = new pg.Client({ connectionString: stack.databaseUrl });
  await db.connect();
  const actions = await step('Visitors', () => prepareActions(stack));
  try {
    const { measured, costs } = await measureCosts(stack, actions, db);
    const cores = availableParallelism();
    const limits = limitsOf(costs, { cores, mailsPerMinute });
    printTable('What one costs', report.costColumns, report.costRows(measured, costs));
    printTable(
      `By these costs: users at which each is used up, on ${cores} cores`,
      report.limitColumns,
      report.limitRows(limits),
    );
    const machine = limits.find(({ what }) => what.startsWith('all '))!;
    const days = await runDays(stack, db, machine.users);
    printTable(
      'A day in December, its busiest hour; the load generator runs on the same machine',
      report.dayColumns,
      report.dayRows(days),
    );
    console.log(`\n  ${report.verdict(days)}`);
    const { columns, rows } = report.replicaTable(costs);
    printTable('Replicas, each at most half busy', columns, rows);
  } finally {
    actions.close();
    await db.end();
  }
}

/** `npm run capacity`: how many users one machine serves, what is used up first, and what more users need. */
export default async function capacity(signal: AbortSignal) {
  const others = watchOthers();
  await withMeasuredStack('capacity', signal, measure, { env });
  console.log(`\n  Other programs took ${Math.round(others() * 100)} % of the processors meanwhile.\n`);
  return 0;
}
