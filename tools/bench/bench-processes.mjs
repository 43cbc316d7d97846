import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './numbers.mjs';
import { memoryOf } from './process-load.mjs';
import { mebibytes, ms, row } from './table.mjs';

export const columns = ['ours', 'budget', 'by process'];

const budgets = { startMs: 1_500, idle: 350, loaded: 550 };

/** From the start of the first process until all of them are ready, the median of three. */
export async function benchStart(stack) {
  const found = [];
  for (let round = 0; round < 3; round += 1) {
    await stack.stop();
    await stack.start();
    const ready = performance.now();
    found.push(ready - Math.min(...stack.processes.map(({ name }) => stack.begun.get(name))));
  }
  const values = { ours: ms(median(found)), budget: `≤ ${ms(budgets.startMs)}` };
  return row('5   start, built, until all are ready', values, median(found) <= budgets.startMs);
}

function memoryRow(what, stack, budget) {
  const each = stack.processes.map(({ name }) => [name, memoryOf(stack.pids.get(name))]);
  const all = each.reduce((sum, [, value]) => sum + value, 0);
  if (Number.isNaN(all))
    return row(what, { ours: 'unknown on this system', budget: `≤ ${mebibytes(budget)}` });
  const detail = each
    .map(([name, value]) => `${name.replace('-service', '')} ${Math.round(value)}`)
    .join(', ');
  return row(
    what,
    { ours: mebibytes(all), budget: `≤ ${mebibytes(budget)}`, 'by process': detail },
    all <= budget,
  );
}

/** The memory of all processes when idle. */
export async function benchIdleMemory(stack) {
  await sleep(2_000);
  return memoryRow('5   memory of all processes, idle (PSS)', stack, budgets.idle);
}

/** The same right after the other benches. */
export const benchLoadedMemory = (stack) =>
  memoryRow('5   memory of all processes, after load (PSS)', stack, budgets.loaded);
