import { transcriptionRoutes, transcriptionWorkRoutes } from '@giftwell/contracts/gift-ai/transcription';
import { Clock, AudioStore, Jobs } from '@giftwell/server-kit';
import type { TestService } from '@giftwell/server-kit/testing';
import { randomBytes } from 'node:crypto';
import { mock } from 'node:test';
import { startOpenAiStandIn } from '../engines/openai-stand-in.js';
import { startGiftAi } from '../testing/gift-ai.js';
import { transcribeVoice } from './transcribe-voice.job.js';
import { TranscriptionNotices } from './transcription-notices.js';

const [mia, ben] = [1, 2];
const said = 'Priya loves hiking.';
let standIn: Awaited<ReturnType<typeof startOpenAiStandIn>>;
let service: TestService;
let env: Record<string, string>;

beforeAll(async () => {
  standIn = await startOpenAiStandIn();
  env = {
    OPENAI_API_KEY: 'key',
    OPENAI_TRANSCRIPTION_MODEL: 'ears',
    OPENAI_BASE_URL: standIn.baseUrl,
    TRANSCRIPTION_TIMEOUT_MS: '300',
    TRANSCRIPTION_DAILY_LIMIT: '60',
  };
  service = await startGiftAi(env);
});
beforeEach(async () => {
  // A recording that the test before did not wait for would be in the journal of this one.
  await service.settle();
  standIn.reset();
  standIn.always({ answer: 'words', text: said });
});
afterAll(async () => {
  await service.close();
  await standIn.close();
});

const code = () => randomBytes(16).toString('base64url');
const work = (userId: number | null = null) => service.client(transcriptionWorkRoutes, userId);
const follow = (jobId: string, userId: number | null = null) =>
  service.client(transcriptionRoutes, userId).get({ jobId });

async function holdAudio(on: TestService = service): Promise<string> {
  const audioKey = code();
  const incoming = (await on.get(AudioStore).open(audioKey))!;
  await incoming.append(Buffer.alloc(200_000, 5));
  await incoming.finish();
  return audioKey;
}

async function start(userId: number | null = null, more: object = {}): Promise<string> {
  const audio = { audioKey: await holdAudio(), audioType: 'audio/webm' as const, ...more };
  const begun = await work(userId).start(audio);
  expect(begun).toMatchObject({ state: 'waiting', transcription: null, failure: null });
  return begun.jobId;
}

const settled = (jobId: string, userId: number | null = null, withinMs = 10_000) =>
  work(userId).settled({ jobId, withinMs });
const audioLeft = () => service.redis.keys('audio*');

async function pushes(count: number, act: () => Promise<unknown>): Promise<object[]> {
  const heard: object[] = [];
  const listener = service.redis.duplicate();
  await listener.subscribe('push');
  // Channels are shared by the whole Redis server, including other test runs.
  listener.on('message', (_channel, text) => {
    const push = JSON.parse(text) as { type: string };
    if (push.type.startsWith('gift-ai.')) heard.push(push);
  });
  await act();
  for (let tries = 0; heard.length < count && tries < 200; tries += 1)
    await new Promise((done) => setTimeout(done, 10));
  listener.disconnect();
  return heard;
}

describe('A recording', () => {
  it.each([null, mia])('becomes words, signed in (%s) or not, and is gone then', async (userId) => {
    const jobId = await start(userId, { language: 'en-US' });
    expect(await settled(jobId, userId)).toEqual({
      jobId,
      state: 'done',
      transcription: said,
      failure: null,
    });
    expect(await follow(jobId, userId)).toEqual({ jobId, state: 'done', transcription: said, failure: null });
    expect(standIn.journal).toHaveLength(1);
    expect(standIn.journal[0]!.request).toMatchObject({
      model: 'ears',
      language: 'en',
      audio: { bytes: 200_000 },
    });
    await service.settle();
    expect(await audioLeft()).toEqual([]);
  });

  it('is told of to the browsers of its user as it goes on', async () => {
    let jobId = '';
    const heard = await pushes(2, async () => {
      jobId = await start(mia);
      await settled(jobId, mia);
      await settled(await start(null));
    });
    const push = { userId: mia, type: 'gift-ai.transcription-changed' };
    expect(heard).toEqual([
      { ...push, data: { jobId, state: 'working' } },
      { ...push, data: { jobId, state: 'done' } },
    ]);
  });

  it('is waited for no longer than one wants, and is done all the same', async () => {
    standIn.next('hang');
    const jobId = await start();
    expect(await settled(jobId, null, 50)).toMatchObject({ transcription: null, failure: null });
    expect(await settled(jobId)).toMatchObject({ state: 'done', transcription: said });
  });

  it('is told of to whoever waits, once, as soon as it is settled', async () => {
    const told: string[] = [];
    standIn.next({ answer: 'words', text: said, ms: 100 });
    const jobId = await start();
    service
      .get(TranscriptionNotices)
      .of(jobId)
      .subscribe((settledId) => told.push(settledId));
    await settled(jobId);
    await service.settle();
    expect(told).toEqual([jobId]);
  });

  it('is for the user who made it, and one of a guest for whoever holds its code', async () => {
    const [hers, guests] = [await start(mia), await start()];
    const notFound = { kind: 'not_found', code: 'transcription_not_found' };
    for (const stranger of [ben, null]) {
      await expect(follow(hers, stranger)).rejects.toMatchObject(notFound);
      await expect(settled(hers, stranger)).rejects.toMatchObject(notFound);
    }
    await expect(follow(code(), mia)).rejects.toMatchObject(notFound);
    expect(await settled(guests, ben)).toMatchObject({ transcription: said });
  });

  it('is transcribed once, whatever comes twice', async () => {
    const audioKey = await holdAudio();
    const goOn = Promise.withResolvers<void>();
    const store = service.get(AudioStore);
    const read = store.read.bind(store);
    // Its end would free the key before it comes again.
    const held = mock.method(store, 'read', async (key: string) => {
      await goOn.promise;
      return read(key);
    });
    const { jobId } = await work().start({ audioKey, audioType: 'audio/ogg' });
    await expect(work().start({ audioKey, audioType: 'audio/ogg' })).rejects.toMatchObject({
      kind: 'internal',
    });
    goOn.resolve();
    held.mock.restore();
    await settled(jobId);
    await service.db.transaction((tx) => service.get(Jobs).add(tx, transcribeVoice, { jobId }));
    await service.settle();
    expect(standIn.journal).toHaveLength(1);
    expect(await follow(jobId)).toMatchObject({ state: 'done', transcription: said });
  });

  it('is forgotten after a day, with others that nobody removed', async () => {
    const [first, other] = [await start(), await start()];
    await settled(first);
    await settled(other);
    const delays = await service.redis.zrange(
      'bull:gift-ai.forget-transcription:delayed',
      0,
      -1,
      'WITHSCORES',
    );
    expect(Number(delays.at(-1)) / 4_096 - Date.now()).toBeGreaterThan(86_000_000);
    await service.runDelayedJobs();
    await expect(follow(first)).rejects.toMatchObject({ kind: 'not_found' });
    expect(await service.db.query('SELECT 1 FROM transcriptions')).toEqual([]);
  });

  it('that nobody worked on is lost when its audio has been', async () => {
    const jobId = code();
    const row = `INSERT INTO transcriptions ("jobId", "audioKey", "audioType", state, "createdAt")
      VALUES ($1, $2, 'audio/webm', 'waiting', $3)`;
    await service.db.query(row, [jobId, code(), new Date()]);
    expect(await follow(jobId)).toMatchObject({ state: 'waiting' });
    service.clock.advance(16 * 60_000);
    expect(await follow(jobId)).toMatchObject({ state: 'failed', failure: 'audio_gone' });
    expect(await settled(jobId)).toMatchObject({ state: 'failed', failure: 'audio_gone' });
  });

  it('is unreadable for good once it was heard: its key is gone too', async () => {
    const audioKey = await holdAudio();
    const { jobId } = await work().start({ audioKey, audioType: 'audio/webm' });
    await settled(jobId);
    await service.settle();
    const rows = await service.db.query<object[]>('SELECT * FROM transcriptions WHERE "jobId" = $1', [jobId]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(audioKey);
    expect(await audioLeft()).toEqual([]);
  });

  it('leaves neither its words nor its keys in a log', async () => {
    const audioKey = await holdAudio();
    const { jobId } = await work().start({ audioKey, audioType: 'audio/webm' });
    standIn.next('server_error');
    await settled(jobId);
    const logs = service.logLines.join('\n');
    expect(logs).toContain('Transcription finished');
    for (const secret of ['Priya', audioKey, jobId]) expect(logs).not.toContain(secret);
  });
});

describe('A provider', () => {
  const times = () => standIn.journal.length;

  it.each([
    ['empty', 'no_speech'],
    ['unreadable', 'unreadable'],
    ['million', 'provider_failed'],
    ['unauthorized', 'provider_failed'],
  ] as const)('that answers %s is asked once: %s', async (answer, failure) => {
    standIn.always(answer);
    const jobId = await start();
    expect(await settled(jobId)).toEqual({ jobId, state: 'failed', transcription: null, failure });
    await service.settle();
    expect([times(), await audioLeft()]).toEqual([1, []]);
  });

  it.each(['hang', 'server_error', 'rate_limited', 'garbage', 'wrong_shape', 'reset'] as const)(
    'that answers %s is asked once more, then it is said clearly',
    async (answer) => {
      standIn.always(answer);
      const jobId = await start();
      const failure = 'provider_failed';
      expect(await settled(jobId)).toEqual({ jobId, state: 'failed', transcription: null, failure });
      await service.settle();
      expect([times(), await audioLeft()]).toEqual([2, []]);
    },
  );

  it.each(['hang', 'server_error', 'reset'] as const)('is forgiven one %s', async (answer) => {
    standIn.next(answer);
    expect(await settled(await start())).toMatchObject({ state: 'done', transcription: said });
    expect(times()).toBe(2);
  });

  it('is not asked about audio that is gone', async () => {
    const { jobId } = await work().start({ audioKey: code(), audioType: 'audio/webm' });
    expect(await settled(jobId)).toMatchObject({ state: 'failed', failure: 'audio_gone' });
    expect(times()).toBe(0);
  });
});

describe('Whether recordings are taken', () => {
  const options = (on: TestService) => on.client(transcriptionRoutes, null).options({});
  const unavailable = { kind: 'unavailable', code: 'transcription_unavailable' };

  it('is said, and ends with the recordings of the day', async () => {
    expect(await options(service)).toEqual({ transcription: true });
    const row = `INSERT INTO transcriptions ("jobId", "audioKey", "audioType", state, "createdAt")
      SELECT 'j' || n, 'a' || n, 'audio/webm', 'waiting', $1 FROM generate_series(1, 60) AS n`;
    await service.db.query(row, [service.get(Clock).now()]);
    const asked = { audioKey: code(), audioType: 'audio/webm' as const };
    await expect(work().start(asked)).rejects.toMatchObject(unavailable);
    await service.db.query('DELETE FROM transcriptions');
    expect(await settled(await start())).toMatchObject({ state: 'done' });
  });

  it('depends on a provider', async () => {
    const without = await startGiftAi();
    expect(await options(without)).toEqual({ transcription: false });
    const asked = { audioKey: code(), audioType: 'audio/webm' as const };
    const started = without.client(transcriptionWorkRoutes, mia).start(asked);
    await expect(started).rejects.toMatchObject(unavailable);
    await without.close();
  });
});
