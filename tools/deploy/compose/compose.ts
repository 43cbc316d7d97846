import {
  dataFolder,
  keepsFiles,
  migration,
  migrationSecrets,
  ports,
  secretOf,
  separateApps,
  single,
  singleApp,
  type DeployedApp,
} from '../processes.ts';
import { optionalVariables } from '../configuration/variables.ts';
import { mailServer, secretsService, stores } from './stores.ts';

type Environment = Record<string, string>;

const secretFile = (name: string) => `/run/secrets/${name}`;

/** Each variable as the path of its file. */
const fromFiles = (app: string, variables: string[]): Environment =>
  Object.fromEntries(variables.map((name) => [`${name}_FILE`, secretFile(secretOf(app, name))]));

const secretsUsed = (app: string, variables: string[]) => [
  ...new Set(variables.map((name) => secretOf(app, name))),
];

/** Variables that may stand in `.env`; without them the app's own default applies. */
const passedOn = (names: string[]): Environment =>
  Object.fromEntries(names.map((name) => [name, `\${${name}:-}`]));

const defaults: Environment = {
  NODE_ENV: 'production',
  PUBLIC_URL: '${PUBLIC_URL:-http://localhost:3000}',
  PAID_PROVIDERS: '${PAID_PROVIDERS:-false}',
  DEMO_DATA: '${DEMO_DATA:-on}',
};

/** Nothing may be written but files in memory and volumes, and no rights are left to gain. */
const confined = {
  read_only: true,
  tmpfs: ['/tmp'],
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
  pids_limit: 200,
};

const logs = { logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } } };

const imageOf = (app: string) => ({
  image: `\${GIFTWELL_IMAGES:-giftwell}/${app}:\${GIFTWELL_VERSION:-1.0.0}`,
  build: { context: '.', target: app },
});

const healthy = { condition: 'service_healthy' };
const done = { condition: 'service_completed_successfully' };

/** An app waits for what it needs, so that all are ready when the last one is. */
function dependencies({ app, calls, usesPostgres }: DeployedApp) {
  const needed = ['redis', ...(usesPostgres ? ['postgres'] : []), ...(app === 'gateway' ? calls : [])];
  return { [migration]: done, ...Object.fromEntries(needed.map((name) => [name, healthy])) };
}

/** In Kubernetes, keys of providers come from a secret that may be missing. */
const fileVariables = ({ secrets, providerSecrets }: DeployedApp) => [...secrets, ...providerSecrets];

async function environmentOf(deployed: DeployedApp): Promise<Environment> {
  const { app, settings } = deployed;
  const optional = await optionalVariables(deployed);
  const given = Object.entries(defaults).filter(([name]) => optional.includes(name));
  return {
    ...passedOn(optional),
    ...Object.fromEntries(given),
    ...settings,
    ...fromFiles(app, fileVariables(deployed)),
  };
}

async function service(deployed: DeployedApp) {
  const { app, memory, usesPostgres, healthPort } = deployed;
  const networks = ['calls', 'redis', ...(usesPostgres ? ['postgres'] : [])];
  return {
    ...imageOf(app),
    ...confined,
    ...logs,
    restart: 'unless-stopped',
    // Longer than an app takes to finish running requests and jobs.
    stop_grace_period: '30s',
    mem_limit: `${memory.limit}m`,
    cpus: 1,
    environment: await environmentOf(deployed),
    secrets: secretsUsed(app, fileVariables(deployed)),
    depends_on: dependencies(deployed),
    networks,
    ...(keepsFiles(deployed) && { volumes: [`files:${dataFolder}`] }),
    ...(healthPort === ports.http && { ports: [`\${BIND:-127.0.0.1}:\${PORT:-3000}:${ports.http}`] }),
  };
}

const migrationService = {
  ...imageOf(single),
  ...confined,
  ...logs,
  command: ['migrate.js'],
  restart: 'no',
  mem_limit: '256m',
  cpus: 1,
  environment: fromFiles(migration, migrationSecrets),
  secrets: secretsUsed(migration, migrationSecrets),
  depends_on: { postgres: healthy },
  networks: ['postgres'],
};

const fileSecrets = (names: Iterable<string>) =>
  Object.fromEntries([...names].sort().map((name) => [name, { file: `./secrets/${name}` }]));

/** The content of docker-compose.yml. */
export async function composeFile() {
  const separate = await Promise.all(separateApps.map(async (one) => [one.app, await service(one)]));
  const one = { ...(await service(singleApp)), profiles: ['one'] };
  const services = {
    ...stores,
    mailpit: mailServer,
    [migration]: migrationService,
    ...Object.fromEntries(separate),
    [single]: one,
    secrets: secretsService,
  };
  const used = Object.values<{ secrets?: string[] }>(services).flatMap(({ secrets = [] }) => secrets);
  return {
    services,
    networks: {
      calls: {},
      postgres: { internal: true },
      redis: { internal: true },
    },
    volumes: { files: {}, postgres: {}, redis: {} },
    secrets: fileSecrets(new Set(used)),
  };
}
