import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Run } from '../bootstrap/runs.mjs';
import type { Backing } from './backing/backing.ts';
import { ensureDatabase, migrateOnce, serviceUrls, type UrlOf } from './backing/database.ts';
import { freePort } from './system/ports.ts';
import type { Log } from './system/log.ts';
import type { Secret } from './system/secrets.ts';
import { executeOrThrow, ready, SupervisedProcess, type ExecuteOptions } from './system/processes.ts';
import {
  calledBy,
  callersOf,
  exportFolder,
  mailFolder,
  prefixOf,
  services,
  type Processes,
  type Service,
} from './services.ts';
import { startSimulatedPayments } from './simulated-payments.ts';
import { step, UserError } from '../bootstrap/steps.mjs';
import { root } from './system/workspace.ts';

/** The app that runs all others in one process. */
const single = 'single-process';

/** The main file of an app: tsc's output in development, otherwise the bundle. */
const entry = (app: string, file: string, { NODE_ENV }: NodeJS.ProcessEnv) =>
  join(root, 'apps', app, NODE_ENV === 'development' ? 'dist' : 'dist-bundle', file);

/** Rejects until a process answers on this port that it is ready. Most calls end at the connection, which is cheap. */
export async function answers(port: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect').finally(() => socket.destroy());
  const response = await fetch(`http://127.0.0.1:${port}/health/ready`, {
    signal: AbortSignal.timeout(2_000),
  });
  if (!response.ok) throw new Error(`/health/ready answers ${response.status}`);
}

/** The inherited environment of all processes, without the variables of npm and Nx. */
const inherited = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !/^(npm_|NX_|DATABASE_URL$)/i.test(key)),
  ),
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node-compile'),
  // Otherwise glibc keeps a pool of freed memory for each thread, and grows what it keeps to twice the largest block.
  ...{ MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' },
});

const compileCache = join(root, 'node_modules', '.cache', 'giftwell-compiled');

/**
 * A start without full collections, and one collection after it; then a small heap that grows in small steps, because
 * V8 would use all the memory that the machine has.
 */
export const nodeFlags = [
  ...['--max-old-space-size=256', '--min-semi-space-size=4', '--max-semi-space-size=8'],
  ...['--initial-heap-size=64', '--heap-growing-percent=25', '--expose-gc'],
];

/** Migrates the schemas of all services, as the database's owner, unless they are up to date. */
async function migrateAll(ownerUrl: string, urlOf: UrlOf, env: NodeJS.ProcessEnv, options: ExecuteOptions) {
  const roles = Object.fromEntries(
    services.map((service) => [`${prefixOf(service)}_DATABASE_ROLE`, urlOf(service.app).role ?? '']),
  );
  const file = entry(single, 'migrate.js', env);
  const run = { ...inherited(), ...roles, DATABASE_URL: ownerUrl, NODE_COMPILE_CACHE: compileCache };
  const migrate = () =>
    executeOrThrow(process.execPath, [file], { ...options, env: run, name: 'The migration' });
  // A bundle's chunk names change with their content. tsc's output has nothing similar, so it always runs.
  const program = env.NODE_ENV === 'development' ? randomUUID() : readFileSync(file, 'utf8');
  await migrateOnce(ownerUrl, { program, roles: Object.values(roles) }, migrate);
}

/** Whether paid providers are configured; without them the embedded engine and reader are used. */
const hasPaidProvider = ({ OPENAI_API_KEY, GOOGLE_SPEECH_PROJECT }: NodeJS.ProcessEnv) =>
  !!(OPENAI_API_KEY || GOOGLE_SPEECH_PROJECT);

const keyOf = (secret: Secret, caller: string) => secret(`rpc ${caller}`);
const secretsOf = ({ secrets }: Service, secret: Secret) =>
  Object.fromEntries(secrets.map((name) => [name, secret(name)]));

/** Settings of all processes; `common` is their shared environment. */
interface Settings {
  common: NodeJS.ProcessEnv;
  secret: Secret;
  urlOf: UrlOf;
  port: number;
  balance: Balance | undefined;
}

/**
 * Puts something in front of an app: connections to `port` are passed on to the process, which listens on `processPort`.
 */
export type Balance = (app: string, port: number, processPort: number) => Promise<void>;

interface PlacedService {
  service: Service;
  rpcPort: number;
  healthPort: number;
}

/** One process of the stack, and the port of its readiness check. */
interface AppProcess {
  app: string;
  env: NodeJS.ProcessEnv;
  port: number;
}

/** The environment of one service, with the keys of its callers and the addresses of the services it calls. */
function serviceProcess(
  { service, rpcPort, healthPort }: PlacedService,
  { common, secret, urlOf }: Settings,
  addresses: Record<string, string>,
): NodeJS.ProcessEnv {
  const called = calledBy(service);
  return {
    ...common,
    ...secretsOf(service, secret),
    DATABASE_URL: urlOf(service.app).url,
    RPC_PORT: String(rpcPort),
    HEALTH_PORT: String(healthPort),
    RPC_TRUSTED_KEYS: ['gateway', ...callersOf(service)]
      .map((caller) => `${caller}:${keyOf(secret, caller)}`)
      .join(','),
    ...(called.length > 0 && { RPC_KEY: keyOf(secret, service.caller) }),
    ...Object.fromEntries(called.map(({ address }) => [address, addresses[address]])),
  };
}

/** The gateway's environment in addition to the shared one. */
const gatewayEnv = ({ common, secret, port }: Settings): NodeJS.ProcessEnv => ({
  ...{ RPC_KEY: keyOf(secret, 'gateway'), PORT: String(port), HEALTH_PORT: '0' },
  PAID_PROVIDERS: common.PAID_PROVIDERS || String(hasPaidProvider(common)),
});

/** Each service and the gateway in a process of its own. */
async function separateProcesses(settings: Settings): Promise<AppProcess[]> {
  const { common, balance } = settings;
  const addresses: Record<string, string> = {};
  const placed: PlacedService[] = [];
  for (const service of services) {
    const [rpcPort, healthPort] = [await freePort(), await freePort()];
    const calledPort = balance ? await freePort() : rpcPort;
    await balance?.(service.app, calledPort, rpcPort);
    addresses[service.address] = `127.0.0.1:${calledPort}`;
    placed.push({ service, rpcPort, healthPort });
  }
  const behind = placed.map((one) => {
    const env = serviceProcess(one, settings, addresses);
    return { app: one.service.app, env, port: one.healthPort };
  });
  const port = balance ? await freePort() : settings.port;
  await balance?.('gateway', settings.port, port);
  const env = { ...common, ...addresses, ...gatewayEnv({ ...settings, port }) };
  return [...behind, { app: 'gateway', env, port }];
}

/** Everything in one process. */
function oneProcess(settings: Settings): AppProcess[] {
  const { common, secret, urlOf, port } = settings;
  const own = services.map((service) => ({
    [`${prefixOf(service)}_DATABASE_URL`]: urlOf(service.app).url,
    ...secretsOf(service, secret),
  }));
  return [{ app: single, env: Object.assign({}, common, ...own, gatewayEnv(settings)), port }];
}

interface WantedStack {
  backing: Backing;
  /** The name of the database. */
  database: string;
  /** The port of the gateway. */
  port: number;
  publicUrl: string;
  /** The data folder. */
  folder: string;
  secret: Secret;
  run: Run;
  log: Log;
  /** Environment variables of every process. */
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  processes?: Processes;
  balance?: Balance;
}

export interface Stack {
  stop(): Promise<void>;
  processes: SupervisedProcess[];
}

/** Creates the database and its roles unless they exist, and migrates the schemas. */
async function prepareDatabase({ backing, database, env, run, signal }: WantedStack): Promise<UrlOf> {
  const owner = backing.database(database);
  if (!backing.external || database !== backing.name)
    await ensureDatabase(backing.database('postgres'), database);
  const urlOf = await serviceUrls(owner);
  await migrateAll(owner, urlOf, env, { run, signal });
  return urlOf;
}

/** Migrates and starts the services and the gateway, and keeps them running. Returns when all are ready. */
export async function startStack(wanted: WantedStack): Promise<Stack> {
  const { backing, port, publicUrl, folder, secret, run, log, env, signal, balance } = wanted;
  const { processes = 'separate' } = wanted;
  const apps = processes === 'one' ? [single] : [...services.map(({ app }) => app), 'gateway'];
  for (const app of [...apps, single])
    if (!existsSync(entry(app, 'main.js', env))) throw new UserError(`${app} is not built.`);
  const urlOf = await step('Database', () => prepareDatabase(wanted));

  const surroundings = { ...inherited(), ...env };
  const payments = await startSimulatedPayments(surroundings, folder);
  const running: SupervisedProcess[] = [];
  /** The gateway first, so that it calls no stopped service. */
  const stop = async () => {
    await running.find(({ name }) => name === 'gateway')?.stop();
    await Promise.all(running.map((one) => one.stop()));
    await payments.close();
  };
  const start = ({ app, env: own, port: readyPort }: AppProcess) => {
    const args = [...nodeFlags, entry(app, 'main.js', env)];
    const spec = { name: app, command: process.execPath, args, env: own, cwd: root, run, log };
    const one = new SupervisedProcess(spec);
    running.push(one);
    return ready(one, () => answers(readyPort), { signal });
  };
  const common = {
    ...{ MAIL_FOLDER: mailFolder(folder), EXPORT_FOLDER: exportFolder(folder), ...surroundings },
    ...payments.env,
    ...{ REDIS_URL: backing.redis, PUBLIC_URL: publicUrl, NODE_COMPILE_CACHE: compileCache },
  };
  const settings: Settings = { common, secret, urlOf, port, balance };
  try {
    await step('Services and gateway', async () => {
      const specs = processes === 'one' ? oneProcess(settings) : await separateProcesses(settings);
      await Promise.all(specs.map(start));
      return processes === 'one'
        ? 'Services and gateway ready, in one process'
        : 'Services and gateway ready';
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop, processes: running };
}
