import { brotliCompressSync } from 'node:zlib';
import { Redis } from 'ioredis';
import pg from 'pg';
import { percentile, seeded } from './measure/numbers.ts';
import { addManyPeople } from './visitors/people-data.ts';
import { cpuOf, type Pids } from './measure/process-load.ts';
import { signedInVisitor } from './visitors/signed-in-visitor.ts';
import { statementsOf } from './measure/statement-count.ts';
import { microseconds, ms, row } from './measure/table.ts';
import { timeToUsable } from './pages/time-to-usable.ts';
import type { MeasuredStack } from './measure/measured-stack.ts';
import { good, type Visitor } from './visitors/visitor.ts';

export const columns = ['ours', 'budget', 'more'];

const paths = ['/api/recipients', '/api/occasions/upcoming'];
const maxStatements = 5;
const rounds = 100;
/** All cards, and the timeline with its marks. */
const whole = 'main:has(article [aria-label^="Plan Gift for"]):has([role="toolbar"] button)';
const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

/** The parts of both answers that are read here. */
interface Lists {
  recipients?: object[];
  occasions?: object[];
}

function sizeRow(path: string, body: Lists = {}) {
  const json = Buffer.from(JSON.stringify(body));
  const rows = (body.recipients ?? body.occasions ?? []).length;
  const more = `${rows} rows, ${kilobytes(brotliCompressSync(json).length)} with brotli`;
  return row(`JSON of ${path}`, { ours: kilobytes(json.length), more });
}

/** Invalidates the gateway's cached answers, as a change of the user's rows would. */
async function forgetAnswers(redis: Redis) {
  const versions = await redis.keys('user-version:*');
  if (versions.length > 0) await redis.del(versions);
}

interface Asking {
  visitor: Visitor;
  pids: Pids;
  /** Runs before each round. */
  prepare(): Promise<void>;
}

/** Repeats both calls, one after the other. */
async function timed(what: string, { visitor, pids, prepare }: Asking) {
  const found = new Map<string, number[]>();
  const before = cpuOf(pids);
  for (let round = 0; round < rounds; round += 1) {
    await prepare();
    for (const path of paths) found.set(path, [...(found.get(path) ?? []), (await visitor.get(path)).ms]);
  }
  const cpu = Object.entries(cpuOf(pids)).map(([name, value]): [string, number] => [
    name,
    ((value - (before[name] ?? 0)) * 1_000) / rounds,
  ]);
  return [
    ...paths.map((path) => {
      const figure = (share: number) => ms(percentile(found.get(path) ?? [], share));
      return row(`time of ${path}, ${what}, p50`, { ours: figure(0.5), more: `p95 ${figure(0.95)}` });
    }),
    row(`CPU µs for both calls, ${what}`, { more: microseconds(Object.fromEntries(cpu)) }),
  ];
}

/** The page of a user with 500 recipients and 2,000 occasions: its database statements and its time to load. */
export async function benchDashboard(stack: MeasuredStack) {
  const db = new pg.Client({ connectionString: stack.databaseUrl });
  await db.connect();
  const redis = new Redis(stack.redisUrl);
  const forget = () => forgetAnswers(redis);
  const visitor = await signedInVisitor(stack.url);
  try {
    await addManyPeople(visitor, db, seeded(1));
    const bodies: Lists[] = [];
    const both = async () => {
      await forget();
      for (const [at, path] of paths.entries()) bodies[at] = good(await visitor.get<Lists>(path));
    };
    await both();
    const pids = new Map([...stack.pids].filter(([name]) => !name.startsWith('The migration')));
    const times = [
      ...(await timed('new', { visitor, pids, prepare: forget })),
      ...(await timed('repeated', { visitor, pids, prepare: async () => undefined })),
    ];
    const role = stack.roleOf('planning-service');
    const statements = await statementsOf(both, { db, role, logs: stack.logs });
    const page = { url: stack.url, path: '/recipients', selector: whole };
    const { usableMs, blockedMs } = await timeToUsable({ ...page, account: visitor.account });
    return [
      row(
        'SQL statements of both calls',
        { ours: statements, budget: `≤ ${maxStatements}` },
        statements > 0 && statements <= maxStatements,
      ),
      ...times,
      ...paths.map((path, at) => sizeRow(path, bodies[at])),
      row('/recipients usable, phone, CPU 4× slower', {
        ours: ms(usableMs),
        more: `${ms(blockedMs)} of it blocked`,
      }),
    ];
  } finally {
    visitor.close();
    redis.disconnect();
    await db.end();
  }
}
