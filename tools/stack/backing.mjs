import { startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';
import { step } from './steps.mjs';

/**
 * Postgres and Redis: yours when `given.database` and `given.redis` say where they are, else our own in the data
 * folder. `database(name)` is the url of a database on that server.
 */
export async function startBacking(given, options) {
  const stops = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    const database = await startDatabase(given.database, options, stops);
    const redis = await startQueue(given.redis, options, stops);
    return { ...database, redis, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startDatabase(own, options, stops) {
  if (own) {
    const database = (name) => Object.assign(new URL(own), { pathname: `/${name}` }).href;
    return { database, name: new URL(own).pathname.slice(1) || 'giftwell', external: true };
  }
  const server = await step('Postgres', () => startPostgres(options));
  stops.push(() => server.stop());
  return { database: server.url, name: 'giftwell', external: false };
}

async function startQueue(own, options, stops) {
  if (own) return own;
  const server = await step('Redis', () => startRedis(options));
  stops.push(() => server.stop());
  return server.url;
}
