import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const schemas = ['auth', 'gift_ai'];
const registeredQueue = 'bull:event.auth.user-registered.gift-ai';
const settleMs = 15_000;

const count = async (db, sql, values) => Number((await db.query(sql, values)).rows[0].count);

/** Waits until what was queued is done, or does not get done. */
async function settled(db) {
  const until = Date.now() + settleMs;
  for (;;) {
    const left = await pending(db);
    if (left === 0 || Date.now() > until) return left;
    await sleep(100);
  }
}

const pending = async (db) => {
  const rows = await Promise.all(schemas.map((schema) => count(db, `SELECT count(*) FROM ${schema}.outbox`)));
  const unknown = await count(
    db,
    'SELECT count(*) FROM auth.users u LEFT JOIN gift_ai.user_preferences p ON p."userId" = u.id WHERE p."userId" IS NULL',
  );
  return rows.reduce((sum, one) => sum + one, unknown);
};

/** I4: what was confirmed is there; what was refused is not. */
async function kept(db, journal) {
  const problems = [];
  const users = new Map(
    (await db.query('SELECT id, email FROM auth.users')).rows.map(({ id, email }) => [id, email]),
  );
  for (const [id, { email }] of journal.registered) {
    if (users.get(id) !== email) problems.push(`user ${id} was confirmed and is not there`);
  }
  const refused = await count(db, 'SELECT count(*) FROM auth.users WHERE username = ANY($1)', [
    journal.refused,
  ]);
  if (refused) problems.push(`${refused} refused registrations are there`);
  const { rows } = await db.query('SELECT id, "userId", saved, rating FROM gift_ai.suggestions');
  const suggestions = new Map(rows.map((one) => [one.id, one]));
  for (const [id, { userId, saved, rating }] of journal.suggestions) {
    const found = suggestions.get(id);
    if (!found || found.userId !== userId) problems.push(`suggestion ${id} was shown and is not there`);
    else if (saved && !found.saved) problems.push(`suggestion ${id} was saved and is not`);
    else if (rating !== null && found.rating !== rating) problems.push(`suggestion ${id} lost its rating`);
  }
  const touched = await count(db, `SELECT count(*) FROM gift_ai.suggestions WHERE feedback = 'not mine'`);
  if (touched) problems.push(`${touched} suggestions carry a stranger's word`);
  return problems;
}

/** I5: nothing waits in an outbox, and each event took effect exactly once. */
async function handledOnce(db, redis) {
  const problems = [];
  const left = await settled(db);
  if (left) problems.push(`${left} rows wait in an outbox or were never handled`);
  const users = await count(db, 'SELECT count(*) FROM auth.users');
  const handled = await count(db, 'SELECT count(*) FROM gift_ai.handled_jobs');
  if (users !== handled) problems.push(`${users} people registered, ${handled} events were handled`);
  const failed = await redis.zcard(`${registeredQueue}:failed`);
  if (failed) problems.push(`${failed} jobs failed for good`);
  return problems;
}

/** I8: every session is somebody's, and Redis holds nothing with which one could sign in. */
async function sessions(db, redis, secrets) {
  const problems = [];
  const users = new Set((await db.query('SELECT id FROM auth.users')).rows.map(({ id }) => String(id)));
  const readers = {
    string: (key) => redis.get(key),
    hash: (key) => redis.hgetall(key),
    list: (key) => redis.lrange(key, 0, -1),
    set: (key) => redis.smembers(key),
    zset: (key) => redis.zrange(key, 0, -1),
    stream: (key) => redis.xrange(key, '-', '+'),
  };
  for await (const keys of redis.scanStream({ count: 500 })) {
    for (const key of keys) {
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

/** I10: nobody holds a transaction open, and no lock is left. */
async function quietDatabase(db) {
  const idle = await count(
    db,
    `SELECT count(*) FROM pg_stat_activity
     WHERE state LIKE 'idle in transaction%' AND state_change < now() - interval '5 seconds'`,
  );
  const locks = await count(db, `SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'`);
  const problems = [];
  if (idle) problems.push(`${idle} connections are idle in a transaction`);
  if (locks) problems.push(`${locks} advisory locks are held`);
  return problems;
}

const readLogs = (folder) =>
  readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);

/** I11: what nobody may read stands in no log. */
function silentLogs(folder, secrets) {
  return readLogs(folder).flatMap(([name, text]) => {
    const found = [...secrets].filter((secret) => text.includes(secret));
    return found.length ? [`${name} holds ${found.length} secrets, such as ${found[0].slice(0, 4)}…`] : [];
  });
}

/** I12: nothing was thrown that nobody caught, and only those processes started again that we had ended. */
function onlyOurDeaths(folder, killed) {
  const uncaught = /Nobody caught this|UnhandledPromiseRejection|Uncaught|unhandledRejection/;
  return readLogs(folder).flatMap(([name, text]) => {
    const problems = [];
    const line = text.split('\n').find((one) => uncaught.test(one));
    if (line) problems.push(`${name}: ${line.slice(0, 200)}`);
    const deaths = text.split('stopped unexpectedly').length - 1;
    const ours = killed.filter((one) => one === name.replace('.log', '')).length;
    if (deaths !== ours) problems.push(`${name}: ${deaths} restarts, ${ours} of them ours`);
    return problems;
  });
}

/** What must hold when it is over, as `{ name, problems }`. */
export async function checkInvariants({ db, redis, journal, logs, killed }) {
  const { secrets } = journal;
  return [
    { name: 'I5   outbox empty, each event handled once', problems: await handledOnce(db, redis) },
    { name: 'I4   confirmed is kept, refused is not', problems: await kept(db, journal) },
    {
      name: 'I8   sessions are somebody’s, no secret in Redis',
      problems: await sessions(db, redis, secrets),
    },
    { name: 'I10  no open transaction, no lock', problems: await quietDatabase(db) },
    { name: 'I11  no secret in a log', problems: silentLogs(logs, secrets) },
    { name: 'I12  nothing uncaught, only our own restarts', problems: onlyOurDeaths(logs, killed) },
    {
      name: 'only 2xx, and 503 while something was away',
      problems: journal.wrong.map(({ what, text }) => `${what}: ${text}`),
    },
  ];
}
