import { actionNames, actionsPerSecond, busiestHour, reminderSeconds, remindersAtOnce } from './mix.ts';
import type { ActionName } from './mix.ts';

/** Processor seconds by process. */
export type Cost = Record<string, number>;

/** What was measured. */
export interface Costs {
  /** Of one action of each kind. */
  actions: Record<ActionName, Cost>;
  /** Of one reminder, from the tick to the mail. */
  reminder: Cost;
  /** Reminders that one stack sends in a second while it does nothing else. */
  remindersPerSecond: number;
}

/** Something that limits the number of users, and the number at which it is used up. */
export interface Limit {
  what: string;
  users: number;
}

interface Machine {
  cores: number;
  /** The setting MAILS_PER_MINUTE. */
  mailsPerMinute: number;
}

/** Of a process's time, the share that it should not exceed, so that there is room for bursts and failures. */
const busyAtMost = 0.5;
/** From here on, everything runs twice, so that one may fail. */
const twiceFrom = 100_000;
/** A process that runs more than one thread of work. */
const isParallel = (name: string) => name === 'postgres';

/** Processor seconds a second of each process, for that many users in the busiest hour of December. */
export function loadOf(users: number, { actions }: Costs): Cost {
  const perSecond = actionsPerSecond(users, busiestHour);
  const load: Cost = {};
  for (const action of actionNames)
    for (const [name, seconds] of Object.entries(actions[action]))
      load[name] = (load[name] ?? 0) + perSecond[action] * seconds;
  return load;
}

const sum = (load: Cost) => Object.values(load).reduce((all, value) => all + value, 0);

/** All limits of one machine with one process of each kind, the lowest first. */
export function limitsOf(costs: Costs, { cores, mailsPerMinute }: Machine): Limit[] {
  const ofOne = loadOf(1, costs);
  const due = remindersAtOnce(1) / reminderSeconds;
  const processes = Object.entries(ofOne).map(([name, load]) => ({
    ...{ what: `${name}, ${isParallel(name) ? `${cores} cores` : 'one core'}` },
    users: (isParallel(name) ? cores : 1) / load,
  }));
  return [
    ...processes,
    { what: `all ${cores} cores of the machine`, users: cores / sum(ofOne) },
    { what: 'reminders sent in half an hour', users: costs.remindersPerSecond / due },
    { what: `MAILS_PER_MINUTE=${mailsPerMinute}`, users: mailsPerMinute / 60 / due },
  ].sort((one, other) => one.users - other.users);
}

/** How many of each process that many users need, each at most half busy; of Postgres, how many cores. */
export function replicasFor(users: number, costs: Costs): Record<string, number> {
  const least = users >= twiceFrom ? 2 : 1;
  const needed = Object.entries(loadOf(users, costs)).map(([name, load]) => [
    isParallel(name) ? `${name} cores` : name,
    // A Redis is not doubled for its load: it has a replica for failures.
    Math.max(name === 'redis' ? 1 : least, Math.ceil(load / busyAtMost)),
  ]);
  const due = remindersAtOnce(users) / reminderSeconds;
  const workers = Math.max(least, Math.ceil(due / costs.remindersPerSecond));
  return Object.fromEntries([...needed, ['workers for reminders', workers]]);
}
