import { callersOf, calledBy, prefixOf, services, type Service } from '../stack/services.ts';

/** The ports inside a container, the same for every app. */
export const ports = { http: 3000, rpc: 4000, health: 4100, metrics: 9464 } as const;

/** The app that runs all others in one process, and the migrations. */
export const single = 'single-process';
/** The name of the container that runs the migrations once. */
export const migration = 'migrate';

/** One app as it runs in a container. */
export interface DeployedApp {
  /** The name of the app, of its image and of its host in the network. */
  app: string;
  /** Variables without secrets. */
  settings: Record<string, string>;
  /** The names of variables that are read from files. */
  secrets: string[];
  /** The names of variables with keys of providers, which the operator may write into their files. */
  providerSecrets: string[];
  /** Apps that must answer before this one is useful. */
  calls: string[];
  /** Whether it has a database role, and so needs Postgres. */
  usesPostgres: boolean;
  /** The port on which `/health/live` and `/health/ready` answer. */
  healthPort: number;
  /** What it takes under load and the most that it may take, both in MiB. */
  memory: { request: number; limit: number };
  /** The processor time that it takes under load, in thousandths of a core. */
  cpu: number;
}

/**
 * Resident memory of each app in a run of `npm run chaos:gone`, rounded up. The processor time is that of the busiest day
 * that one machine serves (`npm run capacity`, 220,000 users), at least a tenth of a core.
 */
const resourcesOf: Record<string, Pick<DeployedApp, 'memory' | 'cpu'>> = {
  gateway: { memory: { request: 128, limit: 384 }, cpu: 100 },
  'auth-service': { memory: { request: 144, limit: 384 }, cpu: 100 },
  'gift-ai-service': { memory: { request: 304, limit: 512 }, cpu: 400 },
  'planning-service': { memory: { request: 144, limit: 384 }, cpu: 100 },
  'payments-service': { memory: { request: 144, limit: 384 }, cpu: 100 },
};

/** Keys of providers by app, with what their files hold until the operator writes a key: an empty one counts as unset. */
const providers: Record<string, Record<string, string>> = {
  'auth-service': { SMTP_URL: 'smtp://mailpit:1025' },
  'gift-ai-service': { OPENAI_API_KEY: '', GOOGLE_SPEECH_KEY: '' },
  'payments-service': { PAYPAL_CLIENT_SECRET: '' },
  gateway: { GOOGLE_CLIENT_SECRET: '' },
};
const providerSecretsOf = (app: string) => Object.keys(providers[app] ?? {});

const measured = { METRICS_HOST: '0.0.0.0' };

/** Where a container of auth-service keeps the files of exports, and mails without a mail server. */
export const dataFolder = '/data';
const folders = { EXPORT_FOLDER: `${dataFolder}/exports`, MAIL_FOLDER: `${dataFolder}/mail` };

/** Whether an app keeps files. */
export const keepsFiles = ({ settings }: DeployedApp) => 'EXPORT_FOLDER' in settings;

const addressesOf = (called: Service[]) =>
  Object.fromEntries(called.map(({ address, app }) => [address, `${app}:${ports.rpc}`]));

function deployedService(service: Service): DeployedApp {
  const called = calledBy(service);
  return {
    app: service.app,
    settings: {
      ...{ RPC_HOST: '0.0.0.0', RPC_PORT: String(ports.rpc), HEALTH_PORT: String(ports.health) },
      ...measured,
      ...addressesOf(called),
      ...(service.caller === 'auth' && folders),
    },
    secrets: [
      ...['DATABASE_URL', 'REDIS_URL', 'RPC_TRUSTED_KEYS', ...(called.length > 0 ? ['RPC_KEY'] : [])],
      ...['OPERATORS', ...service.secrets],
    ],
    providerSecrets: providerSecretsOf(service.app),
    calls: called.map(({ app }) => app),
    ...{ usesPostgres: true, healthPort: ports.health },
    ...resourcesOf[service.app]!,
  };
}

const listens = { ...measured, HOST: '0.0.0.0', PORT: String(ports.http) };

const gateway: DeployedApp = {
  app: 'gateway',
  settings: { ...listens, ...addressesOf(services) },
  secrets: ['REDIS_URL', 'RPC_KEY'],
  providerSecrets: providerSecretsOf('gateway'),
  calls: services.map(({ app }) => app),
  ...{ usesPostgres: false, healthPort: ports.http },
  ...resourcesOf['gateway']!,
};

/** Each service and the gateway. */
export const separateApps: DeployedApp[] = [...services.map(deployedService), gateway];

const ownUrls = services.map((service) => `${prefixOf(service)}_DATABASE_URL`);

/** Everything in one process. */
export const singleApp: DeployedApp = {
  app: single,
  settings: { ...listens, ...folders },
  secrets: ['REDIS_URL', 'RPC_KEY', 'OPERATORS', ...ownUrls, ...services.flatMap(({ secrets }) => secrets)],
  providerSecrets: Object.keys(providers).flatMap(providerSecretsOf),
  calls: [],
  ...{ usesPostgres: true, healthPort: ports.http },
  ...{ memory: { request: 256, limit: 512 }, cpu: 400 },
};

/** The variables of the migration, all from files: the owner's URL, and one for each service, whose role it creates. */
export const migrationSecrets = ['DATABASE_URL', ...ownUrls];

/** The name of the secret with this variable of this app. */
export const secretName = (app: string, variable: string) =>
  `${app}-${variable}`.toLowerCase().replaceAll('_', '-');

/** The first texts of the files with keys of providers, by the names of their secrets. */
export const providerFiles: Record<string, string> = Object.fromEntries(
  Object.entries(providers).flatMap(([app, variables]) =>
    Object.entries(variables).map(([variable, text]) => [secretName(app, variable), text]),
  ),
);

/** `REDIS_URL` and `OPERATORS` are the same for all; a service's database URL is the same wherever it is read. */
export function secretOf(app: string, variable: string) {
  if (['REDIS_URL', 'OPERATORS'].includes(variable)) return secretName('', variable).slice(1);
  const provided = Object.keys(providers).find((one) => providerSecretsOf(one).includes(variable));
  if (provided) return secretName(provided, variable);
  const service = services.find(
    (one) => variable === `${prefixOf(one)}_DATABASE_URL` || one.secrets.includes(variable),
  );
  if (service) return secretName(service.app, variable.replace(`${prefixOf(service)}_`, ''));
  if (app === migration) return 'owner-database-url';
  return secretName(app === single ? 'gateway' : app, variable);
}

/** Who signs calls to a service: the gateway and the services that call it. */
export const trustedCallers = (service: Service) => ['gateway', ...callersOf(service)];
