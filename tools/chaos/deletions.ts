import { setTimeout as sleep } from 'node:timers/promises';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { MeasuredStack } from '../bench/measure/measured-stack.ts';
import { Visitor } from '../bench/visitors/visitor.ts';
import { DeletionHold, deletionPoints, type DeletionPoint } from './deletion-points.ts';
import { plantAccount, type PlantedAccount } from './planted-account.ts';
import { search, type Places } from './search.ts';

/** `CHAOS_ROUNDS`: kills at each point, and at times spread over a deletion. */
const rounds = Number(process.env.CHAOS_ROUNDS || 20);
/** `CHAOS_ONLY`: only the points whose app and name match this expression, and no kills at other times. */
const only = process.env.CHAOS_ONLY ?? '';
/** Later than the answer to the request in most rounds, so that the kills hit each step of the deletion. */
const maxDelayMs = 600;
const patienceMs = 30_000;
/** The gateway remembers for a second whether the services are ready. */
const calmMs = 1_500;
const lastSubject = 'Subject: Your Giftwell account is deleted';
/** Postgres and Redis write what was deleted into their own files until they are rewritten. */
const skipped = ['postgres', 'redis'];

const isAnswered = (status: number) => status !== 0 && status !== 503;

async function ask<T extends { status: number }>(work: () => Promise<T>): Promise<T | null> {
  const answer = await work().catch(() => null);
  return answer && isAnswered(answer.status) ? answer : null;
}

/** Asks until there is an answer; the account may be gone although an earlier answer was lost. */
async function deleteAccount({ visitor, password }: PlantedAccount) {
  const wanted = { password, confirmation: 'DELETE' };
  for (const since = performance.now(); performance.now() - since < patienceMs; await sleep(100)) {
    const answer = await ask(() => visitor.post('/api/user/account/delete', wanted));
    if (answer && [200, 401].includes(answer.status)) return;
    if (answer) throw new Error(`The deletion answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  throw new Error('The deletion was not answered');
}

/** Until the outboxes and queues are empty, except for jobs that wait for their time. */
async function settle(db: pg.Client, redis: Redis) {
  for (let quiet = 0, since = performance.now(); quiet < 5; await sleep(200)) {
    if (performance.now() - since > patienceMs) throw new Error('The queues do not settle');
    const { rows } = await db.query<{ n: number }>(
      `SELECT ((SELECT count(*) FROM auth.outbox) + (SELECT count(*) FROM gift_ai.outbox)
        + (SELECT count(*) FROM planning.outbox) + (SELECT count(*) FROM payments.outbox))::int AS n`,
    );
    const busy = await Promise.all(
      (await queuesOf(redis)).map(
        async (name) => (await redis.llen(`bull:${name}:wait`)) + (await redis.llen(`bull:${name}:active`)),
      ),
    );
    quiet = rows[0]?.n === 0 && busy.every((count) => count === 0) ? quiet + 1 : 0;
  }
}

const queuesOf = async (redis: Redis) =>
  (await redis.keys('bull:*:meta')).map((key) => key.split(':').slice(1, -1).join(':'));

/** Runs the second pass of each deletion now instead of in half an hour. */
async function runSecondPasses(redis: Redis, url: string) {
  for (const name of await queuesOf(redis)) {
    if (!name.endsWith('.erase-user') && !name.endsWith('.recall-mails')) continue;
    const queue = new Queue(name, { connection: { url } });
    for (const job of await queue.getDelayed()) await job.promote();
    await queue.close();
  }
}

/** Kills a process of this name, and resolves once another one is ready. */
async function kill(stack: MeasuredStack, name: string) {
  const pid = stack.pids.get(name) ?? NaN;
  process.kill(pid, 'SIGKILL');
  while (stack.pids.get(name) === pid) await sleep(50);
  for (const since = performance.now(); performance.now() - since < patienceMs;) {
    await sleep(calmMs);
    if (await isReady(stack.url)) return;
  }
  throw new Error(`${name} is not ready again`);
}

/** Whether the gateway and all services answer. */
const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`)
    .then(async (response) => response.ok && !((await response.json()) as { degraded: boolean }).degraded)
    .catch(() => false);

/** A kill some time after the request, each round later and of another process. */
async function roundByTime(stack: MeasuredStack, account: PlantedAccount, at: number) {
  const names = stack.processes.map(({ name }) => name);
  const target = names[at % names.length] ?? '';
  const delayMs = Math.round((at * maxDelayMs) / rounds);
  const deleted = deleteAccount(account);
  await sleep(delayMs);
  await Promise.all([kill(stack, target), deleted]);
  account.visitor.close();
  console.log(`  ${String(at + 1).padStart(3)}  kill -9 ${target} ${delayMs} ms after the request`);
}

/** A kill while the deletion is held at a point. */
async function roundAtPoint(
  stack: MeasuredStack,
  account: PlantedAccount,
  { hold, point }: { hold: DeletionHold; point: DeletionPoint },
) {
  await hold.set(point);
  const deleted = deleteAccount(account);
  await hold.reached(point);
  const back = kill(stack, point.app);
  await hold.release(point);
  await Promise.all([back, deleted]);
  account.visitor.close();
}

async function atAllPoints(
  stack: MeasuredStack,
  plant: () => Promise<PlantedAccount>,
  settled: () => Promise<void>,
) {
  const db = new pg.Client({ connectionString: stack.databaseUrl });
  await db.connect();
  try {
    const hold = new DeletionHold(db);
    await hold.prepare();
    const wanted = new RegExp(only);
    for (const point of deletionPoints.filter(({ app, name }) => wanted.test(`${app}: ${name}`))) {
      for (let at = 0; at < rounds; at += 1) {
        const account = await plant();
        // Nothing else comes to the point first.
        await settled();
        await roundAtPoint(stack, account, { hold, point });
      }
      console.log(`  ${rounds} × kill -9 ${point.app} before: ${point.name}`);
    }
  } finally {
    await db.end();
  }
}

/** Signs in with deleted accounts, one after the other, because of many at the same time most are told to wait. */
async function whoCanSignIn(url: string, accounts: PlantedAccount[]): Promise<string[]> {
  const others: string[] = [];
  for (const { email, password } of accounts) {
    const visitor = new Visitor(url);
    const { status } = await visitor.post('/api/auth/login', { email, password });
    visitor.close();
    // Others are refused as unknown, or because there were too many attempts.
    if (status === 200) others.push(email);
  }
  return others;
}

/** Deletes accounts while processes are killed, then searches for everything that they held. True if all is gone. */
export async function deletions(stack: MeasuredStack): Promise<boolean> {
  const db = new pg.Client({ connectionString: stack.databaseUrl });
  const redis = new Redis(stack.redisUrl);
  await db.connect();
  const places: Places = { db, redis, folder: stack.folder, skipped };
  const texts = (accounts: PlantedAccount[]) => accounts.flatMap((one) => one.texts);
  const isLastMail = (content: string) => content.includes(lastSubject);
  try {
    const control = await plantAccount(stack.url);
    const seen = await search(control.texts, places, () => false);
    const planted = new Set(seen.map((line) => line.split(' ')[0])).size;
    console.log(`\n  Before a deletion, ${planted} of ${control.texts.length} texts are found.\n`);
    const accounts: PlantedAccount[] = [];
    const plant = async () => {
      const account = await plantAccount(stack.url);
      accounts.push(account);
      return account;
    };
    for (let at = 0; at < rounds && !only; at += 1) await roundByTime(stack, await plant(), at);
    await atAllPoints(stack, plant, () => settle(db, redis));
    await settle(db, redis);
    const early = await search(texts(accounts), places, isLastMail);
    await runSecondPasses(redis, stack.redisUrl);
    await settle(db, redis);
    const left = await search(texts(accounts), places, isLastMail);
    const signedIn = await whoCanSignIn(stack.url, accounts);
    console.log(`\n  ${accounts.length} deletions, ${texts(accounts).length} texts:`);
    console.log(`  ${early.length} found after the first pass, ${left.length} after the second.`);
    console.log(`  ${signedIn.length} sign-ins with deleted accounts succeeded.`);
    for (const line of [...early, ...left, ...signedIn].slice(0, 20)) console.log(`    ${line}`);
    return planted === control.texts.length && left.length === 0 && signedIn.length === 0;
  } finally {
    await db.end();
    redis.disconnect();
  }
}
