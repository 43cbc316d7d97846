import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { setTimeout as sleep } from 'node:timers/promises';
import { signalGroup, type Run } from '../../bootstrap/runs.mjs';
import type { Log } from './log.ts';
import { messageOf, UserError } from '../../bootstrap/steps.mjs';

const firstPause = 200;
const maxPauseMs = 5_000;
/** After running this long, a crash restarts the back-off from the beginning. */
const healthyAfter = 20_000;
/** Number of characters of a process's last output kept for error messages. */
const outputChars = 4_000;
const maxLineLength = 100_000;
/** How long a process may take to stop, in ms. */
const patience = 15_000;

export interface ProcessSpec {
  name: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  uid?: number;
  gid?: number;
  /** Its standard input. */
  input?: string;
  /** The signal that stops it; SIGTERM by default. */
  signal?: NodeJS.Signals;
  /** How long it may take to stop before it is killed, in ms. */
  patience?: number;
  run: Run;
  log: Log;
}

/** Options for running a program; `signal` stops it, and `name` is used in messages. */
export interface ExecuteOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
  signal?: AbortSignal;
  run?: Run;
  name?: string;
}

/** Splits a stream's text into whole lines and passes on several at once. */
function eachLines(stream: Readable, give: (lines: string) => void) {
  const decoder = new StringDecoder();
  let rest = '';
  stream.on('data', (chunk: Buffer) => {
    rest += decoder.write(chunk);
    const end = rest.length > maxLineLength ? rest.length : rest.lastIndexOf('\n');
    if (end === -1) return;
    give(rest.slice(0, end));
    rest = rest.slice(end + 1);
  });
  stream.on('end', () => rest && give(rest));
}

/**
 * Keeps one process running: restarts it after a crash, after 0.2 s at first and 5 s at most. Each process leads its
 * own process group, so that Ctrl-C in the terminal reaches it only through this program.
 */
export class SupervisedProcess {
  #child: ChildProcess | null = null;
  #stopped = false;
  #pause = firstPause;
  #restarting = false;
  #stopWaiting = new AbortController();
  #loop: Promise<void>;
  #lastOutput = '';
  #failures = 0;

  readonly spec: ProcessSpec & { signal: NodeJS.Signals };

  constructor(spec: ProcessSpec) {
    this.spec = { ...spec, signal: spec.signal ?? 'SIGTERM' };
    this.#loop = this.#supervise();
  }

  get name() {
    return this.spec.name;
  }
  get crashes() {
    return this.#failures;
  }
  get lastLines() {
    return this.#lastOutput.split('\n').slice(-20).join('\n');
  }

  #spawn() {
    const { name, command, args, env, cwd, uid, gid, input, run, signal, log } = this.spec;
    const child = spawn(command, args, {
      cwd,
      env,
      uid,
      gid,
      detached: true,
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    });
    child.on('error', (error) => log(name, String(error)));
    if (child.pid) run.addProcess(name, child.pid, signal);
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      eachLines(stream, (lines) => {
        this.#lastOutput = `${this.#lastOutput}\n${lines}`.slice(-outputChars);
        log(name, lines);
      });
    }
    return child;
  }

  async #supervise() {
    while (!this.#stopped) {
      const since = Date.now();
      this.#child = this.#spawn();
      const [code, signal] = await once(this.#child, 'close').catch(() => [null, null]);
      if (this.#child.pid) this.spec.run.removeProcess(this.#child.pid);
      if (this.#stopped) return;
      if (this.#restarting) {
        this.#restarting = false;
        continue;
      }
      this.#failures += 1;
      if (Date.now() - since > healthyAfter) this.#pause = firstPause;
      const how = signal ?? (code === null ? 'could not start' : `exit code ${code}`);
      this.spec.log(this.name, `stopped unexpectedly (${how}); starting it again in ${this.#pause / 1000} s`);
      await sleep(this.#pause, undefined, { signal: this.#stopWaiting.signal }).catch(() => undefined);
      this.#pause = Math.min(this.#pause * 2, maxPauseMs);
    }
  }

  /** Before a crash on purpose: the process is then started again without a longer pause. */
  resetPause() {
    this.#pause = firstPause;
  }

  /** Stops the process and starts it again at once. */
  async restart() {
    const child = this.#child;
    if (!child?.pid || child.exitCode !== null) return;
    this.#restarting = true;
    signalGroup(child.pid, this.spec.signal);
    await once(child, 'close');
  }

  /** For tests: the process keeps its connections and answers nothing. */
  freeze() {
    const pid = this.#child?.pid;
    if (pid) signalGroup(pid, 'SIGSTOP');
  }

  /** With another signal than usual for tests that break things. */
  async stop(signal = this.spec.signal) {
    this.#stopped = true;
    this.#stopWaiting.abort();
    const child = this.#child;
    const pid = child?.pid;
    if (pid && child.exitCode === null && child.signalCode === null) {
      signalGroup(pid, signal);
      const force = setTimeout(() => signalGroup(pid, 'SIGKILL'), this.spec.patience ?? patience);
      await this.#loop;
      clearTimeout(force);
    }
    await this.#loop;
  }
}

/** Waits until `check` succeeds; fails if the process keeps crashing. */
export async function ready<T>(
  child: SupervisedProcess,
  check: () => T | Promise<T>,
  { within = 60_000, signal }: { within?: number; signal?: AbortSignal } = {},
): Promise<T> {
  const until = Date.now() + within;
  for (;;) {
    if (signal?.aborted) throw new UserError('Stopped.');
    try {
      return await check();
    } catch (error) {
      const told = `${child.name} does not get ready (${messageOf(error)}). Its last output:\n${child.lastLines}`;
      if (child.crashes >= 3 || Date.now() > until) throw new UserError(told);
    }
    await sleep(50);
  }
}

/** Runs a program to its end; returns its exit code and output. */
export async function execute(
  command: string,
  args: string[],
  { cwd, env, uid, gid, signal, run, name = command }: ExecuteOptions = {},
) {
  if (signal?.aborted) throw new UserError('Stopped.');
  const child = spawn(command, args, {
    cwd,
    env,
    uid,
    gid,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid) run?.addProcess(name, child.pid, 'SIGTERM');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const end = () => {
    const { pid } = child;
    if (!pid) return;
    signalGroup(pid, 'SIGTERM');
    setTimeout(() => signalGroup(pid, 'SIGKILL'), 5_000).unref();
  };
  signal?.addEventListener('abort', end, { once: true });
  try {
    const code = await new Promise<number | null>((done, fail) => child.on('error', fail).on('close', done));
    if (signal?.aborted) throw new UserError('Stopped.');
    return { code: code ?? 1, output };
  } finally {
    signal?.removeEventListener('abort', end);
    if (child.pid) run?.removeProcess(child.pid);
  }
}

/** Like `execute`, but throws unless the program succeeds. */
export async function executeOrThrow(command: string, args: string[], options?: ExecuteOptions) {
  const { code, output } = await execute(command, args, options);
  if (code !== 0) throw new UserError(`${options?.name ?? command} failed (exit code ${code}):\n${output}`);
  return output;
}
