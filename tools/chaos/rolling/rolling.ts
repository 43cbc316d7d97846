import { setTimeout as sleep } from 'node:timers/promises';
import type { MeasuredStack } from '../../bench/measure/measured-stack.ts';
import { ms, printTable, row } from '../../bench/measure/table.ts';
import { answers } from '../../stack/stack.ts';
import { freePort } from '../../stack/system/ports.ts';
import { ready, SupervisedProcess } from '../../stack/system/processes.ts';
import type { Driver } from '../driver.ts';
import type { Balancer } from './balancer.ts';

/** How long users work before the first restart, and with all processes replaced. */
const calmMs = 3_000;
/** New connections still reach a process that stops, until the end of its pod is known: `preStop` in Kubernetes. */
const noticeMs = 3_000;

/** One process of an app, and the port that its balancer passes connections to. */
interface Replica {
  process: SupervisedProcess;
  port: number;
}

const portOf = ({ spec: { env = {}, name } }: SupervisedProcess) =>
  Number(name === 'gateway' ? env.PORT : env.RPC_PORT);

/** Starts another process like this one on ports of its own. */
async function successorOf({ spec }: SupervisedProcess, signal: AbortSignal): Promise<Replica> {
  const [port, healthPort] = [await freePort(), await freePort()];
  const isGateway = spec.name === 'gateway';
  const ports = isGateway ? { PORT: port } : { RPC_PORT: port, HEALTH_PORT: healthPort };
  const env = {
    ...spec.env,
    ...Object.fromEntries(Object.entries(ports).map(([key, value]) => [key, `${value}`])),
  };
  const process = new SupervisedProcess({ ...spec, env });
  await ready(process, () => answers(isGateway ? port : healthPort), { signal });
  return { process, port };
}

interface Restart {
  name: string;
  tookMs: number;
  answered: number;
  failed: number;
}

interface Rolled {
  stack: MeasuredStack;
  driver: Driver;
  balancers: Map<string, Balancer>;
}

const isFailed = ({ status }: { status: number }) => status === 0 || status >= 500;

/** Replaces each process of an app by a new one, one after the other; each stops when its successor is ready. */
async function restartApp(
  name: string,
  replicas: Replica[],
  { stack, driver, balancers }: Rolled,
): Promise<Restart> {
  const since = performance.now();
  const before = driver.journal.answers.length;
  const balancer = balancers.get(name);
  if (!balancer) throw new Error(`${name} has no balancer`);
  for (const [index, old] of replicas.entries()) {
    replicas[index] = await successorOf(old.process, stack.signal);
    balancer.targets = replicas.map(({ port }) => port);
    await sleep(noticeMs);
    await old.process.stop();
  }
  const seen = driver.journal.answers.slice(before);
  return {
    name,
    tookMs: performance.now() - since,
    answered: seen.length,
    failed: seen.filter(isFailed).length,
  };
}

/** Two of each process, replaced one by one while users work. True if no request failed. */
export async function rolling({ stack, driver, balancers }: Rolled): Promise<boolean> {
  const all = new Map<string, Replica[]>();
  try {
    for (const process of stack.processes) {
      const replicas = [{ process, port: portOf(process) }, await successorOf(process, stack.signal)];
      all.set(process.name, replicas);
      const balancer = balancers.get(process.name);
      if (balancer) balancer.targets = replicas.map(({ port }) => port);
    }
    driver.start({ guests: 3, members: 3 });
    await sleep(calmMs);
    const restarts: Restart[] = [];
    for (const [name, replicas] of all)
      restarts.push(await restartApp(name, replicas, { stack, driver, balancers }));
    await sleep(calmMs);
    await driver.stop();
    return report(restarts, driver);
  } finally {
    await driver.stop();
    for (const { process } of [...all.values()].flat()) await process.stop();
  }
}

function report(restarts: Restart[], { journal }: Driver) {
  const failed = journal.answers.filter(isFailed);
  const rows = restarts.map(({ name, tookMs, answered, failed: lost }) =>
    row(`2 × ${name}`, { took: ms(tookMs), answered, failed: lost }, lost === 0),
  );
  const total = { answered: journal.answers.length, failed: failed.length, wrong: journal.wrong.length };
  rows.push(row('in all', total, failed.length + journal.wrong.length === 0));
  const kept = printTable('Two of each, replaced one by one', ['took', 'answered', 'failed', 'wrong'], rows);
  for (const { what, status } of failed.slice(0, 10))
    console.log(`  ${what}: ${status || 'the connection failed'}`);
  for (const { what, text } of journal.wrong.slice(0, 10)) console.log(`  ${what}: ${text}`);
  return kept;
}
