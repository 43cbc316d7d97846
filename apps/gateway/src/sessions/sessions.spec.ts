import { testRedisUrl } from '@giftwell/server-kit/testing';
import { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import { Browser } from '../testing/http.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';
import { fakeServices } from '../testing/fake-services.js';
import { password } from '../testing/fake-state.js';

let services: Awaited<ReturnType<typeof fakeServices>>;
let gateway: TestGateway;
let redis: Redis;
const day = 86_400_000;

beforeAll(async () => {
  services = await fakeServices();
  gateway = await testGateway(services.address);
  redis = new Redis(testRedisUrl());
});
afterAll(async () => {
  redis.disconnect();
  await gateway.stop();
  await services.close();
});
beforeEach(async () => {
  await redis.flushdb();
  services.state.epochs.clear();
  gateway.clock.set(new Date());
});

const guest = (headers = {}) => new Browser(gateway.port, headers);
const signedIn = async (user: number, headers = {}) => {
  const browser = guest(headers);
  expect((await browser.signIn(user)).status).toBe(200);
  return browser;
};
const isSignedIn = async (browser: Browser) => (await browser.get('/api/auth/me')).status === 200;
const idOf = (browser: Browser) => browser.cookie!.split('=')[1]!;

describe('signing in', () => {
  it('answers the user without the epoch and sets the cookie', async () => {
    const answer = await guest().signIn(7);
    expect(answer.json()).toEqual({ user: expect.objectContaining({ id: 7, username: 'User 7' }) });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(/^__Host-did=/),
    ]);
  });

  it('is known afterwards, and to a guest it is no error that nobody is', async () => {
    const answer = await guest().get('/api/auth/session');
    expect([answer.status, answer.json()]).toEqual([200, { user: null }]);
    const mine = await (await signedIn(7)).get('/api/auth/session');
    expect([mine.status, mine.json()]).toEqual([
      200,
      { user: expect.objectContaining({ id: 7, username: 'User 7' }) },
    ]);
  });

  it('keeps the id itself out of Redis', async () => {
    const browser = await signedIn(7);
    const key = createHash('sha256').update(idOf(browser)).digest('base64url');
    expect(await redis.hgetall(`session:${key}`)).toMatchObject({
      user: '7',
      epoch: '0',
      device: 'Unknown device',
    });
    const everything = await Promise.all(
      (await redis.keys('*')).map(async (name) => name + (await redis.type(name))),
    );
    expect(everything.join()).not.toContain(idOf(browser));
  });

  it('opens no session for an account that is opened later by a link', async () => {
    const browser = guest();
    const later = { username: 'later', email: 'later@example.com', password: 'tulips and tea' };
    const answer = await browser.post('/api/auth/register', later);
    expect([answer.status, answer.json()]).toEqual([200, { user: null }]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('passes the refusal on and opens no session', async () => {
    const browser = guest();
    const answer = await browser.signIn(7, 'wrong horse');
    expect(answer.status).toBe(401);
    expect(answer.error()).toMatchObject({
      code: 'wrong_credentials',
      message: 'Email or password isn’t right.',
    });
    expect(browser.cookie).toBeUndefined();
    expect(await redis.keys('session*')).toEqual([]);
  });

  it('gives a new id each time and ends the session before it', async () => {
    const browser = await signedIn(7);
    const before = guest();
    before.cookie = browser.cookie;
    await browser.signIn(7);
    expect(browser.cookie).not.toBe(before.cookie);
    expect(await isSignedIn(browser)).toBe(true);
    expect(await isSignedIn(before)).toBe(false);
  });

  it('never takes over an id that somebody planted', async () => {
    const planted = 'A'.repeat(43);
    const browser = guest();
    browser.cookie = `__Host-sid=${planted}`;
    await browser.signIn(7);
    expect(idOf(browser)).not.toBe(planted);
    const attacker = guest();
    attacker.cookie = `__Host-sid=${planted}`;
    expect(await isSignedIn(attacker)).toBe(false);
  });

  it('opens no session before anybody signs in', async () => {
    const browser = guest();
    await browser.get('/api/auth/me');
    await browser.post('/api/wizard/generate-suggestions', {
      recipientName: 'Ann',
      voiceTranscriptions: ['She sails'],
    });
    expect(browser.cookie).not.toContain('sid=');
    expect(await redis.keys('session*')).toEqual([]);
  });
});

describe('registering', () => {
  it('signs the new user in', async () => {
    const browser = guest();
    const answer = await browser.post('/api/auth/register', {
      username: 'Newcomer',
      email: 'new@example.com',
      password,
    });
    expect(answer.json()).toEqual({ user: expect.objectContaining({ id: 1_000, email: 'new@example.com' }) });
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('passes the conflict on', async () => {
    const answer = await guest().post('/api/auth/register', {
      username: 'Newcomer',
      email: 'user1@example.com',
      password,
    });
    expect([answer.status, answer.error().code]).toEqual([409, 'email_taken']);
  });
});

describe('a session', () => {
  it('ends for good at sign-out, which leaves the ideas saved in the browser alone', async () => {
    const browser = await signedIn(7);
    const copy = guest();
    copy.cookie = browser.cookie;
    const answer = await browser.post('/api/auth/logout');
    expect(answer.json()).toEqual({ ok: true });
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect(browser.cookie).toBeUndefined();
    expect(await isSignedIn(copy)).toBe(false);
  });

  it('lets a guest sign out as well', async () => {
    expect((await guest().post('/api/auth/logout')).status).toBe(200);
  });

  it('is over after seven idle days, and lives on with visits', async () => {
    const [idle, busy] = [await signedIn(7), await signedIn(8)];
    gateway.clock.advance(5 * day);
    expect(await isSignedIn(busy)).toBe(true);
    gateway.clock.advance(3 * day);
    expect(await isSignedIn(busy)).toBe(true);
    expect(await isSignedIn(idle)).toBe(false);
  });

  it('is over after thirty days whatever happens', async () => {
    const browser = await signedIn(7);
    for (let visits = 0; visits < 5; visits += 1) {
      gateway.clock.advance(5.9 * day);
      expect(await isSignedIn(browser)).toBe(true);
    }
    gateway.clock.advance(day);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('is not revived by a slow request', async () => {
    const browser = await signedIn(7);
    gateway.clock.advance(day);
    const { cookie } = browser;
    const slow = Array.from({ length: 10 }, () => browser.get('/api/auth/me'));
    await browser.post('/api/auth/logout');
    await Promise.all(slow);
    browser.cookie = cookie;
    expect(await isSignedIn(browser)).toBe(false);
    expect(await redis.keys('session:*')).toEqual([]);
  });

  it('ends with all others at every gateway within a second of a raised epoch, and a later one stays', async () => {
    const other = await testGateway(services.address);
    try {
      const before = await signedIn(7);
      const elsewhere = new Browser(other.port);
      elsewhere.cookie = (await signedIn(7)).cookie;
      expect([await isSignedIn(before), await isSignedIn(elsewhere)]).toEqual([true, true]);
      services.state.epochs.set(7, 1);
      for (const { clock } of [gateway, other]) clock.set(new Date(Date.now() + 1_000));
      expect([await isSignedIn(before), await isSignedIn(elsewhere)]).toEqual([false, false]);
      expect(await isSignedIn(await signedIn(7))).toBe(true);
    } finally {
      await other.stop();
    }
  });

  it('is checked once for all requests of a page that come at once', async () => {
    const browser = await signedIn(7);
    gateway.clock.advance(1_000);
    services.state.epochsAsked = 0;
    await Promise.all(Array.from({ length: 6 }, () => browser.get('/api/auth/me')));
    expect(services.state.epochsAsked).toBe(1);
  });

  it('ends when the user is no more', async () => {
    const browser = await signedIn(31);
    services.state.deleted.add(31);
    gateway.clock.advance(1_000);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('is one of at most fifty of a user', async () => {
    const first = await signedIn(7);
    for (let more = 0; more < 50; more += 1) {
      gateway.clock.advance(1);
      await signedIn(7);
    }
    expect(await isSignedIn(first)).toBe(false);
    expect(await redis.zcard('sessions:7')).toBe(50);
  });

  it.each([
    ['nonsense', 'nonsense'],
    ['nothing', ''],
    ['a quoted id', `"${'A'.repeat(43)}"`],
    ['far too much', 'A'.repeat(5_000)],
    ['an escape', '%00'],
    ['a prototype', '__proto__'],
  ])('is not opened by a cookie that holds %s', async (_what, value) => {
    const answer = await guest().get('/api/auth/me', { cookie: `__Host-sid=${value}` });
    expect(answer.status).toBe(401);
  });
});

describe('the list of sessions', () => {
  const list = async (browser: Browser) =>
    (await browser.get('/api/auth/sessions')).json<{
      sessions: { id: string; current: boolean; device: string }[];
    }>().sessions;

  it('shows where somebody is signed in, with nothing that opens a session', async () => {
    const phone = await signedIn(7, {
      'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
    });
    gateway.clock.advance(1_000);
    const laptop = await signedIn(7, {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0',
    });
    await signedIn(8);
    const sessions = await list(phone);
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Firefox on Windows', false],
      ['Chrome on Android', true],
    ]);
    expect(JSON.stringify(sessions)).not.toContain(idOf(laptop).slice(0, 12));
  });

  it('can end all others', async () => {
    const [mine, other, somebody] = [await signedIn(7), await signedIn(7), await signedIn(8)];
    const answer = await mine.post('/api/auth/sessions/end-others');
    expect(answer.json()).toEqual({ ended: 1 });
    expect(await isSignedIn(mine)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(somebody)).toBe(true);
    expect(await list(mine)).toHaveLength(1);
  });

  it.each([
    ['GET', '/api/auth/sessions'],
    ['POST', '/api/auth/sessions/end-others'],
  ])('is for signed-in users: %s %s', async (method, path) => {
    const answer = method === 'GET' ? await guest().get(path) : await guest().post(path);
    expect(answer.status).toBe(401);
  });
});
