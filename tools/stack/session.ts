import { mkdirSync } from 'node:fs';
import { startBacking, type Backing } from './backing/backing.ts';
import { openLog } from './system/log.ts';
import { isFree } from './system/ports.ts';
import { openRun, runningStack } from '../bootstrap/runs.mjs';
import { openSecrets } from './system/secrets.ts';
import { integrations } from './services.ts';
import { codeOf, UserError } from '../bootstrap/steps.mjs';
import { data } from './system/workspace.ts';

/** The public port; throws if it is taken, even by a running Giftwell. */
export async function publicPort() {
  const other = runningStack(data);
  if (other) {
    const where = other.url ? ` on ${other.url}` : '';
    throw new UserError(
      `Giftwell already runs from this folder${where}. Stop it first, or run a second one next to it:\n` +
        `  PORT=${Number(process.env.PORT || 3000) + 1} GIFTWELL_DATA=.giftwell-second npm start`,
    );
  }
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UserError(`PORT must be a number, not "${process.env.PORT}".`);
  if (await isFree(port)) return port;
  throw new UserError(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);
}

/** Reads `.env`, which never overrides variables that are set. */
export function readEnvFile() {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** Shows only warnings, errors and unstructured output: there may be thousands of request lines a second. */
const isNews = (lines: string) => /"level":"(?:warn|error|fatal)"|^[^{\n]/m.test(lines);

/** Opens the data folder for a stack; `npm run dev` shows all output. */
export function openSession(kind: string, signal: AbortSignal) {
  mkdirSync(data, { recursive: true });
  const run = openRun(data, kind, Number(process.env.GIFTWELL_KEEPER) || null);
  let shown = false;
  // Normal output of Postgres and Redis goes only to their log files.
  const log = openLog(data, (name, lines) =>
    shown && !['postgres', 'redis'].includes(name)
      ? kind === 'dev' || isNews(lines)
      : lines.includes('stopped unexpectedly'),
  );
  return {
    ...{ run, log, secret: openSecrets(data), folder: data, signal },
    /** Prints output from now on. */
    show: () => void (shown = true),
  };
}

export type Session = ReturnType<typeof openSession>;

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));

/**
 * Starts Postgres and Redis of a session in parallel with `building`, then runs `work`, and always stops everything in
 * order.
 */
export async function withBacking<T>(
  session: Session,
  building: Promise<unknown>,
  work: (backing: Backing) => Promise<T>,
): Promise<T> {
  const given = { database: process.env.DATABASE_URL, redis: process.env.REDIS_URL };
  try {
    const [built, started] = await Promise.allSettled([building, startBacking(given, session)]);
    if (started.status === 'rejected') throw asError(started.reason);
    const backing = started.value;
    try {
      if (built.status === 'rejected') throw asError(built.reason);
      return await work(backing);
    } finally {
      await backing.stop();
    }
  } finally {
    session.run.close();
  }
}

/** Prints for each provider what is used now, and which variables change it. */
export function printIntegrations() {
  for (const { name, offline, online, change } of integrations) {
    const connected = online(process.env);
    console.log(`  ${name}: ${connected || `${offline}; set ${change} to change that`}`);
  }
}

/** Resolves when the signal is aborted. */
export const untilStopped = (signal: AbortSignal) =>
  new Promise<void>((done) => {
    if (signal.aborted) return done();
    // A listener alone doesn't keep the process alive.
    const alive = setInterval(() => undefined, 60_000);
    const end = () => {
      clearInterval(alive);
      done();
    };
    signal.addEventListener('abort', end, { once: true });
  });
