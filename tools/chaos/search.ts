import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Redis } from 'ioredis';
import type pg from 'pg';

/** One thing to search: where it is, and its content. */
interface Haystack {
  place: string;
  content: string;
}

const schemas = ['auth', 'gift_ai', 'planning', 'payments'];

async function* rowsOf(db: pg.Client): AsyncGenerator<Haystack> {
  const { rows: tables } = await db.query<{ schema: string; name: string }>(
    `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
     WHERE table_schema = ANY($1)`,
    [schemas],
  );
  for (const { schema, name } of tables) {
    const { rows } = await db.query<{ text: string }>(`SELECT x::text AS text FROM "${schema}"."${name}" x`);
    yield { place: `table ${schema}.${name}`, content: rows.map(({ text }) => text).join('\n') };
  }
}

/** Keys and values, also those of queues. */
async function* keysOf(redis: Redis): AsyncGenerator<Haystack> {
  const readers: Record<string, (key: string) => Promise<unknown>> = {
    string: (key) => redis.get(key),
    hash: (key) => redis.hgetall(key),
    list: (key) => redis.lrange(key, 0, -1),
    set: (key) => redis.smembers(key),
    zset: (key) => redis.zrange(key, 0, -1),
    stream: (key) => redis.xrange(key, '-', '+'),
  };
  for await (const keys of redis.scanStream({ count: 500 }) as AsyncIterable<string[]>)
    for (const key of keys) {
      const value = await readers[await redis.type(key)]?.(key);
      yield { place: `Redis key ${key}`, content: `${key} ${JSON.stringify(value)}` };
    }
}

function* filesOf(folder: string, skipped: readonly string[]): Generator<Haystack> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const place = relative(folder, file);
    if (!entry.isFile() || skipped.some((name) => place.startsWith(name))) continue;
    yield { place: `file ${place}`, content: readFileSync(file, 'latin1') };
  }
}

export interface Places {
  db: pg.Client;
  redis: Redis;
  /** The data folder, and the parts of it that are not searched. */
  folder: string;
  skipped: readonly string[];
}

/** Where each of these texts is found; case doesn't matter. `isAllowed`: content that may have them. */
export async function search(
  texts: readonly string[],
  { db, redis, folder, skipped }: Places,
  isAllowed: (content: string) => boolean,
): Promise<string[]> {
  const found = new Set<string>();
  const look = ({ place, content }: Haystack) => {
    const lower = content.toLowerCase();
    for (const text of texts)
      if (lower.includes(text) && !isAllowed(content)) found.add(`${text} in ${place}`);
  };
  for await (const haystack of rowsOf(db)) look(haystack);
  for await (const haystack of keysOf(redis)) look(haystack);
  for (const haystack of filesOf(folder, skipped)) look(haystack);
  return [...found];
}
