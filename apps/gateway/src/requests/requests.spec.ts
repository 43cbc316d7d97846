import { connect } from 'node:net';
import { Browser, send } from '../testing/http.js';
import { ourOrigin, testGateway, type TestGateway } from '../testing/test-gateway.js';
import { fakeServices } from '../testing/fake-services.js';

let services: Awaited<ReturnType<typeof fakeServices>>;
let gateway: TestGateway;
const json = { 'content-type': 'application/json' };
const logout = '/api/auth/logout';
const generate = '/api/wizard/generate-suggestions';

beforeAll(async () => {
  services = await fakeServices();
  gateway = await testGateway(services.address);
});
afterAll(async () => {
  await gateway.stop();
  await services.close();
});
const post = (path: string, headers: Record<string, string>, body: string | Buffer = '{}') =>
  send(gateway.port, path, { method: 'POST', headers, body });

describe('a request that changes something', () => {
  it.each([
    ['from our own page', { 'sec-fetch-site': 'same-origin' }, 200],
    ['typed by the user', { 'sec-fetch-site': 'none' }, 200],
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from a sibling domain', { 'sec-fetch-site': 'same-site', origin: ourOrigin }, 403],
    ['with our origin, of a browser that says no more', { origin: ourOrigin }, 200],
    ['with another origin', { origin: 'https://evil.example' }, 403],
    ['with a hidden origin', { origin: 'null' }, 403],
    ['from no browser', {}, 200],
  ])('%s is answered %j with %d', async (_what, headers, status) => {
    const answer = await post(logout, { ...json, ...headers });
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.error()).toMatchObject({ kind: 'forbidden', code: 'cross_site' });
  });

  it('needs what no form can send', async () => {
    const bare = await send(gateway.port, logout, { method: 'POST' });
    expect([bare.status, bare.error().code]).toEqual([403, 'cross_site']);
    const marked = await send(gateway.port, logout, {
      method: 'POST',
      headers: { 'x-requested-with': 'giftwell' },
    });
    expect(marked.status).toBe(200);
  });

  it.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/json',
  ])('is refused as %s', async (type) => {
    for (const headers of [{}, { 'x-requested-with': 'giftwell' }] as Record<string, string>[]) {
      const answer = await post(logout, { ...headers, 'content-type': type });
      expect([answer.status, answer.error().code]).toEqual([415, 'unsupported_media_type']);
    }
  });

  it('gets no CORS headers', async () => {
    const answer = await send(gateway.port, logout, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBe(404);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('a body', () => {
  it('of more than 100 kB is too large', async () => {
    const answer = await post(generate, json, JSON.stringify({ recipientName: 'x'.repeat(100_000) }));
    expect([answer.status, answer.error()]).toEqual([
      413,
      { kind: 'invalid', code: 'body_too_large', message: 'That’s too much to send at once' },
    ]);
  });

  it('may be larger where its route says so, and no larger than that', async () => {
    const user = new Browser(gateway.port);
    await user.signIn(7);
    const put = (length: number) =>
      user.send('PUT', '/api/recipients/3/picture', { picture: 'A'.repeat(length) });
    expect((await put(264_000)).json()).toEqual({
      profilePicture: '/api/recipients/3/picture?v=264000',
    });
    const tooLarge = await put(300_000);
    expect([tooLarge.status, tooLarge.error()]).toEqual([
      413,
      { kind: 'invalid', code: 'body_too_large', message: 'That’s too much to send at once' },
    ]);
  });

  it('that is full of quotes reaches its service as it is', async () => {
    const user = new Browser(gateway.port);
    await user.signIn(7);
    const found = { name: '"'.repeat(100), date: '2000-02-29', originalText: '"'.repeat(150) };
    const recipients = Array.from({ length: 1_000 }, () => found);
    const answer = await user.post('/api/recipients/bulk-add', { recipients });
    expect(answer.json()).toMatchObject({ added: 1_000 });
  });

  it.each(['[]', 'null', '"text"', '3', 'true'])('that is %s is no object', async (body) => {
    const answer = await post(logout, json, body);
    expect([answer.status, answer.error().kind]).toEqual([400, 'invalid']);
  });

  it('may come twice 200 times in all broken ways, and never breaks anything', async () => {
    const answers = [];
    for (const body of brokenBodies()) {
      const signedOut = await post(generate, json, body);
      const credentials = await post('/api/auth/login', json, body);
      answers.push(signedOut, credentials);
    }
    expect(answers.length).toBeGreaterThanOrEqual(400);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400, 413]));
    for (const answer of answers)
      expect(answer.error()).toMatchObject({
        kind: 'invalid',
        code: expect.any(String),
        message: expect.any(String),
      });
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect((await post(logout, json)).status).toBe(200);
  });
});

describe('every answer', () => {
  it('carries a request id of ours, never one from outside', async () => {
    const answer = await send(gateway.port, '/api/auth/me', {
      headers: { 'x-request-id': 'mine', 'request-id': 'mine' },
    });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    const line = gateway.logLines
      .map((one) => JSON.parse(one) as Record<string, unknown>)
      .find((one) => one['requestId'] === answer.headers['x-request-id']);
    expect(line).toMatchObject({ method: 'GET', route: '/api/auth/me', status: 401, ms: expect.any(Number) });
  });

  it('has the headers of what answers, however the address is written', async () => {
    const { headers } = await send(gateway.port, '/%61pi/auth/session');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const shared = await send(gateway.port, '/%73hared/abc');
    expect(shared.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
  });

  it('is for those who meant us: a request to the name of another site is refused', async () => {
    const answer = await send(gateway.port, '/api/auth/session', { headers: { host: 'evil.example' } });
    expect([answer.status, answer.error().code]).toEqual([421, 'unknown_host']);
    const probe = await send(gateway.port, '/health/live', { headers: { host: 'evil.example' } });
    expect(probe.status).toBe(200);
  });

  it('is logged with the pattern of its route, not with what somebody put into the address', async () => {
    await send(gateway.port, '/shared/SecretShareCode?token=canary', {});
    await post('/api/suggestions/123456789/rate?q=canary', json);
    await new Promise((done) => setTimeout(done, 20));
    const log = gateway.logLines.join('');
    expect(log).not.toMatch(/SecretShareCode|canary|123456789/);
    expect(log).toContain('"route":"/api/suggestions/:id/rate"');
  });

  it.each([
    ['GET', '/api'],
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['DELETE', '/api/auth/me'],
    ['GET', '/api/..%2f..%2fetc/passwd'],
    ['HEAD', '/api/nothing'],
  ])('to %s %s is a 404 in JSON', async (method, path) => {
    const answer = await send(gateway.port, path, { method, headers: { ...json, accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    if (method !== 'HEAD')
      expect(answer.error()).toMatchObject({ kind: 'not_found', code: 'no_such_address' });
  });

  it.each(['/api/%', '/api/%zz', '/%E0%A4%A', `/api/suggestions/${'9'.repeat(500)}/save`])(
    'to the address %s has our shape',
    async (path) => {
      const answer = await post(path, json);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.error()).toMatchObject({ kind: expect.any(String), code: expect.any(String) });
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it.each([
    ['no HTTP at all', 'HELLO\r\n\r\n', 400],
    ['a header that never ends', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'two lengths',
      'POST /api/auth/logout HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}',
      400,
    ],
    [
      'a length and chunks',
      'POST /api/auth/logout HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}',
      400,
    ],
    ['a target that is no path', 'GET *x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404],
  ])('to %s has our shape', async (_what, text, status) => {
    const answer = await raw(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ error: { kind: expect.any(String) } });
  });
});

describe('the address of a client', () => {
  const tooMany = async (port: number, from: (at: number) => string) => {
    const statuses = [];
    for (let at = 0; at < 31; at += 1) {
      statuses.push((await new Browser(port, { 'x-forwarded-for': from(at) }).signIn(1)).status);
    }
    return statuses.includes(429);
  };

  it('is not what the client says', async () => {
    const strict = await testGateway(services.address, { RATE_LIMITS_SCALE: '1' });
    await services.redis.flushdb();
    expect(await tooMany(strict.port, (at) => `203.0.113.${at}`)).toBe(true);
    await strict.stop();
  });

  it('is what a trusted proxy says', async () => {
    const behind = await testGateway(services.address, {
      RATE_LIMITS_SCALE: '1',
      TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1',
    });
    await services.redis.flushdb();
    expect(await tooMany(behind.port, (at) => `203.0.113.${at}`)).toBe(false);
    expect(await tooMany(behind.port, () => '203.0.113.200')).toBe(true);
    // Only the last hop before the trusted ones counts; the client may send anything further left.
    expect(await tooMany(behind.port, (at) => `198.51.100.${at}, 203.0.113.201, 10.1.2.3`)).toBe(true);
    await behind.stop();
  });
});

function raw(text: string): Promise<string> {
  return new Promise((done, fail) => {
    let answer = '';
    const socket = connect(gateway.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => done(answer));
    socket.on('error', fail);
  });
}

/** At least 200 bodies that every route refuses. */
function brokenBodies(): (string | Buffer)[] {
  const whole = JSON.stringify({
    recipientName: 'Ann',
    interests: ['books'],
    personality: ['calm'],
    email: 'a@b.co',
    password: 'secret1',
  });
  const cut = Array.from({ length: whole.length - 1 }, (_, at) => whole.slice(0, at + 1));
  const values = [
    'null',
    '-1',
    '1e999',
    '[]',
    '{}',
    '"\\u0000"',
    '"\\ud800"',
    'true',
    `"${'x'.repeat(3_000)}"`,
    '[[[[[[]]]]]]',
    '"1; DROP TABLE users"',
  ];
  const fields = ['recipientName', 'age', 'interests', 'budget', 'occasion', 'email', 'password', 'seed'];
  const odd = fields.flatMap((field) => values.map((value) => `{"${field}":${value}}`));
  const deep = [21, 100, 3_000, 40_000].flatMap((depth) => ['['.repeat(depth), '{"a":'.repeat(depth)]);
  const bytes = [Buffer.from([0xff, 0xfe, 0x00]), Buffer.from('{"a":"\xff"}', 'latin1'), Buffer.alloc(1_000)];
  const keys = ['__proto__', 'constructor', 'prototype', 'toString', 'x'].map(
    (key) => `{"${key}":{"polluted":1}}`,
  );
  const large = [`{"a":"${'x'.repeat(200_000)}"}`];
  return [...cut, ...odd, ...deep, ...bytes, ...keys, ...large];
}
