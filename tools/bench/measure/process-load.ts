import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

const ticksASecond = 100;

/** Pids by process name. */
export type Pids = Map<string, number>;

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

const fieldsOf = (pid: number) => {
  const stat = read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
};

/** A process and its descendants: Postgres uses a process for each connection. */
function family(pid: number) {
  const names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return [pid, ...names.map(Number).filter((other) => fieldsOf(other)?.[1] === String(pid))];
}

const cpuMs = (pid: number) => {
  // Includes ended children, because a pooled connection may close between two readings.
  const ticks = fieldsOf(pid)?.slice(11, 15).map(Number) ?? [];
  return (ticks.reduce((sum, value) => sum + value, 0) * 1_000) / ticksASecond;
};

/** CPU milliseconds so far by name, from a map of name → pid; empty on systems without /proc. */
export function cpuOf(pids: Pids): Record<string, number> {
  if (process.platform !== 'linux') return {};
  return Object.fromEntries(
    [...pids].map(([name, pid]) => [name, family(pid).reduce((sum, one) => sum + cpuMs(one), 0)]),
  );
}

/** Memory of a process in MiB, including its part of shared memory (PSS). */
export function memoryOf(pid: number) {
  const rollup = read(`/proc/${pid}/smaps_rollup`);
  return rollup ? Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1]) / 1_024 : Number.NaN;
}

/** CPU milliseconds of this process and all its descendants, including ended ones. */
function ownMs() {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), fields: fieldsOf(Number(name)) ?? [] }));
  const family = new Set([process.pid]);
  for (let before = 0; before < family.size;) {
    before = family.size;
    for (const { pid, fields } of all) if (family.has(Number(fields[1]))) family.add(pid);
  }
  const ticks = all
    .filter(({ pid }) => family.has(pid))
    .flatMap(({ fields }) => fields.slice(11, 15))
    .reduce((sum, value) => sum + Number(value), 0);
  return (ticks * 1_000) / ticksASecond;
}

/** Milliseconds of all cores together: those that have passed, and those that were busy. */
export function machineMs() {
  const times = cpus().map((cpu) => cpu.times);
  const all = times.flatMap((one) => Object.values(one)).reduce((sum, value) => sum + value, 0);
  return { all, busy: all - times.reduce((sum, { idle }) => sum + idle, 0) };
}

/** Starts measuring; the returned function gives the share of the processors that other programs have used since. */
export function watchOthers() {
  if (process.platform !== 'linux') return () => Number.NaN;
  const before = { own: ownMs(), ...machineMs() };
  return () => {
    const now = { own: ownMs(), ...machineMs() };
    return Math.max(0, now.busy - before.busy - (now.own - before.own)) / (now.all - before.all);
  };
}
