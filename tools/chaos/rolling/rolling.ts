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
/** For so long requests may fail after a process was killed, or a service was frozen. */
const maxMs = 3_000;
/** When balancers learn that a process is frozen, as by the readiness probes in Kubernetes; its connections stay. */
const noticedMs = 10_000;
/** How long it stays frozen after that. */
const stillFrozenMs = 12_000;
/** Until balancers know, some requests go to a frozen gateway, and those that it has got wait for their users. */
const maxFrozenGatewayMs = noticedMs + 6_000;
const isFrozen = 'frozen';

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
  /** From the beginning to the start of the last request that failed. */
  lastBegunMs: number;
}

async function watch(name: string, { journal }: Driver, work: () => Promise<void>): Promise<Seen> {
  const [since, before] = [Date.now(), journal.answers.length];
  await work();
  const seen = journal.answers.slice(before);
  const failed = seen.filter(isFailed);
  return {
    ...{ name, tookMs: Date.now() - since, answered: seen.length, failed: failed.length },
    failedForMs: Math.max(0, ...failed.map(({ at }) => at - since)),
    lastBegunMs: Math.max(0, ...failed.map(({ at, ms: took }) => at - took - since)),
  };
}

/** Something that is done to one of two processes of an app, and how the table says it. */
interface Change {
  done: string;
  change(app: string): Promise<void>;
}

const nameOf = (app: string, done: string) => `2 × ${app}, ${done}`;
const frozenGateway = nameOf('gateway', isFrozen);

/** Runs two of each process while users work, and does these things to each app in turn. */
async function eachOfTwo({ stack, driver, replicas }: Setting, ...changes: Change[]): Promise<Seen[]> {
  try {
    await replicas.double(stack.processes, stack.signal);
    driver.start({ guests: 3, members: 3 });
    await sleep(calmMs);
    const all: Seen[] = [];
    for (const app of replicas.apps)
      for (const { done, change } of changes)
        all.push(await watch(nameOf(app, done), driver, () => change(app)));
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
  const change = async (app: string) => {
    for (let each = 0; each < 2; each += 1) {
      await replicas.add(app, stack.signal);
      const stop = replicas.retire(app);
      await sleep(noticeMs);
      await stop();
    }
  };
  const restarts = await eachOfTwo(setting, { done: 'replaced', change });
  const limits = { isKept: ({ failed }: Seen) => failed === 0, mayFail: false };
  return report('Two of each, replaced one by one', restarts, driver.journal, limits);
}

/**
 * Kills one of two processes of each app, and freezes one. True if no request failed longer than 3 s afterwards, and
 * for a frozen gateway none that began when balancers knew it.
 */
export async function oneGone(setting: Setting): Promise<boolean> {
  const { stack, driver, replicas } = setting;
  const killed = async (app: string) => {
    const back = app === 'gateway' ? driver.outages.begin() : () => undefined;
    await replicas.kill(app);
    await sleep(goneMs);
    back();
    await replicas.add(app, stack.signal);
  };
  const frozen = async (app: string) => {
    // Users give up a request to the frozen process before the longest deadlines end.
    const back = driver.outages.begin();
    replicas.freeze(app);
    await sleep(noticedMs);
    const stop = replicas.retire(app);
    await sleep(stillFrozenMs);
    await stop('SIGKILL');
    back();
    await replicas.add(app, stack.signal);
  };
  const gone = await eachOfTwo(
    setting,
    { done: 'killed', change: killed },
    { done: isFrozen, change: frozen },
  );
  const isKept = ({ name, failedForMs, lastBegunMs }: Seen) =>
    name === frozenGateway ? lastBegunMs <= maxFrozenGatewayMs : failedForMs <= maxMs;
  return report('One of two gone', gone, driver.journal, { isKept, mayFail: true });
}

interface Limits {
  isKept(seen: Seen): boolean;
  mayFail: boolean;
}

function report(title: string, all: Seen[], journal: Journal, { isKept, mayFail }: Limits) {
  const rows = all.map((seen) => {
    const { name, tookMs, answered, failed, failedForMs, lastBegunMs } = seen;
    const times = { 'last failure began after': ms(lastBegunMs), 'ended after': ms(failedForMs) };
    return row(name, { took: ms(tookMs), answered, failed, ...times }, isKept(seen));
  });
  const failed = journal.answers.filter(isFailed);
  const total = { answered: journal.answers.length, failed: failed.length, wrong: journal.wrong.length };
  rows.push(row('in all', total, journal.wrong.length === 0 && (mayFail || failed.length === 0)));
  const columns = ['took', 'answered', 'failed', 'last failure began after', 'ended after', 'wrong'];
  const kept = printTable(title, columns, rows);
  for (const { what, status } of failed.slice(0, 10))
    console.log(`  ${what}: ${status || 'the connection failed'}`);
  for (const { what, text } of journal.wrong.slice(0, 10)) console.log(`  ${what}: ${text}`);
  return kept;
}
