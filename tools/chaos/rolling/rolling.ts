import { setTimeout as sleep } from 'node:timers/promises';
import type { MeasuredStack } from '../../bench/measure/measured-stack.ts';
import { ms, printTable, row } from '../../bench/measure/table.ts';
import type { Driver } from '../driver.ts';
import type { Journal } from '../journal.ts';
import type { Replicas } from './replicas.ts';

/** How long users work before the first change, and after the last. */
const calmMs = 3_000;
/** New connections still reach a process that stops, until the end of its pod is known: `preStop` in Kubernetes. */
const noticeMs = 3_000;
/** How long one of two processes is gone. */
const goneMs = 8_000;
/** For so long requests may fail after a process was killed. */
const mostMs = 3_000;

interface Setting {
  stack: MeasuredStack;
  driver: Driver;
  replicas: Replicas;
}

const isFailed = ({ status }: { status: number }) => status === 0 || status >= 500;

/** What users saw while something was done to an app. */
interface Seen {
  name: string;
  tookMs: number;
  answered: number;
  failed: number;
  /** From the beginning to the last answer that failed. */
  failedForMs: number;
}

async function watch(name: string, { journal }: Driver, work: () => Promise<void>): Promise<Seen> {
  const [since, before] = [Date.now(), journal.answers.length];
  await work();
  const seen = journal.answers.slice(before);
  const failed = seen.filter(isFailed);
  return {
    ...{ name, tookMs: Date.now() - since, answered: seen.length, failed: failed.length },
    failedForMs: Math.max(0, ...failed.map(({ at }) => at - since)),
  };
}

/** Runs two of each process while users work, and does something to each app in turn. */
async function eachOfTwo(
  { stack, driver, replicas }: Setting,
  change: (app: string) => Promise<void>,
): Promise<Seen[]> {
  try {
    await replicas.double(stack.processes, stack.signal);
    driver.start({ guests: 3, members: 3 });
    await sleep(calmMs);
    const all: Seen[] = [];
    for (const app of replicas.apps) all.push(await watch(app, driver, () => change(app)));
    await sleep(calmMs);
    return all;
  } finally {
    await driver.stop();
    await replicas.stop();
  }
}

/** Replaces each process by a new one, one after the other. True if no request failed. */
export async function rolling(setting: Setting): Promise<boolean> {
  const { stack, driver, replicas } = setting;
  const restarts = await eachOfTwo(setting, async (app) => {
    for (let each = 0; each < 2; each += 1) {
      await replicas.add(app, stack.signal);
      const stop = replicas.retire(app);
      await sleep(noticeMs);
      await stop();
    }
  });
  const limits = { isKept: ({ failed }: Seen) => failed === 0, mayFail: false };
  return report('Two of each, replaced one by one', restarts, driver.journal, limits);
}

/** Kills one of two processes of each app. True if no request failed longer than 3 s after it. */
export async function oneGone(setting: Setting): Promise<boolean> {
  const { stack, driver, replicas } = setting;
  const gone = await eachOfTwo(setting, async (app) => {
    const back = app === 'gateway' ? driver.outages.begin() : () => undefined;
    await replicas.kill(app);
    await sleep(goneMs);
    back();
    await replicas.add(app, stack.signal);
  });
  const limits = { isKept: ({ failedForMs }: Seen) => failedForMs <= mostMs, mayFail: true };
  return report('One of two killed', gone, driver.journal, limits);
}

interface Limits {
  isKept(seen: Seen): boolean;
  mayFail: boolean;
}

function report(title: string, all: Seen[], journal: Journal, { isKept, mayFail }: Limits) {
  const rows = all.map((seen) => {
    const { name, tookMs, answered, failed, failedForMs } = seen;
    const cells = { took: ms(tookMs), answered, failed, 'failures ended after': ms(failedForMs) };
    return row(`2 × ${name}`, cells, isKept(seen));
  });
  const failed = journal.answers.filter(isFailed);
  const total = { answered: journal.answers.length, failed: failed.length, wrong: journal.wrong.length };
  rows.push(row('in all', total, journal.wrong.length === 0 && (mayFail || failed.length === 0)));
  const kept = printTable(title, ['took', 'answered', 'failed', 'failures ended after', 'wrong'], rows);
  for (const { what, status } of failed.slice(0, 10))
    console.log(`  ${what}: ${status || 'the connection failed'}`);
  for (const { what, text } of journal.wrong.slice(0, 10)) console.log(`  ${what}: ${text}`);
  return kept;
}
