import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import { signedInVisitor } from '../bench/signed-in-visitor.mjs';
import { ms, printTable, row } from '../bench/table.mjs';
import { Visitor } from '../bench/visitor.mjs';
import { root } from '../stack/system/workspace.ts';

const eachPhase = 10;
/** How long the fake provider takes for a recording. */
const hearingMs = 700;
/** What a killed worker may cost, and what one recording takes of itself. */
const allowedMs = 20_000;
const patienceMs = 60_000;
const recording = readFileSync(join(root, 'apps', 'e2e', 'src', 'spoken', 'my-sister-priya.wav'));

/** What a worker is doing when it is killed, and how we see it. */
const phases = {
  'has taken it in': async ({ rows }) => (await rows(`true`)) > 0,
  'asks the provider': ({ asked }) => asked().some(({ ended }) => ended === 'open'),
  'is being answered': ({ asked }) => asked().some(({ ended }) => ended === 'answered'),
  'has written it down': async ({ rows }) => (await rows(`state = 'done'`)) > 0,
  'has let the audio go': async ({ rows, held }) => (await rows(`true`)) > (await held()),
};

/** Sends one and follows it to its end: `{ jobId, text, failure, ms }`. */
async function transcribed(stack, visitor) {
  const since = performance.now();
  const form = new FormData();
  form.append('audio', new File([recording], 'recording.wav', { type: 'audio/wav' }));
  const headers = {
    'x-requested-with': 'giftwell',
    'accept-language': 'en-US',
    ...(visitor.cookie && { cookie: visitor.cookie }),
  };
  const answer = await fetch(`${stack.url}/api/voice/transcribe`, { method: 'POST', headers, body: form });
  const body = await answer.json();
  const ended = (end) => ({ jobId: body.jobId ?? null, ...end, ms: performance.now() - since });
  if (answer.status === 200) return ended({ text: body.transcription });
  if (answer.status !== 202) return ended({ failure: body.error?.code ?? `status ${answer.status}` });
  while (performance.now() - since < patienceMs) {
    const { status, body: now } = await visitor.get(`/api/voice/transcriptions/${body.jobId}`);
    if (status === 200 && now.state === 'done') return ended({ text: now.transcription });
    if (status === 200 && now.state === 'failed') return ended({ failure: now.failure });
    await sleep(100);
  }
  return ended({ failure: 'never ended' });
}

/** A worker runs again. */
async function back(visitor) {
  while ((await visitor.get('/api/voice/options')).status !== 200) await sleep(50);
  // Its workers start with the service.
  while ((await visitor.get('/health/ready')).status !== 200) await sleep(50);
}

/** Ten recordings at once, and the worker killed when the first of them is where `isThere` says. */
async function killedWhile(phase, isThere, { stack, provider, db, redis, visitors }) {
  const before = provider.journal.length;
  const since = new Date();
  const count = async (query, values) => Number((await db.query(query, values)).rows[0].count);
  const look = {
    rows: (condition) =>
      count(`SELECT count(*) FROM gift_ai.transcriptions WHERE "createdAt" >= $1 AND ${condition}`, [since]),
    asked: () => provider.journal.slice(before),
    held: async () => (await redis.keys('audio:*:size')).length,
  };
  const all = Promise.all(
    Array.from({ length: eachPhase }, (_, at) => transcribed(stack, visitors[at % visitors.length])),
  );
  const until = performance.now() + 10_000;
  while (!(await isThere(look))) {
    if (performance.now() > until) throw new Error(`No worker was seen that ${phase}`);
    await sleep(1);
  }
  process.kill(stack.pids.get('gift-ai-service'), 'SIGKILL');
  const killedAt = performance.now();
  const answers = await all;
  return { phase, answers, lastMs: performance.now() - killedAt, asked: look.asked().length };
}

/** What must hold when all transcriptions have ended. */
async function whatHolds(outcomes, { db, redis, provider }) {
  const answers = outcomes.flatMap((each) => each.answers);
  const known = answers.filter(({ jobId }) => jobId !== null);
  const { rows } = await db.query('SELECT * FROM gift_ai.transcriptions');
  const byJob = new Map(rows.map((one) => [one.jobId, one]));
  const problems = { ended: [], same: [], twice: [], asked: [], audio: [] };
  for (const { failure } of answers)
    if (failure && !['provider_failed', 'audio_gone', 'transcription_failed'].includes(failure))
      problems.ended.push(`one ended with ${failure}`);
  for (const { jobId, text = null, failure = null } of known) {
    const found = byJob.get(jobId);
    if (!found || found.text !== text || found.failure !== failure) problems.same.push(`${jobId} is another`);
  }
  if (new Set(known.map(({ jobId }) => jobId)).size !== known.length)
    problems.twice.push('two share one job');
  if (new Set(rows.map(({ audioKey }) => audioKey)).size !== rows.length)
    problems.twice.push('a recording has two jobs');
  if (rows.length > answers.length)
    problems.twice.push(`${rows.length} jobs of ${answers.length} recordings`);
  // A worker that was killed during a provider call repeats it; four recordings are transcribed at once.
  const most = rows.length + outcomes.length * 4;
  if (provider.journal.length > most)
    problems.asked.push(`${provider.journal.length} questions, ${most} at most`);
  const until = performance.now() + allowedMs;
  let left;
  do left = await redis.keys('audio:*');
  while (left.length > 0 && performance.now() < until && !(await sleep(100)));
  if (left.length > 0) problems.audio.push(`${left.length} keys`);
  return [
    ['each ended with its words or a clear failure', problems.ended],
    ['the answer is what is written down', problems.same],
    ['none twice', problems.twice],
    ['nobody was asked more often than workers died', problems.asked],
    ['no audio left in Redis', problems.audio],
  ];
}

/** Fifty recordings, and a worker that is killed in each phase; answers whether all is well. */
export async function recordings(stack, provider) {
  const db = new pg.Client({ connectionString: stack.databaseUrl });
  const redis = new Redis(stack.redisUrl);
  await db.connect();
  provider.always({ answer: 'words', ms: hearingMs });
  const visitors = [await signedInVisitor(stack.url), new Visitor(stack.url)];
  const around = { stack, provider, db, redis, visitors };
  try {
    const outcomes = [];
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
