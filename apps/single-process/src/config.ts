import { inProcess } from '@giftwell/server-kit';

type Environment = Record<string, string | undefined>;

/**
 * The environment of each part, from that of the process: services answer callers of this process alone, and each may have
 * a database URL of its own, as `AUTH_DATABASE_URL`, beside the `DATABASE_URL` of all.
 */
export function environments(env: Environment = process.env) {
  const shared = { ...env, AUTH_RPC: inProcess, GIFT_AI_RPC: inProcess, PLANNING_RPC: inProcess };
  const service = (databaseUrl: string | undefined) => ({
    ...shared,
    ROLE: 'all',
    DATABASE_URL: databaseUrl || env['DATABASE_URL'],
    RPC_PORT: inProcess,
    // Nobody signs anything here; the configuration of a service wants a key all the same.
    RPC_TRUSTED_KEYS: `gateway:${env['RPC_KEY'] ?? ''}`,
    HEALTH_PORT: '0',
  });
  return {
    auth: service(env['AUTH_DATABASE_URL']),
    giftAi: service(env['GIFT_AI_DATABASE_URL']),
    planning: service(env['PLANNING_DATABASE_URL']),
    gateway: shared,
  };
}
