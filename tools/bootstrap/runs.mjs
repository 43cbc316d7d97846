import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from './steps.mjs';

/**
 * A process with its start time, which tells it from a later one with the same pid.
 * @typedef {{ pid: number, birth: string | null }} KnownProcess
 */
/**
 * What is written down of a run.
 * @typedef {{
 *   kind: string,
 *   owner: KnownProcess,
 *   keeper: KnownProcess | null,
 *   url: string | null,
 *   processes: (KnownProcess & { name: string, signal: NodeJS.Signals })[],
 *   folders: string[],
 * }} RunRecord
 */
/** @typedef {ReturnType<typeof openRun>} Run */

/**
 * Every run records its processes and temporary folders, so that the next run finds and removes
 * what a killed run left behind. Needs no package and runs on Node 20.
 */
/** @param {string} data */
const folderOf = (data) => join(data, 'runs');

/**
 * The fields of /proc/<pid>/stat behind the name, which may itself hold blanks: state, parent, …
 * @param {number} pid
 */
function statOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/**
 * The start time of a process as an opaque text; null when there is none. Tells whether a pid was reused.
 * @param {number} pid
 * @returns {string | null}
 */
export function birthOf(pid) {
  try {
    if (process.platform === 'linux') {
      const fields = statOf(pid);
      return fields[0] === 'Z' ? null : (fields[19] ?? null);
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

/** @param {KnownProcess} process */
const alive = ({ pid, birth }) => birth !== null && birthOf(pid) === birth;

/**
 * Opens the record of this run; `kind` is the command, `keeper` the pid of the parent process, which cleans up.
 * @param {string} data
 * @param {string} kind
 * @param {number | null} keeper
 */
export function openRun(data, kind, keeper = null) {
  mkdirSync(folderOf(data), { recursive: true, mode: 0o700 });
  const file = join(folderOf(data), `${kind}-${process.pid}.json`);
  /** @type {RunRecord} */
  const record = {
    kind,
    owner: { pid: process.pid, birth: birthOf(process.pid) },
    keeper: keeper === null ? null : { pid: keeper, birth: birthOf(keeper) },
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
      console.error(`The record of this run could not be written: ${messageOf(error)}`);
    }
  };
  write();
  return {
    /** @type {(name: string, pid: number, signal: NodeJS.Signals) => void} */
    addProcess(name, pid, signal) {
      record.processes.push({ name, pid, signal, birth: birthOf(pid) });
      save();
    },
    /** @param {number} pid */
    removeProcess(pid) {
      record.processes = record.processes.filter((entry) => entry.pid !== pid);
      save();
    },
    /** @param {string} folder */
    addFolder(folder) {
      record.folders.push(folder);
      save();
    },
    /** @param {string} url */
    announce(url) {
      record.url = url;
      save();
    },
    close: () => rmSync(file, { force: true }),
  };
}

/**
 * @param {string} data
 * @returns {(RunRecord & { file: string })[]}
 */
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

/**
 * Whether a run is still running, or is being cleaned up by its keeper.
 * @param {RunRecord} run
 */
const isOpen = ({ owner, keeper }) => alive(owner) || (!!keeper && alive(keeper));

/**
 * The stack that runs from this data folder now, if one does.
 * @param {string} data
 */
export const runningStack = (data) =>
  readRuns(data).find((run) => ['start', 'dev'].includes(run.kind) && isOpen(run));

/**
 * Sends a signal to a process and all of its group.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    try {
      process.kill(pid, signal);
    } catch {
      // It has already ended.
    }
  }
}

/** @param {RunRecord['processes'][number]} entry */
async function end(entry) {
  if (!alive(entry)) return;
  signalGroup(entry.pid, entry.signal);
  for (let waited = 0; waited < 5_000 && alive(entry); waited += 50) await sleep(50);
  if (alive(entry)) signalGroup(entry.pid, 'SIGKILL');
}

/**
 * Ends the processes of runs whose owner has ended; `owner`, a pid, counts as ended even while that still exists.
 * @param {string} data
 * @param {number} [owner]
 */
export async function sweepRuns(data, owner) {
  const left = readRuns(data).filter((run) => run.owner.pid === owner || !isOpen(run));
  for (const run of left) {
    for (const entry of run.processes.toReversed()) await end(entry);
    for (const folder of run.folders) rmSync(folder, { recursive: true, force: true });
    rmSync(run.file, { force: true });
  }
  return left.length;
}
