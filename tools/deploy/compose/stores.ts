import { postgresFlags, postgresSettings } from '../../stack/backing/postgres-flags.ts';

const check = { interval: '5s', timeout: '3s', retries: 20 };
const logs = { logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } } };
const limits = { restart: 'unless-stopped', security_opt: ['no-new-privileges:true'], cpus: 1, ...logs };

/** Loses nothing: every write goes to a file, and nothing is evicted. */
const redisFlags = [
  ...['--appendonly', 'yes', '--save', ''],
  ...['--maxmemory', '512mb', '--maxmemory-policy', 'noeviction', '--auto-aof-rewrite-min-size', '16mb'],
];

/** Postgres and Redis, with their data in volumes. */
export const stores = {
  postgres: {
    ...limits,
    image: '${POSTGRES_IMAGE:-postgres:18.1-trixie}',
    command: ['postgres', ...postgresFlags(postgresSettings)],
    mem_limit: '1g',
    pids_limit: 300,
    shm_size: '128m',
    stop_grace_period: '60s',
    environment: {
      POSTGRES_USER: 'giftwell',
      POSTGRES_DB: 'giftwell',
      POSTGRES_PASSWORD_FILE: '/run/secrets/postgres-password',
      POSTGRES_INITDB_ARGS: '--encoding=UTF8 --locale-provider=builtin --builtin-locale=C.UTF-8',
    },
    secrets: ['postgres-password'],
    volumes: ['postgres:/var/lib/postgresql'],
    healthcheck: { test: ['CMD', 'pg_isready', '-h', '127.0.0.1', '-U', 'giftwell'], ...check },
    networks: ['postgres'],
  },
  redis: {
    ...limits,
    image: '${REDIS_IMAGE:-valkey/valkey:8.1-bookworm}',
    command: ['valkey-server', '/run/secrets/redis-config', ...redisFlags],
    mem_limit: '768m',
    pids_limit: 100,
    secrets: ['redis-config'],
    volumes: ['redis:/data'],
    // An answer is enough: without the password it is an error.
    healthcheck: { test: ['CMD-SHELL', 'valkey-cli ping | grep -qE "PONG|NOAUTH"'], ...check },
    networks: ['redis'],
  },
};

/** Keeps all mails for itself and shows them on a page, so that trying Giftwell needs no mail server. */
export const mailServer = {
  ...limits,
  image: '${MAILPIT_IMAGE:-axllent/mailpit:v1.27}',
  mem_limit: '128m',
  pids_limit: 100,
  read_only: true,
  tmpfs: ['/tmp'],
  cap_drop: ['ALL'],
  healthcheck: { test: ['CMD', '/mailpit', 'readyz'], ...check },
  ports: ['127.0.0.1:${MAIL_PORT:-8025}:8025'],
  networks: ['calls'],
};

/** `docker compose run --rm secrets` writes the files below `secrets/`, for machines without Node. */
export const secretsService = {
  image: '${NODE_IMAGE:-node:24.21.0-trixie-slim}',
  profiles: ['setup'],
  restart: 'no',
  ...{ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
  ...{ mem_limit: '128m', cpus: 1, pids_limit: 50 },
  cap_add: ['DAC_OVERRIDE', 'FOWNER'],
  network_mode: 'none',
  working_dir: '/giftwell',
  command: ['node', 'tools/deploy/make-secrets.ts'],
  volumes: ['.:/giftwell'],
};
