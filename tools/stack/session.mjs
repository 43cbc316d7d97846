import { mkdirSync } from 'node:fs';
import { startBacking } from './backing.mjs';
import { openLog } from './log.mjs';
import { isFree } from './ports.mjs';
import { openRun, runningStack } from './runs.mjs';
import { openSecrets } from './secrets.mjs';
import { integrations } from './services.mjs';
import { Stop } from './steps.mjs';
import { data } from './workspace.mjs';

/** The public port; fails when it is taken, also by a running Giftwell. */
export async function publicPort() {
  const other = runningStack(data);
  if (other) {
    const where = other.url ? ` on ${other.url}` : '';
    throw new Stop(
      `Giftwell already runs from this folder${where}. Stop it first, or run a second one beside it:\n` +
        `  PORT=${Number(process.env.PORT || 3000) + 1} GIFTWELL_DATA=.giftwell-second npm start`,
    );
  }
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Stop(`PORT must be a number, not "${process.env.PORT}".`);
  if (await isFree(port)) return port;
  throw new Stop(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);
}

/** Reads `.env`, which never overrides variables that are set. */
export function readEnvFile() {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

/** Shows warnings, errors and unstructured output only: there may be thousands of request lines a second. */
const isNews = (lines) => /"level":"(?:warn|error|fatal)"|^[^{\n]/m.test(lines);

/** Opens the data folder for a stack; `npm run dev` shows all output. */
export async function openSession(kind, signal) {
  mkdirSync(data, { recursive: true });
  const run = openRun(data, kind, Number(process.env.GIFTWELL_KEEPER) || null);
  let shown = false;
  // Postgres and Redis log a lot that is normal; it is only in their log files.
  const log = openLog(data, (name, lines) =>
    shown && !['postgres', 'redis'].includes(name)
      ? kind === 'dev' || isNews(lines)
      : lines.includes('stopped unexpectedly'),
  );
  return { run, log, secret: openSecrets(data), folder: data, signal, show: () => (shown = true) };
}

/**
 * Starts Postgres and Redis of a session during `building`, then runs `work`, and stops everything in the
 * right order in any case.
 */
export async function withBacking(session, building, work) {
  const given = { database: process.env.DATABASE_URL, redis: process.env.REDIS_URL };
  try {
    const [built, started] = await Promise.allSettled([building, startBacking(given, session)]);
    const backing = started.value;
    try {
      for (const { status, reason } of [started, built]) if (status === 'rejected') throw reason;
      return await work(backing);
    } finally {
      await backing?.stop();
    }
  } finally {
    session.run.close();
  }
}

/** One line for each provider: what is used now, and which variables would change it. */
export function printIntegrations() {
  for (const { name, offline, online, change } of integrations) {
    const connected = online(process.env);
    console.log(`  ${name}: ${connected || `${offline}; set ${change} to change that`}`);
  }
}

/** Resolves when the signal is aborted. */
export const untilStopped = (signal) =>
  new Promise((done) => {
    if (signal.aborted) return done();
    // A listener alone does not keep the process alive.
    const alive = setInterval(() => undefined, 60_000);
    signal.addEventListener('abort', () => done(clearInterval(alive)), { once: true });
  });
