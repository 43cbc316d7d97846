import { gunzipSync } from 'node:zlib';
import { openStream, send, Browser } from './testing/http.js';
import { testGateway, type TestGateway } from './testing/test-gateway.js';
import { fakeServices } from './testing/fake-services.js';
import { shareCode } from './testing/fake-state.js';

let services: Awaited<ReturnType<typeof fakeServices>>;
let gateway: TestGateway;
const wish = { recipientName: 'Ann', interests: ['books'], personality: ['calm'] };
const generate = '/api/wizard/generate-suggestions';

beforeAll(async () => {
  services = await fakeServices();
  gateway = await testGateway(services.address);
});
afterAll(async () => {
  await gateway.stop();
  await services.close();
});

const guest = () => new Browser(gateway.port);
const found = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Person ${at}`, date: '2000-02-29' }));
const events = {
  method: 'POST',
  headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
};

describe('a mounted route', () => {
  it('answers a guest what the service answers', async () => {
    const answer = await guest().post(generate, wish);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json<{ suggestions: { name: string }[] }>().suggestions.map(({ name }) => name)).toEqual([
      'Kite',
      'Puzzle',
      'Mug',
    ]);
  });

  it.each([
    ['gzip, deflate, br', 'gzip'],
    ['br;q=1.0, gzip;q=0.8', 'gzip'],
    ['gzip;q=0', undefined],
    ['br', undefined],
    [undefined, undefined],
  ])('packs a long answer for somebody who reads "%s" as %s', async (reads, encoding) => {
    const browser = guest();
    await browser.signIn(7);
    const headers: Record<string, string> = reads === undefined ? {} : { 'accept-encoding': reads };
    const long = await browser.post('/api/recipients/bulk-add', { recipients: found(1_000) }, headers);
    expect([long.headers['content-encoding'], long.headers.vary]).toEqual([encoding, 'accept-encoding']);
    const text = encoding ? gunzipSync(long.bytes).toString() : long.text;
    expect((JSON.parse(text) as { recipients: object[] }).recipients).toHaveLength(1_000);
    expect(long.bytes.length < 16_000).toBe(encoding === 'gzip');
    const short = await browser.post('/api/recipients/bulk-add', { recipients: found(10) }, headers);
    expect(short.headers['content-encoding']).toBeUndefined();
    expect(short.json()).toMatchObject({ added: 10 });
  });

  it('puts path and body together, and tells the service who asks', async () => {
    const browser = guest();
    await browser.signIn(7);
    const answer = await browser.post('/api/suggestions/12/rate', { rating: 4, feedback: 'Nice' });
    expect(answer.json()).toMatchObject({ id: 12, rating: 4 });
    expect(services.state.inputs.at(-1)).toEqual({ id: 12, rating: 4, feedback: 'Nice' });
    const call = services.state.calls.at(-1)!;
    expect(call).toMatchObject({ userId: 7, requestId: answer.headers['x-request-id'] });
    expect(call.sessionId).toMatch(/^[\w-]{43}$/);
    expect(browser.cookie).not.toContain(call.sessionId!);
  });

  it('refuses nobody on a public route and a guest on all others', async () => {
    const answer = await guest().get('/api/auth/me');
    expect(answer.status).toBe(401);
    expect(answer.error()).toEqual({
      kind: 'unauthenticated',
      code: 'sign_in_required',
      message: 'Please sign in',
    });
  });

  it('refuses invalid input at the edge and names the fields', async () => {
    const before = services.state.inputs.length;
    const answer = await guest().post(generate, { ...wish, age: 130, surprise: 1 });
    expect(answer.status).toBe(400);
    expect(answer.error()).toMatchObject({
      kind: 'invalid',
      code: 'invalid_input',
      details: { fields: { age: 'Age must be at most 120' } },
    });
    expect(services.state.inputs).toHaveLength(before);
  });

  it.each([
    ['an id that is no plain number', '/api/suggestions/1e3/save'],
    ['an id beyond what is stored', '/api/suggestions/9999999999/save'],
    ['an unknown key in the query', '/api/suggestions/3/save?x=1'],
    ['a field that is in the path and in the query', '/api/suggestions/3/save?id=4'],
    ['a field that is twice in the query', '/api/suggestions/3/save?x=1&x=2'],
    ['a key that reaches for prototypes', '/api/suggestions/3/save?__proto__=1'],
  ])('refuses %s', async (_what, path) => {
    const browser = guest();
    await browser.signIn(7);
    const answer = await browser.post(path);
    expect(answer.status).toBe(400);
    expect(answer.error().kind).toBe('invalid');
  });

  it('passes a declared error on with its status', async () => {
    const browser = guest();
    await browser.signIn(7);
    const answer = await browser.post('/api/suggestions/404/save');
    expect(answer.status).toBe(404);
    expect(answer.error()).toEqual({
      kind: 'not_found',
      code: 'suggestion_not_found',
      message: 'That idea is gone',
    });
  });

  it('asks for guests once a second, and at once for one who wants a new answer', async () => {
    const path = `/api/suggestions/shared/${shareCode}`;
    const before = services.state.calls.length;
    const open = async (headers?: Record<string, string>) => {
      expect((await guest().get(path, headers)).status).toBe(200);
      return services.state.calls.length - before;
    };
    expect([await open(), await open()]).toEqual([1, 1]);
    expect(await open({ 'cache-control': 'no-cache' })).toBe(2);
    gateway.clock.advance(999);
    expect(await open()).toBe(2);
    gateway.clock.advance(1);
    expect(await open()).toBe(3);
  });

  it('says nothing about a fault inside a service', async () => {
    const browser = guest();
    await browser.signIn(7);
    const answer = await browser.post('/api/suggestions/66/unsave');
    expect(answer.status).toBe(500);
    expect(answer.error()).toEqual({
      kind: 'internal',
      code: 'internal',
      message: 'Something went wrong. Please try again.',
    });
  });

  it('does not show what the gateway alone may ask', async () => {
    const answer = await guest().post('/api/internal/credentials/verify', {
      email: 'user7@example.com',
      password: 'correct horse',
    });
    expect(answer.status).toBe(404);
    expect(answer.error().code).toBe('no_such_address');
  });

  it('is cancelled at the service when the browser leaves', async () => {
    const before = services.state.cancelled;
    const controller = new AbortController();
    const asked = services.state.inputs.length;
    const body = JSON.stringify({ ...wish, recipientName: 'Slow' });
    const pending = send(gateway.port, generate, {
      ...events,
      headers: { 'content-type': 'application/json' },
      body,
      signal: controller.signal,
    });
    await until(() => services.state.inputs.length > asked);
    controller.abort();
    await expect(pending).rejects.toThrow();
    await until(() => services.state.cancelled > before);
  });
});

describe('a streamed route', () => {
  it('sends each item, then the whole', async () => {
    const stream = await openStream(gateway.port, generate, { ...events, body: JSON.stringify(wish) });
    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    await stream.ended;
    const names = [...stream.text().matchAll(/^event: (.+)$/gm)].map((match) => match[1]);
    expect(names).toEqual(['item', 'item', 'item', 'done']);
    const done = /event: done\ndata: (.+)\n\n$/.exec(stream.text())![1]!;
    expect(JSON.parse(done)).toMatchObject({
      source: 'catalogue',
      suggestions: [{ name: 'Kite' }, { name: 'Puzzle' }, { name: 'Mug' }],
    });
  });

  it('shows the first item while the service still thinks, and cancels when the browser leaves', async () => {
    const before = services.state.cancelled;
    const stream = await openStream(gateway.port, generate, {
      ...events,
      body: JSON.stringify({ ...wish, recipientName: 'Slow' }),
    });
    expect(await stream.until('Kite')).toMatch(/^: hello\n\nevent: item\n/);
    stream.leave();
    await until(() => services.state.cancelled > before);
  });

  it('ends with an error event when the service fails halfway', async () => {
    const stream = await openStream(gateway.port, generate, {
      ...events,
      body: JSON.stringify({ ...wish, recipientName: 'Broken' }),
    });
    await stream.ended;
    expect(stream.text()).toContain(
      'event: error\ndata: {"kind":"internal","code":"internal","message":"Something went wrong. Please try again."}',
    );
    expect(stream.text()).not.toContain('secret');
  });

  it('refuses invalid input with a plain answer', async () => {
    const stream = await openStream(gateway.port, generate, { ...events, body: '{}' });
    expect(stream.status).toBe(400);
    expect(stream.headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries += 1) {
    if (tries > 500) throw new Error('It never came true');
    await new Promise((next) => setTimeout(next, 10));
  }
}
