import { ms, perSecond, row, type Row } from '../measure/table.ts';
import type { ActionCost } from './costs.ts';
import type { Day } from './day.ts';
import { replicasFor, type Cost, type Costs, type Limit } from './limits.ts';
import { actionNames, perVisit, type ActionName } from './mix.ts';

const short = (name: string) => name.replace('-service', '');
const total = (cost: Cost) => Object.values(cost).reduce((sum, value) => sum + value, 0);
const millis = (seconds: number) => `${(seconds * 1_000).toFixed(2)} ms`;
const percent = (share: number) => `${Math.round(share * 100)} %`;

/** A number of people with two digits that count: `1,200,000`. */
export function people(count: number): string {
  const digits = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1);
  return (Math.round(count / digits) * digits).toLocaleString('en-US');
}

/** The processes by what they take, the largest first. */
const byProcess = (load: Cost, show: (value: number) => string) =>
  Object.entries(load)
    .filter(([, value]) => value > 0.005 * total(load))
    .sort(([, one], [, other]) => other - one)
    .map(([name, value]) => `${short(name)} ${show(value)}`)
    .join(', ');

export const costColumns = ['a visit', 'a second', 'p99', 'CPU of one', 'by process'];

export function costRows(actions: Record<ActionName, ActionCost>, costs: Costs): Row[] {
  const rows = actionNames.map((name) => {
    const { perSecond: rate, p99, cost } = actions[name];
    const cells = { 'a visit': perVisit[name], 'a second': perSecond(rate), p99: ms(p99) };
    const cpu = { 'CPU of one': millis(total(cost)), 'by process': byProcess(cost, millis) };
    return row(name, { ...cells, ...cpu });
  });
  const { reminder, remindersPerSecond } = costs;
  return [
    ...rows,
    row('reminder by mail', {
      ...{ 'a second': perSecond(remindersPerSecond), 'CPU of one': millis(total(reminder)) },
      'by process': byProcess(reminder, millis),
    }),
  ];
}

export const limitColumns = ['users'];

export const limitRows = (limits: Limit[]): Row[] =>
  limits.map(({ what, users }) => row(short(what), { users: people(users) }));

export const dayColumns = [
  'requests a second',
  'answered',
  'p99',
  'machine',
  'reminders after',
  'cores by process',
  'broken',
];

export const dayRows = (days: Day[]): Row[] =>
  days.map((day) =>
    row(`${people(day.users)} users`, {
      ...{ 'requests a second': Math.round(day.wanted), answered: perSecond(day.done), p99: ms(day.p99) },
      ...{ machine: percent(day.busy), 'reminders after': `${day.reminderMinutes.toFixed(1)} min` },
      'cores by process': byProcess(day.cores, (value) => value.toFixed(2)),
      broken: day.broken ?? '',
    }),
  );

/** What saturated first, and between which numbers of users. */
export function verdict(days: Day[]): string {
  const at = days.findIndex(({ broken }) => broken !== undefined);
  const [held, failed] = [days[at === -1 ? days.length - 1 : at - 1], days[at]];
  const kept = held ? `${people(held.users)} users were served` : 'not even the smallest number was served';
  if (!failed) return `${kept}; nothing broke.`;
  const [name = '', cores = 0] = Object.entries(failed.cores).sort(([, a], [, b]) => b - a)[0] ?? [];
  const busiest = `busiest: ${short(name)} with ${cores.toFixed(2)} cores, machine ${percent(failed.busy)}`;
  return `${kept}; at ${people(failed.users)}: ${failed.broken} (${busiest}).`;
}

export const sizes = [1_000, 100_000, 10_000_000];

export function replicaTable(costs: Costs): { columns: string[]; rows: Row[] } {
  const rows = sizes.map((users) => row(`${people(users)} users`, replicasFor(users, costs)));
  return { columns: Object.keys(rows[0]?.values ?? {}), rows };
}
