import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import { signedInVisitor } from '../bench/visitors/signed-in-visitor.ts';
import { ms, printTable, row } from '../bench/measure/table.ts';
import type { MeasuredStack } from '../bench/measure/measured-stack.ts';
import type { JournalEntry, OpenAiStandIn } from '../stand-ins/openai.ts';
import { Visitor } from '../bench/visitors/visitor.ts';
import { root } from '../stack/system/workspace.ts';

const eachPhase = 10;
/** How long the fake provider takes for a recording. */
const hearingMs = 700;
/** Allowed delay after a killed worker, including the recording itself. */
const allowedMs = 20_000;
const patienceMs = 60_000;
const recording = readFileSync(join(root, 'apps', 'e2e', 'src', 'spoken', 'my-sister-priya.wav'));

/** What can be observed about the running work. */
interface Look {
  /** Number of transcriptions that fulfil an SQL condition. */
  rows(condition: string): Promise<number>;
  /** Requests to the provider. */
  asked(): JournalEntry[];
  /** Number of recordings in Redis. */
  held(): Promise<number>;
}

/** The outcome of a recording. */
interface Ending {
  jobId: string | null;
  text?: string;
  failure?: string;
  ms: number;
}

interface Outcome {
  phase: string;
  answers: Ending[];
  lastMs: number;
  asked: number;
}

interface Around {
  stack: MeasuredStack;
  provider: OpenAiStandIn;
  db: pg.Client;
  redis: Redis;
  visitors: [Visitor, ...Visitor[]];
}

/** What a worker is doing when it is killed, and how we detect it. */
const phases: Record<string, (look: Look) => boolean | Promise<boolean>> = {
  'has taken it in': async ({ rows }) => (await rows(`true`)) > 0,
  'asks the provider': ({ asked }) => asked().some(({ ended }) => ended === 'open'),
  'is being answered': ({ asked }) => asked().some(({ ended }) => ended === 'answered'),
  'has written it down': async ({ rows }) => (await rows(`state = 'done'`)) > 0,
  'has let the audio go': async ({ rows, held }) => (await rows(`true`)) > (await held()),
};

/** The parts of the upload's and the job's answers that are read. */
interface Sent {
  jobId?: string;
  transcription?: string;
  error?: { code?: string };
}
interface Job {
  state: string;
  transcription?: string;
  failure?: string;
}

/** Uploads a recording and follows it to its end. */
async function transcribed(stack: MeasuredStack, visitor: Visitor): Promise<Ending> {
  const since = performance.now();
  const form = new FormData();
  form.append('audio', new File([recording], 'recording.wav', { type: 'audio/wav' }));
  const headers = {
    'x-requested-with': 'giftwell',
    'accept-language': 'en-US',
    ...(visitor.cookie && { cookie: visitor.cookie }),
  };
  const answer = await fetch(`${stack.url}/api/voice/transcribe`, { method: 'POST', headers, body: form });
  const body = (await answer.json()) as Sent;
  const ended = (end: { text?: string; failure?: string }) => ({
    jobId: body.jobId ?? null,
    ...end,
    ms: performance.now() - since,
  });
  if (answer.status === 200) return ended({ text: body.transcription });
  if (answer.status !== 202) return ended({ failure: body.error?.code ?? `status ${answer.status}` });
  while (performance.now() - since < patienceMs) {
    const { status, body: now } = await visitor.get<Job>(`/api/voice/transcriptions/${body.jobId}`);
    if (status === 200 && now.state === 'done') return ended({ text: now.transcription });
    if (status === 200 && now.state === 'failed') return ended({ failure: now.failure });
    await sleep(100);
  }
  return ended({ failure: 'never ended' });
}

/** Waits until a worker runs again. */
async function back(visitor: Visitor) {
  while ((await visitor.get('/api/voice/options')).status !== 200) await sleep(50);
  // Workers start with their service.
  while ((await visitor.get('/health/ready')).status !== 200) await sleep(50);
}

/** Ten recordings at once; the worker is killed when `isThere` holds for the first of them. */
async function killedWhile(
  phase: string,
  isThere: (look: Look) => boolean | Promise<boolean>,
  { stack, provider, db, redis, visitors }: Around,
): Promise<Outcome> {
  const before = provider.journal.length;
  const since = new Date();
  const count = async (query: string, values: unknown[]) =>
    Number((await db.query<{ count: string }>(query, values)).rows[0]?.count);
  const look: Look = {
    rows: (condition) =>
      count(`SELECT count(*) FROM gift_ai.transcriptions WHERE "createdAt" >= $1 AND ${condition}`, [since]),
    asked: () => provider.journal.slice(before),
    held: async () => (await redis.keys('audio:*:size')).length,
  };
  const all = Promise.all(
    Array.from({ length: eachPhase }, (_, at) =>
      transcribed(stack, visitors[at % visitors.length] ?? visitors[0]),
    ),
  );
  const until = performance.now() + 10_000;
  while (!(await isThere(look))) {
    if (performance.now() > until) throw new Error(`No worker was seen that ${phase}`);
    await sleep(1);
  }
  process.kill(stack.pids.get('gift-ai-service') ?? NaN, 'SIGKILL');
  const killedAt = performance.now();
  const answers = await all;
  return { phase, answers, lastMs: performance.now() - killedAt, asked: look.asked().length };
}

interface StoredJob {
  jobId: string;
  text: string | null;
  failure: string | null;
  audioKey: string;
}

const clearFailures = ['provider_failed', 'audio_gone', 'transcription_failed'];

/** Recordings that share a job, or jobs that share a recording. */
function doubled(known: Ending[], rows: StoredJob[], recordingCount: number) {
  const problems: string[] = [];
  if (new Set(known.map(({ jobId }) => jobId)).size !== known.length) problems.push('two share one job');
  if (new Set(rows.map(({ audioKey }) => audioKey)).size !== rows.length)
    problems.push('a recording has two jobs');
  if (rows.length > recordingCount) problems.push(`${rows.length} jobs of ${recordingCount} recordings`);
  return problems;
}

/** Answers that differ from the stored jobs. */
function differing(known: Ending[], rows: StoredJob[]) {
  const byJob = new Map(rows.map((one) => [one.jobId, one]));
  return known.flatMap(({ jobId, text = null, failure = null }) => {
    const found = byJob.get(jobId ?? '');
    return found?.text === text && found.failure === failure ? [] : [`${jobId} is another`];
  });
}

/** Audio that is still in Redis after a while. */
async function leftAudio(redis: Redis) {
  const until = performance.now() + allowedMs;
  let left = await redis.keys('audio:*');
  while (left.length > 0 && performance.now() < until) {
    await sleep(100);
    left = await redis.keys('audio:*');
  }
  return left.length > 0 ? [`${left.length} keys`] : [];
}

/** Checks what must hold after all transcriptions have ended; returns the problems. */
async function whatHolds(
  outcomes: Outcome[],
  { db, redis, provider }: Around,
): Promise<[string, string[]][]> {
  const answers = outcomes.flatMap((each) => each.answers);
  const known = answers.filter(({ jobId }) => jobId !== null);
  const { rows } = await db.query<StoredJob>('SELECT * FROM gift_ai.transcriptions');
  const unclear = answers.flatMap(({ failure }) =>
    failure && !clearFailures.includes(failure) ? [`one ended with ${failure}`] : [],
  );
  // A worker that was killed during a provider call repeats it; four recordings are transcribed at once.
  const most = rows.length + outcomes.length * 4;
  const asked = provider.journal.length;
  return [
    ['each ended with its words or a clear failure', unclear],
    ['the answer is what is written down', differing(known, rows)],
    ['none twice', doubled(known, rows, answers.length)],
    [
      'nobody was asked more often than workers died',
      asked > most ? [`${asked} questions, ${most} at most`] : [],
    ],
    ['no audio left in Redis', await leftAudio(redis)],
  ];
}

/** Fifty recordings, with the worker killed in each phase; returns whether all invariants hold. */
export async function recordings(stack: MeasuredStack, provider: OpenAiStandIn) {
  const db = new pg.Client({ connectionString: stack.databaseUrl });
  const redis = new Redis(stack.redisUrl);
  await db.connect();
  provider.always({ answer: 'words', ms: hearingMs });
  const visitors: Around['visitors'] = [await signedInVisitor(stack.url), new Visitor(stack.url)];
  const around: Around = { stack, provider, db, redis, visitors };
  try {
    const outcomes: Outcome[] = [];
    for (const [phase, isThere] of Object.entries(phases)) {
      outcomes.push(await killedWhile(phase, isThere, around));
      await back(visitors[0]);
      await sleep(randomInt(500, 1_500));
    }
    const told = outcomes.map(({ phase, answers, lastMs, asked }) => {
      const words = answers.filter(({ text }) => text).length;
      const values = { words, failures: answers.length - words, asked, 'last after the kill': ms(lastMs) };
      return row(`killed while it ${phase}`, values, lastMs <= allowedMs);
    });
    const holds = await whatHolds(outcomes, around);
    const kept = [
      printTable('Ten recordings each', ['words', 'failures', 'asked', 'last after the kill'], told),
      printTable(
        'What must hold',
        ['problems'],
        holds.map(([what, problems]) => row(what, { problems: problems.length }, problems.length === 0)),
      ),
    ].every(Boolean);
    for (const [what, problems] of holds) if (problems[0]) console.log(`\n  ${what}\n    ${problems[0]}`);
    return kept;
  } finally {
    for (const visitor of visitors) visitor.close();
    await db.end();
    redis.disconnect();
  }
}
