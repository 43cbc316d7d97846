import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type pg from 'pg';
import type { Journal, KnownSuggestion } from './journal.ts';
import { services } from '../stack/services.ts';

const schemas = services.map(({ role }) => role);
/** The subscribers to new users, with the table of their effect. */
const hearers = [
  { caller: 'gift-ai', schema: 'gift_ai', table: 'user_preferences' },
  { caller: 'planning', schema: 'planning', table: 'calendar_settings' },
];
const settleMs = 15_000;

const count = async (db: pg.Client, sql: string, values: unknown[] = []) =>
  Number((await db.query<{ count: string }>(sql, values)).rows[0]?.count);

/** Waits until the queues are empty, or for a limited time. */
export async function settled(db: pg.Client) {
  const until = Date.now() + settleMs;
  for (;;) {
    const left = await pending(db);
    if (left === 0 || Date.now() > until) return left;
    await sleep(100);
  }
}

const pending = async (db: pg.Client) => {
  let left = 0;
  for (const schema of schemas) left += await count(db, `SELECT count(*) FROM ${schema}.outbox`);
  for (const { schema, table } of hearers) {
    left += await count(
      db,
      `SELECT count(*) FROM auth.users u LEFT JOIN ${schema}.${table} p ON p."userId" = u.id
       WHERE p."userId" IS NULL`,
    );
  }
  return left;
};

interface StoredSuggestion {
  id: number;
  userId: number;
  saved: boolean;
  rating: number | null;
  recipientId: number | null;
}

/** What is wrong with a stored suggestion, compared with what was confirmed. */
function suggestionFault(known: KnownSuggestion, found: StoredSuggestion | undefined) {
  const { userId, saved, rating, recipientId } = known;
  if (found?.userId !== userId) return 'was shown and is not there';
  if (saved && !found.saved) return 'was saved and is not';
  if (rating !== null && found.rating !== rating) return 'lost its rating';
  return recipientId && found.recipientId !== recipientId ? 'lost its recipient' : null;
}

interface StoredRecipient {
  id: number;
  userId: number;
  name: string;
  deleted: boolean;
  occasions: number;
}

/** Confirmed changes are stored; refused ones are not. */
async function kept(db: pg.Client, journal: Journal) {
  const problems: string[] = [];
  const users = new Map(
    (await db.query<{ id: number; email: string }>('SELECT id, email FROM auth.users')).rows.map(
      ({ id, email }) => [id, email],
    ),
  );
  for (const [id, { email }] of journal.registered) {
    if (users.get(id) !== email) problems.push(`user ${id} was confirmed and is not there`);
  }
  const refused = await count(db, 'SELECT count(*) FROM auth.users WHERE username = ANY($1)', [
    journal.refused,
  ]);
  if (refused) problems.push(`${refused} refused registrations are there`);
  const { rows } = await db.query<StoredSuggestion>(
    'SELECT id, "userId", saved, rating, "recipientId" FROM gift_ai.suggestions',
  );
  const suggestions = new Map(rows.map((one) => [one.id, one]));
  for (const [id, known] of journal.suggestions) {
    const fault = suggestionFault(known, suggestions.get(id));
    if (fault) problems.push(`suggestion ${id} ${fault}`);
  }
  const touched = await count(db, `SELECT count(*) FROM gift_ai.suggestions WHERE feedback = 'not mine'`);
  if (touched) problems.push(`${touched} suggestions carry a stranger's word`);
  return problems;
}

/** As `kept`, for recipients. */
async function keptPeople(db: pg.Client, journal: Journal) {
  const { rows } = await db.query<StoredRecipient>(
    `SELECT r.id, r."userId", name, r."deletedAt" IS NOT NULL AS deleted, count(o.id)::int AS occasions
     FROM planning.recipients r LEFT JOIN planning.occasions o ON o."recipientId" = r.id GROUP BY r.id`,
  );
  const people = new Map(rows.map((one) => [one.id, one]));
  const problems: string[] = [];
  for (const [id, { userId, name, deleted, occasions }] of journal.recipients) {
    const found = people.get(id);
    if (found?.userId !== userId) problems.push(`recipient ${id} was confirmed and is not there`);
    else if (name !== null && found.name !== name) problems.push(`recipient ${id} has another name`);
    else if (deleted !== null && found.deleted !== deleted)
      problems.push(`recipient ${id} is ${found.deleted ? '' : 'not '}deleted`);
    else if (found.occasions !== occasions)
      problems.push(`recipient ${id} has ${found.occasions} of ${occasions} occasions`);
  }
  return problems;
}

/** Every row has the same owner as the row it refers to, also between services. */
async function oneOwner(db: pg.Client) {
  const children = [
    'planning.occasions',
    'planning.recipient_pictures',
    'gift_ai.suggestions',
    'gift_ai.ml_model_data',
  ];
  const problems: string[] = [];
  for (const child of children) {
    const strays = await count(
      db,
      `SELECT count(*) FROM ${child} c LEFT JOIN planning.recipients r ON r.id = c."recipientId"
       WHERE c."recipientId" IS NOT NULL AND r."userId" IS DISTINCT FROM c."userId"`,
    );
    if (strays) problems.push(`${strays} rows of ${child} have another owner than their recipient`);
  }
  const linked = await count(db, 'SELECT count(*) FROM gift_ai.suggestions WHERE "recipientId" IS NOT NULL');
  if (!linked) problems.push('no suggestion is linked to a recipient, so that nothing was shown');
  return problems;
}

/** Nothing waits in an outbox, and each event took effect exactly once. */
async function handledOnce(db: pg.Client, redis: Redis) {
  const problems: string[] = [];
  const left = await settled(db);
  if (left) problems.push(`${left} rows wait in an outbox or were never handled`);
  const users = await count(db, 'SELECT count(*) FROM auth.users');
  for (const { caller, schema } of hearers) {
    const handled = await count(db, `SELECT count(*) FROM ${schema}.handled_jobs`);
    if (users !== handled) problems.push(`${users} people registered, ${caller} handled ${handled} events`);
    const failed = await redis.zcard(`bull:event.auth.user-registered.${caller}:failed`);
    if (failed) problems.push(`${failed} jobs of ${caller} failed for good`);
  }
  return problems;
}

/** Every session belongs to a user, and Redis holds no session id. */
async function sessions(db: pg.Client, redis: Redis, secrets: Set<string>) {
  const problems: string[] = [];
  const users = new Set(
    (await db.query<{ id: number }>('SELECT id FROM auth.users')).rows.map(({ id }) => String(id)),
  );
  const readers: Record<string, (key: string) => Promise<unknown>> = {
    string: (key) => redis.get(key),
    hash: (key) => redis.hgetall(key),
    list: (key) => redis.lrange(key, 0, -1),
    set: (key) => redis.smembers(key),
    zset: (key) => redis.zrange(key, 0, -1),
    stream: (key) => redis.xrange(key, '-', '+'),
  };
  for await (const keys of redis.scanStream({ count: 500 })) {
    for (const key of keys as string[]) {
      const text = `${key} ${JSON.stringify(await readers[await redis.type(key)]?.(key))}`;
      for (const secret of secrets)
        if (text.includes(secret)) problems.push(`Redis holds a secret in ${key.slice(0, 20)}…`);
      if (!key.startsWith('session:')) continue;
      const user = await redis.hget(key, 'user');
      if (user !== null && !users.has(user)) problems.push(`a session belongs to nobody (${user})`);
    }
  }
  return problems;
}

/** No transaction is open, and no lock is left. */
async function quietDatabase(db: pg.Client) {
  const idle = await count(
    db,
    `SELECT count(*) FROM pg_stat_activity
     WHERE state LIKE 'idle in transaction%' AND state_change < now() - interval '5 seconds'`,
  );
  const locks = await count(db, `SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'`);
  const problems: string[] = [];
  if (idle) problems.push(`${idle} connections are idle in a transaction`);
  if (locks) problems.push(`${locks} advisory locks are held`);
  return problems;
}

const readLogs = (folder: string) =>
  readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** No log has a secret. */
function silentLogs(folder: string, secrets: Set<string>) {
  return readLogs(folder).flatMap(({ name, text }) => {
    const found = [...secrets].filter((secret) => text.includes(secret));
    const [first] = found;
    return first ? [`${name} holds ${found.length} secrets, such as ${first.slice(0, 4)}…`] : [];
  });
}

/** There was no uncaught exception, and only processes that this run killed were restarted. */
function onlyOurDeaths(folder: string, killed: string[]) {
  const uncaught = /UnhandledPromiseRejection|Uncaught|unhandledRejection/;
  return readLogs(folder).flatMap(({ name, text }) => {
    const problems: string[] = [];
    const line = text.split('\n').find((one) => uncaught.test(one));
    if (line) problems.push(`${name}: ${line.slice(0, 200)}`);
    const deaths = text.split('stopped unexpectedly').length - 1;
    const ours = killed.filter((one) => one === name.replace('.log', '')).length;
    if (deaths !== ours) problems.push(`${name}: ${deaths} restarts, ${ours} of them ours`);
    return problems;
  });
}

/** Compares what was confirmed with what is stored. */
export const checkKept = async (db: pg.Client, journal: Journal): Promise<Invariant[]> => [
  {
    name: 'confirmed changes are stored, refused ones are not',
    problems: [...(await kept(db, journal)), ...(await keptPeople(db, journal))],
  },
  { name: 'rows have the same owner as the rows they refer to', problems: await oneOwner(db) },
];

interface Evidence {
  db: pg.Client;
  redis: Redis;
  journal: Journal;
  /** The folder of the logs. */
  logs: string;
  /** The names of the killed processes, once for each kill. */
  killed: string[];
}

export interface Invariant {
  name: string;
  problems: string[];
}

/** The invariants that must hold at the end. */
export async function checkInvariants(evidence: Evidence): Promise<Invariant[]> {
  const { db, redis, journal, logs, killed } = evidence;
  const { secrets } = journal;
  return [
    { name: 'outbox empty, each event handled once', problems: await handledOnce(db, redis) },
    ...(await checkKept(db, journal)),
    {
      name: 'every session belongs to a user, no secret in Redis',
      problems: await sessions(db, redis, secrets),
    },
    { name: 'no open transaction, no lock', problems: await quietDatabase(db) },
    { name: 'no secret in a log', problems: silentLogs(logs, secrets) },
    {
      name: 'no uncaught exception, only restarts after a kill of this run',
      problems: onlyOurDeaths(logs, killed),
    },
    {
      name: 'only 2xx, and 503 while something was away',
      problems: journal.wrong.map(({ what, text }) => `${what}: ${text}`),
    },
  ];
}
