import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { StringDecoder } from 'node:string_decoder';
import { setTimeout as sleep } from 'node:timers/promises';
import { signalGroup } from './runs.mjs';
import { Stop } from './steps.mjs';

const firstPause = 200;
const longestPause = 5_000;
/** After running this long, the next crash starts the back-off from the beginning. */
const healthyAfter = 20_000;
/** How much of a process's last output is remembered for error messages. */
const outputChars = 4_000;
const longestLine = 100_000;

/** Passes a stream's text on in whole lines, several at once. */
function eachLines(stream, give) {
  const decoder = new StringDecoder();
  let rest = '';
  stream.on('data', (chunk) => {
    rest += decoder.write(chunk);
    const end = rest.length > longestLine ? rest.length : rest.lastIndexOf('\n');
    if (end === -1) return;
    give(rest.slice(0, end));
    rest = rest.slice(end + 1);
  });
  stream.on('end', () => rest && give(rest));
}

/**
 * Keeps one process running: a crashed one is started again, after 0.2 s at first and 5 s at most.
 * Each process leads a process group of its own, so that Ctrl-C in the terminal reaches it only through this program.
 */
export class SupervisedProcess {
  #child = null;
  #stopped = false;
  #pause = firstPause;
  #restarting = false;
  #stopWaiting = new AbortController();
  #loop;
  #lastOutput = '';
  #failures = 0;

  /** `spec`: name, command, args, env, cwd, uid, gid, input, signal, patience (ms), run, log. */
  constructor(spec) {
    this.spec = { signal: 'SIGTERM', patience: 15_000, ...spec };
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
      this.#pause = Math.min(this.#pause * 2, longestPause);
    }
  }

  /** Stops the process and starts it again at once, as after a rebuild. */
  async restart() {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    this.#restarting = true;
    signalGroup(child.pid, this.spec.signal);
    await once(child, 'close');
  }

  async stop() {
    this.#stopped = true;
    this.#stopWaiting.abort();
    const child = this.#child;
    if (child?.pid && child.exitCode === null && child.signalCode === null) {
      signalGroup(child.pid, this.spec.signal);
      const force = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), this.spec.patience);
      await this.#loop;
      clearTimeout(force);
    }
    await this.#loop;
  }
}

/** Waits until `check` answers without an error; a process that keeps crashing meanwhile ends the wait. */
export async function ready(child, check, { within = 60_000, signal } = {}) {
  const until = Date.now() + within;
  for (;;) {
    if (signal?.aborted) throw new Stop('Stopped.');
    try {
      return await check();
    } catch (error) {
      const told = `${child.name} does not get ready (${error.message}). Its last output:\n${child.lastLines}`;
      if (child.crashes >= 3 || Date.now() > until) throw new Stop(told);
    }
    await sleep(50);
  }
}

/** Runs a program to its end; answers with its exit code and its whole output. */
export async function execute(command, args, { cwd, env, uid, gid, signal, run, name = command } = {}) {
  if (signal?.aborted) throw new Stop('Stopped.');
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
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const end = () => {
    signalGroup(child.pid, 'SIGTERM');
    setTimeout(() => signalGroup(child.pid, 'SIGKILL'), 5_000).unref();
  };
  signal?.addEventListener('abort', end, { once: true });
  try {
    const code = await new Promise((done, fail) => child.on('error', fail).on('close', done));
    if (signal?.aborted) throw new Stop('Stopped.');
    return { code: code ?? 1, output };
  } finally {
    signal?.removeEventListener('abort', end);
    if (child.pid) run?.removeProcess(child.pid);
  }
}

/** As `execute`, where anything but success ends the command. */
export async function must(command, args, options) {
  const { code, output } = await execute(command, args, options);
  if (code !== 0) throw new Stop(`${options?.name ?? command} failed (exit code ${code}):\n${output}`);
  return output;
}
