import { inProcess, withSecretFiles } from '@giftwell/server-kit';

type Environment = Record<string, string | undefined>;

/** The variables that are read here, before a configuration is loaded, and may be given as files. */
const readHere = /^(RPC_KEY|(?:[A-Z_]+_)?DATABASE_URL)_FILE$/;

/**
 * The environment of each part, derived from the process's. Services accept calls only from this process, and each may
 * have its own database URL, such as `AUTH_DATABASE_URL`, in addition to the common `DATABASE_URL`.
 */
export function environments(given: Environment = process.env) {
  const files = Object.keys(given).flatMap((name) => readHere.exec(name)?.[1] ?? []);
  const env = withSecretFiles(given, files);
  const shared = {
    ...env,
    // In traces, one process has one name.
    OTEL_SERVICE_NAME: env['OTEL_SERVICE_NAME'] || 'giftwell',
    ...{ AUTH_RPC: inProcess, GIFT_AI_RPC: inProcess, PLANNING_RPC: inProcess, PAYMENTS_RPC: inProcess },
  };
  const service = (databaseUrl: string | undefined) => ({
    ...shared,
    ROLE: 'all',
    DATABASE_URL: databaseUrl || env['DATABASE_URL'],
    RPC_PORT: inProcess,
    // Calls aren't signed here, but the configuration of a service requires a key.
    RPC_TRUSTED_KEYS: `gateway:${env['RPC_KEY'] ?? ''}`,
    HEALTH_PORT: '0',
  });
  return {
    auth: service(env['AUTH_DATABASE_URL']),
    giftAi: service(env['GIFT_AI_DATABASE_URL']),
    planning: service(env['PLANNING_DATABASE_URL']),
    payments: service(env['PAYMENTS_DATABASE_URL']),
    gateway: shared,
  };
}
