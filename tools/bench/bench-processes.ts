import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../stack/system/ports.ts';
import { UserError } from '../bootstrap/steps.mjs';
import { root } from '../stack/system/workspace.ts';
import type { Processes } from '../stack/services.ts';
import type { MeasuredStack } from './measure/measured-stack.ts';
import { memoryOf } from './measure/process-load.ts';
import { mebibytes, ms, row } from './measure/table.ts';

export const columns = ['ours', 'budget', 'by process'];

/** Budgets in milliseconds and MiB, by the number of processes. */
const budgets = {
  separate: { name: 'processes', npmStartMs: 2_500, startMs: 1_500, idle: 300, loaded: 450 },
  one: { name: 'one process', npmStartMs: 2_500, startMs: 1_200, idle: 200, loaded: 280 },
};
const rounds = 5;

const timeRow = (what: string, found: number[], budget: number) => {
  const best = Math.min(...found);
  return row(what, { ours: ms(best), budget: `≤ ${ms(budget)}` }, best <= budget);
};

/** From the start of the first process until all are ready: the best of five, because other programs only add time. */
export async function benchStart(stack: MeasuredStack, processes: Processes) {
  const found: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await stack.stop();
    await stack.start();
    const ready = performance.now();
    found.push(ready - Math.min(...stack.processes.map(({ name }) => stack.begun.get(name) ?? NaN)));
  }
  const { name, startMs } = budgets[processes];
  return timeRow(`5   ${name}: start until all are ready`, found, startMs);
}

async function npmStart(data: string, processes: Processes) {
  const port = await freePort();
  const env = { ...process.env, GIFTWELL_DATA: data, GIFTWELL_PROCESSES: processes, PORT: String(port) };
  const begun = performance.now();
  const child = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'close');
  let output = '';
  let ready: number | undefined;
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (ready || !output.includes('Ready after')) continue;
    ready = performance.now();
    child.kill('SIGTERM');
  }
  await ended;
  if (!ready) throw new UserError(`npm start failed:\n${output}`);
  return ready - begun;
}

/**
 * `npm start` with everything built, until its address answers: the best of five, after one that creates the database.
 */
export async function benchNpmStart(processes: Processes) {
  const folder = mkdtempSync(join(tmpdir(), 'giftwell-start-'));
  if (process.getuid?.() === 0) chmodSync(folder, 0o711);
  try {
    const found: number[] = [];
    for (let round = 0; round <= rounds; round += 1) found.push(await npmStart(folder, processes));
    const { name, npmStartMs } = budgets[processes];
    return timeRow(`5   ${name}: npm start, built`, found.slice(1), npmStartMs);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function memoryRow(what: string, stack: MeasuredStack, budget: number) {
  const each = stack.processes.map(({ name }) => ({ name, value: memoryOf(stack.pids.get(name) ?? NaN) }));
  const all = each.reduce((sum, { value }) => sum + value, 0);
  if (Number.isNaN(all))
    return row(what, { ours: 'unknown on this system', budget: `≤ ${mebibytes(budget)}` });
  const detail = each
    .map(({ name, value }) => `${name.replace('-service', '')} ${Math.round(value)}`)
    .join(', ');
  return row(
    what,
    { ours: mebibytes(all), budget: `≤ ${mebibytes(budget)}`, 'by process': detail },
    all <= budget,
  );
}

/** The memory of all our processes when idle. */
export async function benchIdleMemory(stack: MeasuredStack, processes: Processes) {
  await sleep(3_000);
  const { name, idle } = budgets[processes];
  return memoryRow(`5m  ${name}: memory, idle (PSS)`, stack, idle);
}

/** The same right after the other benches. */
export function benchLoadedMemory(stack: MeasuredStack, processes: Processes) {
  const { name, loaded } = budgets[processes];
  return memoryRow(`5m  ${name}: memory after load (PSS)`, stack, loaded);
}

/** The same once the processes have been quiet long enough to give memory back. */
export async function benchQuietMemory(stack: MeasuredStack, processes: Processes) {
  await sleep(35_000);
  const { name, loaded } = budgets[processes];
  return memoryRow(`5m  ${name}: memory, quiet after load (PSS)`, stack, loaded);
}
