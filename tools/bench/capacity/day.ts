import type { Client } from 'pg';
import type { MeasuredStack } from '../measure/measured-stack.ts';
import { cpuOf, machineMs } from '../measure/process-load.ts';
import { seeded } from '../measure/numbers.ts';
import type { Actions } from './actions.ts';
import { runArrivals } from './arrivals.ts';
import { stackPids } from './costs.ts';
import {
  busiestHour,
  reminderHour,
  remindersAtOnce,
  reminderSeconds,
  requestsPerSecond,
  shareOfHour,
} from './mix.ts';
import { sendReminders } from './reminders.ts';

/** Seconds that an hour, or several equal ones, take in the run. Requests come at the rate that they have in that hour. */
const windowSeconds = 1;
const busiestSeconds = 5;
const maxP99 = 500;
const maxBusy = 0.97;
const leastDone = 0.95;
const maxFailed = 0.01;

/** How a day went. */
export interface Day {
  users: number;
  /** Of the busiest hour. */
  wanted: number;
  done: number;
  p99: number;
  /** The share of requests that failed. */
  failed: number;
  failures: string;
  /** The share of the machine that was busy in the busiest hour, with the load generator. */
  busy: number;
  /** Cores of each process in the busiest hour. */
  cores: Record<string, number>;
  /** Minutes until the last reminder of 9 o'clock would have been sent. */
  reminderMinutes: number;
  /** What broke, if something did. */
  broken: string | undefined;
}

/** Hours in a row with the same share of the day. */
export function blocksOfDay(): number[] {
  return shareOfHour.flatMap((share, hour) =>
    hour > 0 && hour !== reminderHour && share === shareOfHour[hour - 1] ? [] : [hour],
  );
}

interface Around {
  stack: MeasuredStack;
  actions: Actions;
  db: Client;
}

const shareOf = (before: ReturnType<typeof machineMs>, after: ReturnType<typeof machineMs>) =>
  (after.busy - before.busy) / (after.all - before.all);

/** One hour of the day, at the rate that it has. */
function runHour({ stack, actions }: Around, users: number, hour: number) {
  return runArrivals({
    ...{ url: `http://127.0.0.1:${stack.port}`, next: () => actions.next(), random: seeded(hour) },
    seconds: hour === busiestHour ? busiestSeconds : windowSeconds,
    rate: Math.max(1, requestsPerSecond(users, hour)),
  });
}

/** The busiest hour, with what each process used of it. */
async function runBusiest(around: Around, users: number) {
  const pids = stackPids(around.stack);
  const before = { machine: machineMs(), processes: cpuOf(pids) };
  const result = await runHour(around, users, busiestHour);
  const after = { machine: machineMs(), processes: cpuOf(pids) };
  const cores = Object.fromEntries(
    Object.entries(after.processes).map(([name, ms]) => [
      name,
      (ms - (before.processes[name] ?? ms)) / 1_000 / result.seconds,
    ]),
  );
  return { result, busy: shareOf(before.machine, after.machine), cores };
}

/** The hour of the reminders goes on until they are sent, so that they don't fall into busier ones. */
async function runReminderHour(around: Around, users: number): Promise<number> {
  let isOver = false;
  const sending = sendReminders(around.db).finally(() => (isOver = true));
  while (!isOver) await runHour(around, users, reminderHour);
  return sending;
}

function breakOf(day: Omit<Day, 'broken'>): string | undefined {
  const { wanted, done, p99, failed, failures, busy, reminderMinutes } = day;
  if (failed > maxFailed) return `${Math.round(failed * 100)} % failed: ${failures}`;
  if (p99 > maxP99) return `p99 over ${maxP99} ms`;
  if (done < leastDone * wanted) return 'fewer requests than came';
  if (reminderMinutes * 60 > reminderSeconds) return 'reminders late';
  return busy > maxBusy ? 'no processor time left' : undefined;
}

/** A day in December of that many users; the clock runs faster, the rates are those of the hours. */
export async function runDay(around: Around, users: number): Promise<Day> {
  let reminded = Infinity;
  let busiest: Awaited<ReturnType<typeof runBusiest>> | undefined;
  for (const hour of blocksOfDay()) {
    if (hour === reminderHour) reminded = await runReminderHour(around, users);
    else if (hour === busiestHour) busiest = await runBusiest(around, users);
    else await runHour(around, users, hour);
  }
  const { result, busy, cores } = busiest!;
  const day = {
    ...{ users, busy, cores, wanted: requestsPerSecond(users, busiestHour) },
    ...{ done: result.perSecond, p99: result.p99, failed: result.failed },
    failures: result.failures,
    reminderMinutes: remindersAtOnce(users) / reminded / 60,
  };
  return { ...day, broken: breakOf(day) };
}
