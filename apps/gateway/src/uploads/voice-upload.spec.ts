import { unavailable } from '@giftwell/contracts/core/error';
import type { transcriptionFailures } from '@giftwell/contracts/gift-ai/transcription';
import { createHash } from 'node:crypto';
import { Browser } from '../testing/http.js';
import { ourOrigin, testGateway, type TestGateway } from '../testing/test-gateway.js';
import { jobId, provider } from '../testing/fake-transcription.js';
import { fakeServices } from '../testing/fake-services.js';
import { beginUpload, eventually, formOf, fromOurPage, partOf, upload, webm } from '../testing/upload.js';

let services: Awaited<ReturnType<typeof fakeServices>>;
let gateway: TestGateway;
beforeAll(async () => {
  services = await fakeServices();
  gateway = await testGateway(services.address);
});
beforeEach(() => provider.reset());
afterEach(async () => expect(await services.redis.keys('audio*')).toEqual([]));
afterAll(async () => {
  await gateway.stop();
  await services.close();
});
const form = formOf(partOf(webm(1_000)));

describe('a recording', () => {
  it.each([1_000, 300_000, 10 * 1024 * 1024])('of %d bytes arrives as it was sent', async (size) => {
    const recording = webm(size);
    const answer = await upload(gateway.port, formOf(partOf(recording)));
    expect([answer.status, answer.json()]).toEqual([200, { transcription: 'Hello', jobId }]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(provider.heard).toEqual([
      {
        audioType: 'audio/webm',
        language: null,
        bytes: size,
        sha256: createHash('sha256').update(recording).digest('hex'),
        userId: null,
      },
    ]);
  });

  it('is heard for the user who is signed in, in the language of the browser', async () => {
    const mia = new Browser(gateway.port);
    await mia.signIn(5);
    const headers = { ...fromOurPage, cookie: mia.cookie!, 'accept-language': 'fr-CA,fr;q=0.8' };
    expect((await upload(gateway.port, form, headers)).status).toBe(200);
    expect(provider.heard).toMatchObject([{ userId: 5, language: 'fr-CA' }]);
  });

  it('is told by its content, whatever it calls itself', async () => {
    const ogg = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(50)]);
    expect((await upload(gateway.port, formOf(partOf(ogg)))).status).toBe(200);
    expect(provider.heard).toMatchObject([{ audioType: 'audio/ogg' }]);
  });

  it.each([
    ['from our own page', { 'sec-fetch-site': 'same-origin' }, 200],
    ['with our origin', { origin: ourOrigin }, 200],
    ['with our header', { 'x-requested-with': 'giftwell' }, 200],
    ['with nothing that says where it comes from', {}, 403],
    ['opened by the browser itself', { 'sec-fetch-site': 'none' }, 403],
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from another site with our header', { 'sec-fetch-site': 'cross-site', 'x-requested-with': 'x' }, 403],
    ['with another origin', { origin: 'https://evil.example' }, 403],
  ])('sent %s is answered with %3$d', async (_where, headers, status) => {
    const answer = await upload(gateway.port, form, headers);
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.error().code).toBe('cross_site');
  });
});

describe('a transcription', () => {
  it('is waited for with what is left of 25 seconds', async () => {
    await upload(gateway.port, form);
    expect(provider.waits).toHaveLength(1);
    expect(provider.waits[0]).toBeGreaterThan(24_000);
    expect(provider.waits[0]).toBeLessThanOrEqual(25_000);
  });

  it.each(['waiting', 'working'] as const)('that is still %s is answered with its id', async (state) => {
    provider.ending = { state };
    const answer = await upload(gateway.port, form);
    expect([answer.status, answer.json()]).toEqual([202, { jobId }]);
    const later = await new Browser(gateway.port).get(`/api/voice/transcriptions/${jobId}`);
    expect(later.json()).toEqual({ jobId, state, transcription: null, failure: null });
  });

  it.each<[(typeof transcriptionFailures)[number], number, string, RegExp]>([
    ['no_speech', 422, 'no_speech', /couldn’t hear any words/],
    ['unreadable', 422, 'unreadable', /couldn’t understand this recording/],
    ['provider_failed', 503, 'transcription_failed', /couldn’t turn your recording into text/],
    ['audio_gone', 503, 'transcription_failed', /couldn’t turn your recording into text/],
  ])('that failed with %s is answered %d %s', async (failure, status, code, message) => {
    provider.ending = { state: 'failed', failure };
    const answer = await upload(gateway.port, form);
    expect([answer.status, answer.error().code]).toEqual([status, code]);
    expect(answer.error().message).toMatch(message);
  });

  it('goes on when the browser leaves while it waits', async () => {
    provider.ending = null;
    const slow = beginUpload(gateway.port, form.length);
    slow.socket.write(form);
    await eventually(() => provider.waits.length === 1);
    slow.socket.destroy();
    await eventually(() => provider.leftWaiting === 1);
    expect(provider.heard).toHaveLength(1);
  });
});

describe('without somebody who listens', () => {
  it('a recording is refused before it is read', async () => {
    provider.isOpen = false;
    const slow = beginUpload(gateway.port, 5_000_000);
    await eventually(() => slow.socket.bytesRead > 0);
    slow.socket.destroy();
    const answer = await slow.answer;
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toContain('"code":"transcription_unavailable"');
    expect(answer).toContain('Please type instead');
    const options = await new Browser(gateway.port).get('/api/voice/options');
    expect(options.json()).toEqual({ transcription: false });
  });

  it.each([
    ['says so at the start', unavailable('transcription_unavailable'), 'transcription_unavailable'],
    ['is away at the start', unavailable('database_unavailable'), 'transcription_failed'],
    ['has a fault at the start', new Error('secret detail'), 'transcription_failed'],
  ])('that %s, nothing of it stays', async (_what, refusal, code) => {
    provider.refusal = refusal;
    const answer = await upload(gateway.port, form);
    expect([answer.status, answer.error().code]).toEqual([503, code]);
    expect(answer.text).not.toContain('secret');
  });

  it('because gift-ai is away, that is said', async () => {
    const alone = await testGateway(null);
    const answer = await upload(alone.port, form);
    expect([answer.status, answer.error().code]).toEqual([503, 'transcription_failed']);
    await alone.stop();
  });

  it('after the start, the id is what can be told', async () => {
    provider.onWait = () => {
      throw new Error('a fault while waiting');
    };
    const answer = await upload(gateway.port, form);
    expect([answer.status, answer.json()]).toEqual([202, { jobId }]);
  });
});

it('gives the id to everybody who waits when the gateway stops', async () => {
  const leaving = await testGateway(services.address);
  provider.ending = null;
  const answer = upload(leaving.port, form);
  await eventually(() => provider.waits.length === 1);
  await leaving.stop();
  expect([(await answer).status, (await answer).json()]).toEqual([202, { jobId }]);
});

it('counts as asking for ideas does', async () => {
  const strict = await testGateway(services.address, { RATE_LIMITS_SCALE: '1' });
  await services.redis.flushdb();
  const statuses = [];
  for (let at = 0; at < 4; at += 1) statuses.push((await upload(strict.port, form)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  await strict.stop();
});

it('is in the documents, as a form with a file', async () => {
  const browser = new Browser(gateway.port);
  const { paths } = (await browser.get('/api/openapi.json')).json<{
    paths: Record<string, { post: { requestBody: { content: object } } }>;
  }>();
  expect(paths['/api/voice/transcribe']!.post.requestBody.content).toEqual({
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { audio: { type: 'string', format: 'binary' } },
        required: ['audio'],
        additionalProperties: false,
      },
    },
  });
});
