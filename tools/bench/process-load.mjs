import { readdirSync, readFileSync } from 'node:fs';

const ticksASecond = 100;

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

const fieldsOf = (pid) => {
  const stat = read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
};

/** A process and those it started: Postgres answers each connection in one of its own. */
function family(pid) {
  const names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return [pid, ...names.map(Number).filter((other) => fieldsOf(other)?.[1] === String(pid))];
}

const cpuMs = (pid) => {
  const fields = fieldsOf(pid);
  return fields ? ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksASecond : 0;
};

/** CPU milliseconds so far by name, from a map of name → pid; empty where the system has no /proc. */
export function cpuOf(pids) {
  if (process.platform !== 'linux') return {};
  return Object.fromEntries(
    [...pids].map(([name, pid]) => [name, family(pid).reduce((sum, one) => sum + cpuMs(one), 0)]),
  );
}

/** MiB that a process holds, its share of what it has in common with others included (PSS). */
export function memoryOf(pid) {
  const rollup = read(`/proc/${pid}/smaps_rollup`);
  return rollup ? Number(/^Pss:\s+(\d+) kB/m.exec(rollup)[1]) / 1_024 : Number.NaN;
}
