import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDatabase, serviceUrls } from './database.mjs';
import { freePort } from './ports.mjs';
import { must, ready, SupervisedProcess } from './processes.mjs';
import { services } from './services.mjs';
import { step, Stop } from './steps.mjs';
import { root } from './workspace.mjs';

/** The main file of an app: tsc's output while sources are watched, else the bundle. */
const entry = (app, file, { NODE_ENV } = {}) =>
  join(root, 'apps', app, NODE_ENV === 'development' ? 'dist' : 'dist-bundle', file);

async function answers(port) {
  const response = await fetch(`http://127.0.0.1:${port}/health/ready`, {
    signal: AbortSignal.timeout(2_000),
  });
  if (!response.ok) throw new Error(`/health/ready answers ${response.status}`);
}

/** The inherited environment of all processes of the stack: without the variables of npm and Nx. */
const inherited = () => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !/^(npm_|NX_|DATABASE_URL$)/i.test(key)),
  ),
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node-compile'),
});

const compileCache = join(root, 'node_modules', '.cache', 'giftwell-compiled');

/**
 * A small heap that is collected often, except during the start, and once after it: V8 would otherwise use
 * whatever memory the machine has.
 */
const nodeFlags = [
  ...['--max-old-space-size=256', '--max-semi-space-size=8', '--initial-heap-size=96', '--expose-gc'],
  '--enable-source-maps',
];

/** Brings the schema of each service up to date, as the database's owner. */
async function migrateAll(ownerUrl, urlOf, options) {
  const migrate = ({ app }) => {
    const env = { ...inherited(), DATABASE_URL: ownerUrl, DATABASE_ROLE: urlOf(app).role ?? '' };
    const name = `The migration of ${app}`;
    return must(process.execPath, [entry(app, 'migrate.js')], { ...options, env, name });
  };
  await Promise.all(services.map(migrate));
}

/** The variables of paid providers; without them the embedded engine and reader answer. */
const hasPaidProvider = ({ OPENAI_API_KEY, GOOGLE_SPEECH_PROJECT }) =>
  !!(OPENAI_API_KEY || GOOGLE_SPEECH_PROJECT);

const keyOf = (secret, caller) => secret(`rpc ${caller}`);

/** The environment of one service, with the keys of its callers and the addresses of the services it calls. */
function serviceProcess(service, { rpcPort, healthPort, common, secret, url, addresses }) {
  const askers = services.filter(({ asks }) => asks.includes(service.caller)).map(({ caller }) => caller);
  const asked = services.filter(({ caller }) => service.asks.includes(caller));
  return {
    ...common,
    DATABASE_URL: url,
    RPC_PORT: String(rpcPort),
    HEALTH_PORT: String(healthPort),
    RPC_TRUSTED_KEYS: ['gateway', ...askers].map((caller) => `${caller}:${keyOf(secret, caller)}`).join(','),
    ...(asked.length > 0 && { RPC_KEY: keyOf(secret, service.caller) }),
    ...Object.fromEntries(asked.map(({ address }) => [address, addresses[address]])),
  };
}

/**
 * Migrates and starts the services and the gateway, each kept running. Answers when all of them are ready.
 * `backing` is what startBacking gave; `database` names the database; `env` goes to every process.
 */
export async function startStack({ backing, database, port, publicUrl, secret, run, log, env, signal }) {
  for (const { app } of services)
    if (!existsSync(entry(app, 'main.js', env))) throw new Stop(`${app} is not built.`);
  const owner = backing.database(database);
  let urlOf;
  await step('Database', async () => {
    if (!backing.external || database !== backing.name)
      await ensureDatabase(backing.database('postgres'), database);
    urlOf = await serviceUrls(owner);
    await migrateAll(owner, urlOf, { run, signal });
    return 'Database up to date';
  });

  const processes = [];
  /** The gateway first, so that no request meets a stopped service. */
  const stop = async () => {
    await processes.find(({ name }) => name === 'gateway')?.stop();
    await Promise.all(processes.map((one) => one.stop()));
  };
  const start = (app, own) => {
    const spec = {
      name: app,
      command: process.execPath,
      args: [...nodeFlags, entry(app, 'main.js', env)],
    };
    const one = new SupervisedProcess({ ...spec, env: own, cwd: root, run, log });
    processes.push(one);
    return one;
  };
  const common = { ...inherited(), ...env, REDIS_URL: backing.redis, NODE_COMPILE_CACHE: compileCache };
  try {
    await step('Services and gateway', async () => {
      const addresses = {};
      const placed = [];
      for (const service of services) {
        const [rpcPort, healthPort] = [await freePort(), await freePort()];
        addresses[service.address] = `127.0.0.1:${rpcPort}`;
        placed.push({ service, rpcPort, healthPort });
      }
      const waits = placed.map(({ service, rpcPort, healthPort }) => {
        const { url } = urlOf(service.app);
        const own = serviceProcess(service, { rpcPort, healthPort, common, secret, url, addresses });
        return ready(start(service.app, own), () => answers(healthPort), { signal });
      });
      const gateway = start('gateway', {
        ...{ ...common, ...addresses, RPC_KEY: keyOf(secret, 'gateway') },
        ...{ PORT: String(port), PUBLIC_URL: publicUrl, HEALTH_PORT: '0' },
        PAID_PROVIDERS: common.PAID_PROVIDERS || String(hasPaidProvider(common)),
      });
      waits.push(ready(gateway, () => answers(port), { signal }));
      await Promise.all(waits);
      return 'Services and gateway ready';
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop, processes };
}
