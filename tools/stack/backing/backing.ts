import type { Run } from '../../bootstrap/runs.mjs';
import type { Log } from '../system/log.ts';
import type { Secret } from '../system/secrets.ts';
import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';
import { step } from '../../bootstrap/steps.mjs';

/** The user's own servers, by URL. */
export interface GivenServers {
  database?: string;
  redis?: string;
}

/** Where our own servers store data and how they run; `ephemeral` ones need not survive a crash. */
export interface BackingOptions {
  folder: string;
  run: Run;
  signal: AbortSignal;
  secret: Secret;
  log: Log;
  ephemeral?: boolean;
}

export interface Backing {
  /** The URL of a database on the server. */
  database(name: string): string;
  /** The name of Giftwell's database. */
  name: string;
  /** Whether the database server is the user's. */
  external: boolean;
  /** The URL of Redis. */
  redis: string;
  /** Whether Redis is the user's. */
  externalRedis: boolean;
  stop(): Promise<void>;
}

type Stops = (() => Promise<void>)[];

/** Starts Postgres and Redis in the data folder, or uses those given in `given.database` and `given.redis`. */
export async function startBacking(given: GivenServers, options: BackingOptions): Promise<Backing> {
  const stops: Stops = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    const database = await startDatabase(given.database, options, stops);
    const redis = await startQueue(given.redis, options, stops);
    return { ...database, redis, externalRedis: !!given.redis, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startDatabase(own: string | undefined, options: BackingOptions, stops: Stops) {
  if (own) {
    const database = (name: string) => Object.assign(new URL(own), { pathname: `/${name}` }).href;
    return { database, name: new URL(own).pathname.slice(1) || 'giftwell', external: true };
  }
  const server = await step('Postgres', () => startPostgres(options));
  stops.push(() => server.stop());
  return { database: server.url, name: 'giftwell', external: false };
}

async function startQueue(own: string | undefined, options: BackingOptions, stops: Stops) {
  if (own) return own;
  const server = await step('Redis', () => startRedis(options));
  stops.push(() => server.stop());
  return server.url;
}
