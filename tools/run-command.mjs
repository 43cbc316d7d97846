#!/usr/bin/env node
// The entry point of all npm scripts. It needs no package and runs on Node 20; everything after the installation runs
// on the Node that the lockfile pins.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { install, nodeOf } from './bootstrap/install.mjs';
import { sweepRuns } from './bootstrap/runs.mjs';
import { UserError } from './bootstrap/steps.mjs';

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const data = resolve(root, process.env.GIFTWELL_DATA || '.giftwell');
const major = Number(process.versions.node.split('.')[0]);

const stopping = new AbortController();
/** @type {import('node:child_process').ChildProcess | null} */
let stage = null;
let lastSignal = 0;

/** @param {NodeJS.Signals} signal */
function forward(signal) {
  stopping.abort();
  // A terminal signals npm and this process at once, and npm passes its signal on: that counts as one.
  if (Date.now() - lastSignal < 1_000) return;
  lastSignal = Date.now();
  stage?.kill(signal);
}

/**
 * In its own process group, so that Ctrl-C reaches it only through this process, which stops everything in order.
 * Answers its exit code.
 * @param {string[]} command
 * @returns {Promise<number>}
 */
function runStage(command) {
  return new Promise((done, fail) => {
    stage = spawn(nodeOf(root), [join(root, 'tools', 'stack', 'main.ts'), ...command], {
      cwd: root,
      env: { ...process.env, GIFTWELL_DATA: data, GIFTWELL_KEEPER: String(process.pid) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    stage.on('error', fail);
    stage.on('exit', (code, signal) => done(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/** npm may be killed without notice; then this process ends as well. */
function watchParent() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  const watch = () => {
    if (process.ppid !== npm) forward('SIGTERM');
  };
  setInterval(watch, 500).unref();
}

/** @param {string[]} command */
async function up(command) {
  if (!(major >= 20)) throw new UserError(`Giftwell needs Node 20 or newer; this is ${process.version}.`);
  await install(root, stopping.signal);
  if (stopping.signal.aborted) return 130;
  const code = await runStage(command);
  await sweepRuns(data, stage?.pid);
  return code;
}

for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
for (const signal of signals) process.on(signal, () => forward(signal));
watchParent();
try {
  process.exitCode = await up(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof UserError ? `\n${error.message}` : error);
  process.exitCode = 1;
}
