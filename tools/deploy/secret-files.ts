import { calledBy, prefixOf, services, type Service } from '../stack/services.ts';
import type { Secret } from '../stack/system/secrets.ts';
import { secretName, trustedCallers } from './processes.ts';

/** Where the stores answer. */
export interface StoreHosts {
  /** host:port */
  postgres: string;
  redis: string;
}

const owner = 'giftwell';
const database = 'giftwell';

const keyOf = (secret: Secret, caller: string) => secret(`rpc ${caller}`);
const urlOf = (user: string, password: string, host: string) =>
  `postgres://${user}:${password}@${host}/${database}`;

function secretsOf(service: Service, secret: Secret, { postgres }: StoreHosts) {
  const { app, role, caller } = service;
  const user = `${database}_${role}`;
  const trusted = trustedCallers(service).map((name) => `${name}:${keyOf(secret, name)}`);
  const values: Record<string, string> = {
    DATABASE_URL: urlOf(user, secret(`postgres ${user}`), postgres),
    RPC_TRUSTED_KEYS: trusted.join(','),
    ...(calledBy(service).length > 0 && { RPC_KEY: keyOf(secret, caller) }),
    ...Object.fromEntries(service.secrets.map((name) => [name, secret(`${prefixOf(service)} ${name}`)])),
  };
  return Object.entries(values).map(([name, value]) => [secretName(app, name), value]);
}

/** The text of every secret file by its name; the same random secrets give the same files. */
export function secretFiles(secret: Secret, hosts: StoreHosts): Record<string, string> {
  const redisPassword = secret('redis');
  return {
    'postgres-password': secret('postgres'),
    'owner-database-url': urlOf(owner, secret('postgres'), hosts.postgres),
    'redis-url': `redis://:${redisPassword}@${hosts.redis}`,
    operators: `operator:${secret('operator')}`,
    'redis-config': `requirepass ${redisPassword}`,
    [secretName('gateway', 'RPC_KEY')]: keyOf(secret, 'gateway'),
    ...(Object.fromEntries(services.flatMap((service) => secretsOf(service, secret, hosts))) as Record<
      string,
      string
    >),
  };
}
