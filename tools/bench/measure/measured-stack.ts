import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBacking, type BackingOptions } from '../../stack/backing/backing.ts';
import { build } from '../../stack/build.ts';
import { roleName } from '../../stack/backing/database.ts';
import { openLog } from '../../stack/system/log.ts';
import { freePort } from '../../stack/system/ports.ts';
import { openRun, type Run } from '../../bootstrap/runs.mjs';
import { openSecrets } from '../../stack/system/secrets.ts';
import { offline, services, type Processes } from '../../stack/services.ts';
import type { Pids } from './process-load.ts';
import { startStack, type Balance, type Stack } from '../../stack/stack.ts';
import { step } from '../../bootstrap/steps.mjs';
import { data } from '../../stack/system/workspace.ts';

const database = 'giftwell';

/** A run's record that also tracks the current process of each name, and when it was started. */
function watched(run: Run) {
  const pids: Pids = new Map();
  const begun = new Map<string, number>();
  return {
    pids,
    begun,
    run: {
      ...run,
      addProcess(name: string, pid: number, signal: NodeJS.Signals) {
        pids.set(name, pid);
        begun.set(name, performance.now());
        run.addProcess(name, pid, signal);
      },
    },
  };
}

export interface MeasuredStack {
  url: string;
  port: number;
  databaseUrl: string;
  redisUrl: string;
  run: Run;
  signal: AbortSignal;
  /** Current pids by process name. */
  pids: Pids;
  /** Start times, on the clock of `performance.now()`. */
  begun: Map<string, number>;
  /** The data folder. */
  folder: string;
  /** The folder of the logs. */
  logs: string;
  processes: Stack['processes'];
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops everything, runs `change` while no process has its files open, and starts everything again. */
  replaceStores(change: () => Promise<void>): Promise<void>;
  /** The database role of an app. */
  roleOf(app: string): string;
  /** Keeps the folder with the logs. */
  keepLogs(): void;
}

/** Environment variables of every process. */
interface Settings {
  processes?: Processes;
  env?: NodeJS.ProcessEnv;
  balance?: Balance;
}

function temporaryFolder(kind: string) {
  const folder = mkdtempSync(join(tmpdir(), `giftwell-${kind}-`));
  // As root, Postgres runs as another user, who needs access.
  if (process.getuid?.() === 0) chmodSync(folder, 0o711);
  return folder;
}

interface OpenedStack extends MeasuredStack {
  /** Stops the processes and the stores. */
  close(): Promise<void>;
}

/** Starts the stores, and describes the stack on them; `start` starts its processes. */
async function openStack(
  options: BackingOptions,
  { pids, begun }: ReturnType<typeof watched>,
  { processes = 'separate', env: own, balance }: Settings,
  about: Pick<MeasuredStack, 'logs' | 'keepLogs'>,
): Promise<OpenedStack> {
  let backing = await startBacking({}, options);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { NODE_ENV: 'production', RATE_LIMITS_SCALE: '1000000', ...offline, ...own };
  const wanted = { ...options, database, port, publicUrl: url, env, processes, ...(balance && { balance }) };
  let running: Stack | undefined;
  const stack: OpenedStack = {
    ...{ url, port, pids, begun, folder: options.folder, run: options.run, signal: options.signal, ...about },
    get databaseUrl() {
      return backing.database(database);
    },
    get redisUrl() {
      return backing.redis;
    },
    get processes() {
      return running?.processes ?? [];
    },
    async start() {
      running = await startStack({ ...wanted, backing });
    },
    async stop() {
      await running?.stop();
      running = undefined;
    },
    async close() {
      await stack.stop();
      await backing.stop();
    },
    async replaceStores(change) {
      await stack.close();
      await change();
      backing = await startBacking({}, options);
      await stack.start();
    },
    roleOf: (app) => roleName(database, services.find((service) => service.app === app)?.role ?? app),
  };
  return stack;
}

/**
 * Runs the built stack as `npm start` does, in a temporary folder, with its own durable Postgres and Redis. Everything
 * is deleted afterwards, unless the logs are kept.
 */
export async function withMeasuredStack<T>(
  kind: string,
  signal: AbortSignal,
  work: (stack: MeasuredStack) => Promise<T>,
  settings: Settings = {},
): Promise<T> {
  const folder = temporaryFolder(kind);
  const record = openRun(data, kind);
  const watching = watched(record);
  let keep = false;
  const log = openLog(folder, () => false);
  const options = { folder, run: watching.run, signal, secret: openSecrets(folder), log };
  try {
    await step('Build', () => build(options));
    const about = { logs: log.directory, keepLogs: () => void (keep = true) };
    const stack = await openStack(options, watching, settings, about);
    try {
      await stack.start();
      return await work(stack);
    } finally {
      await stack.close();
    }
  } finally {
    record.close();
    if (!keep) rmSync(folder, { recursive: true, force: true });
  }
}
