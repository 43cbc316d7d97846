import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Every run records its processes and temporary folders, so that the next run finds and removes
 * what a killed run left behind. Needs no package and runs on Node 20.
 */
const folderOf = (data) => join(data, 'runs');

/** The fields of /proc/<pid>/stat behind the name, which may itself hold blanks: state, parent, … */
function statOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** The start time of a process as an opaque text; null when there is none. Tells whether a pid was reused. */
export function birthOf(pid) {
  try {
    if (process.platform === 'linux') {
      const fields = statOf(pid);
      return fields[0] === 'Z' ? null : fields[19];
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

const alive = ({ pid, birth }) => birth !== null && birthOf(pid) === birth;

/** Opens the record of this run; `kind` is the command, `keeper` the parent process, which cleans up. */
export function openRun(data, kind, keeper = null) {
  mkdirSync(folderOf(data), { recursive: true, mode: 0o700 });
  const file = join(folderOf(data), `${kind}-${process.pid}.json`);
  const record = {
    kind,
    owner: { pid: process.pid, birth: birthOf(process.pid) },
    keeper: keeper && { pid: keeper, birth: birthOf(keeper) },
    url: null,
    processes: [],
    folders: [],
  };
  const write = () => {
    writeFileSync(`${file}.new`, JSON.stringify(record));
    renameSync(`${file}.new`, file);
  };
  /** Ignores a full disk; the next change writes the record again. */
  const save = () => {
    try {
      write();
    } catch (error) {
      console.error(`The record of this run could not be written: ${error.message}`);
    }
  };
  write();
  return {
    addProcess(name, pid, signal) {
      record.processes.push({ name, pid, signal, birth: birthOf(pid) });
      save();
    },
    removeProcess(pid) {
      record.processes = record.processes.filter((entry) => entry.pid !== pid);
      save();
    },
    addFolder(folder) {
      record.folders.push(folder);
      save();
    },
    announce(url) {
      record.url = url;
      save();
    },
    close: () => rmSync(file, { force: true }),
  };
}

function readRuns(data) {
  let names;
  try {
    names = readdirSync(folderOf(data)).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    const file = join(folderOf(data), name);
    try {
      return [{ file, ...JSON.parse(readFileSync(file, 'utf8')) }];
    } catch {
      return [];
    }
  });
}

/** Whether a run is still running, or is being cleaned up by its keeper. */
const isOpen = ({ owner, keeper }) => alive(owner) || (!!keeper && alive(keeper));

/** The stack that runs from this data folder now, if one does. */
export const runningStack = (data) =>
  readRuns(data).find((run) => ['start', 'dev'].includes(run.kind) && isOpen(run));

/** Sends a signal to a process and all of its group. */
export function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended already.
    }
  }
}

async function end(entry) {
  if (!alive(entry)) return;
  signalGroup(entry.pid, entry.signal);
  for (let waited = 0; waited < 5_000 && alive(entry); waited += 50) await sleep(50);
  if (alive(entry)) signalGroup(entry.pid, 'SIGKILL');
}

/** Ends the processes of runs whose owner has ended; `owner` counts as ended even while its pid still exists. */
export async function sweepRuns(data, owner) {
  const left = readRuns(data).filter((run) => run.owner.pid === owner || !isOpen(run));
  for (const run of left) {
    for (const entry of run.processes.toReversed()) await end(entry);
    for (const folder of run.folders) rmSync(folder, { recursive: true, force: true });
    rmSync(run.file, { force: true });
  }
  return left.length;
}
