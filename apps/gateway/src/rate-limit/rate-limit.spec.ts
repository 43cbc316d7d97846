import { testRedisUrl } from '@giftwell/server-kit/testing';
import { Redis } from 'ioredis';
import { Browser, type Answer } from '../testing/http.js';
import { nobody, testGateway, type TestGateway } from '../testing/test-gateway.js';
import { fakeServices } from '../testing/fake-services.js';
import { shareCode } from '../testing/fake-state.js';
import { limitMessage } from './limit-message.js';

let services: Awaited<ReturnType<typeof fakeServices>>;
let gateway: TestGateway;
let redis: Redis;
const wish = { recipientName: 'Ann', interests: ['books'], personality: ['calm'] };
const generate = (browser: Browser) => browser.post('/api/wizard/generate-suggestions', wish);

beforeAll(async () => {
  services = await fakeServices();
  gateway = await testGateway(services.address, { RATE_LIMITS_SCALE: '1' });
  redis = new Redis(testRedisUrl());
});
afterAll(async () => {
  redis.disconnect();
  await gateway.stop();
  await services.close();
});
beforeEach(async () => {
  await redis.flushdb();
  gateway.clock.set('2026-11-21T00:00:00.000Z');
});

const guest = (port = gateway.port) => new Browser(port);
const signedIn = async (user: number) => {
  const browser = guest();
  await browser.signIn(user);
  return browser;
};
/** Number of requests allowed before the first refusal, and that refusal. */
async function passing(ask: () => Promise<Answer>, max: number): Promise<[number, Answer]> {
  for (let passed = 0; passed <= max; passed += 1) {
    const answer = await ask();
    if (answer.status === 429) return [passed, answer];
  }
  throw new Error('Nothing was refused');
}

describe('gift ideas', () => {
  it('come three times a minute for a guest, who is told when to come back', async () => {
    const [passed, refused] = await passing(() => generate(guest()), 5);
    expect(passed).toBe(3);
    const { retryAfterSeconds } = refused.error().details as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(refused.headers['retry-after']).toBe(String(retryAfterSeconds));
    expect(refused.error()).toMatchObject({ kind: 'rate_limited', code: 'too_many_requests' });
    expect(refused.error().message).toMatch(
      /^One moment: more ideas in \d+ (second|minute)s?\. With a free account you can go faster\.$/,
    );
    gateway.clock.advance(retryAfterSeconds * 1_000);
    expect((await generate(guest())).status).toBe(200);
  });

  it('come twenty times a day for a guest', async () => {
    const [passed] = await passing(() => {
      gateway.clock.advance(40_000);
      return generate(guest());
    }, 25);
    expect(passed).toBe(20);
  });

  it('come ten times a minute and a hundred times a day for a user, wherever they are', async () => {
    const [one, other] = [await signedIn(7), await signedIn(7)];
    let asked = 0;
    expect((await passing(() => generate(asked++ % 2 ? one : other), 12))[0]).toBe(10);
    gateway.clock.advance(120_000);
    const [passed] = await passing(() => {
      gateway.clock.advance(15_000);
      return generate(one);
    }, 110);
    expect(passed).toBe(90);
    expect((await generate(await signedIn(8))).status).toBe(200);
  });
});

describe('a guest’s browser', () => {
  let proxied: TestGateway;
  let address = 0;
  const elsewhere = () => ({ 'x-forwarded-for': `198.51.100.${(address += 1)}` });
  const ask = (browser: Browser) => browser.post('/api/wizard/generate-suggestions', wish, elsewhere());

  beforeAll(async () => {
    proxied = await testGateway(services.address, { RATE_LIMITS_SCALE: '1', TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(() => proxied.stop());
  beforeEach(() => proxied.clock.set('2026-11-21T00:00:00.000Z'));

  it('gets a cookie that no script reads when it first asks for ideas, and keeps it', async () => {
    const browser = guest(proxied.port);
    const cookies = (await ask(browser)).headers['set-cookie'];
    expect(cookies).toHaveLength(1);
    expect(cookies![0]).toMatch(
      /^__Host-gid=[\w-]{22}; Max-Age=172800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await ask(browser)).headers['set-cookie']).toBeUndefined();
  });

  it('is counted by it wherever it goes', async () => {
    const browser = guest(proxied.port);
    const [passed, refused] = await passing(() => ask(browser), 5);
    expect(passed).toBe(3);
    expect(refused.error().message).toContain('With a free account you can go faster.');
    expect((await ask(guest(proxied.port))).status).toBe(200);
    proxied.clock.advance(120_000);
    const [later] = await passing(() => {
      proxied.clock.advance(40_000);
      return ask(browser);
    }, 25);
    expect(later).toBe(17);
  });

  it('is not helped by a cookie that it made up', async () => {
    const forged = new Browser(proxied.port, { cookie: '__Host-gid=me' });
    expect((await ask(forged)).headers['set-cookie']).toHaveLength(1);
    const moving = () =>
      generate(new Browser(gateway.port, { cookie: `__Host-gid=${'x'.repeat(21)}${(address += 1) % 10}` }));
    expect((await passing(moving, 5))[0]).toBe(3);
  });

  it('gets none for anything else, and none when somebody is signed in', async () => {
    expect((await guest().get('/api/suggestions/shared/' + shareCode)).headers['set-cookie']).toBeUndefined();
    expect((await generate(await signedIn(7))).headers['set-cookie']).toBeUndefined();
  });
});

describe('payments', () => {
  const pay = (browser: Browser) => browser.post('/api/paypal/order/A1B2C3D4E5/cancel', {});

  it('come ten times a minute from a browser, and sixty times an hour from an address', async () => {
    const [first, second] = [guest(), guest()];
    expect((await passing(() => pay(first), 10))[0]).toBe(10);
    expect((await passing(() => pay(second), 10))[0]).toBe(10);
    // Each of these is a new browser.
    expect((await passing(() => pay(guest()), 60))[0]).toBe(40);
  });

  it('come ten times a minute from a user, too', async () => {
    const { cookie = '' } = await signedIn(11);
    const asAda = () => guest().post('/api/paypal/order/A1B2C3D4E5/cancel', {}, { cookie });
    expect((await passing(asAda, 10))[0]).toBe(10);
  });
});

describe('share codes', () => {
  const wrong = '/api/suggestions/shared/AAAAAAAAAAAAAAAAAAAAAA';
  const right = `/api/suggestions/shared/${shareCode}`;

  it('that lead somewhere can be read sixty times a minute', async () => {
    expect((await passing(() => guest().get(right), 70))[0]).toBe(60);
  });

  it('that lead nowhere count five-fold', async () => {
    expect((await passing(() => guest().get(wrong), 20))[0]).toBe(12);
    expect((await guest().get(right)).status).toBe(429);
  });

  it('count five-fold for a view of nothing, too, and for a user by address', async () => {
    const browser = await signedIn(7);
    expect((await passing(() => browser.post(`${wrong}/view`), 20))[0]).toBe(12);
  });
});

it('lets a guest share six hundred ideas a day, here a fiftieth of that', async () => {
  const small = await testGateway(services.address, { RATE_LIMITS_SCALE: '0.02' });
  small.clock.set('2026-11-21T00:00:00.000Z');
  const browser = guest(small.port);
  const [passed] = await passing(() => {
    small.clock.advance(121_000);
    return browser.post('/api/suggestions/share', { suggestionData: { name: 'Kite' } });
  }, 15);
  expect(passed).toBe(12);
  await small.stop();
});

describe('with the embedded engine', () => {
  it('lets a guest ask fifteen times a minute, and more browsers of the same address besides', async () => {
    const free = await testGateway(services.address, { RATE_LIMITS_SCALE: '1', PAID_PROVIDERS: 'false' });
    free.clock.set('2026-11-21T00:00:00.000Z');
    const browser = guest(free.port);
    expect((await passing(() => generate(browser), 20))[0]).toBe(15);
    expect((await generate(guest(free.port))).status).toBe(200);
    await free.stop();
  });

  it('lets a user ask thirty times a minute', async () => {
    const free = await testGateway(services.address, { RATE_LIMITS_SCALE: '1', PAID_PROVIDERS: 'false' });
    free.clock.set('2026-11-21T00:00:00.000Z');
    const browser = guest(free.port);
    await browser.signIn(7);
    expect((await passing(() => generate(browser), 40))[0]).toBe(30);
    await free.stop();
  });
});

describe('the other tiers', () => {
  it('let thirty sign-ins of an address pass in ten minutes, right or wrong', async () => {
    const [passed, refused] = await passing(() => guest().signIn(7, 'wrong horse'), 40);
    expect(passed).toBe(30);
    expect(refused.error().message).toMatch(/^Too many attempts\. Please try again in \d+ minutes\.$/);
  });

  it('let sixty writes and three hundred reads of a user pass in a minute', async () => {
    const browser = await signedIn(7);
    expect((await passing(() => browser.post('/api/suggestions/3/save'), 70))[0]).toBe(60);
    expect((await passing(() => browser.get('/api/auth/me'), 310))[0]).toBe(300);
  });

  it('count what is refused for want of a sign-in no less', async () => {
    expect((await guest().get('/api/auth/me')).status).toBe(401);
  });

  it('are counted together by several gateways', async () => {
    const second = await testGateway(services.address, { RATE_LIMITS_SCALE: '1' });
    second.clock.set('2026-11-21T00:00:00.000Z');
    let asked = 0;
    const [passed] = await passing(() => generate(guest(asked++ % 2 ? second.port : gateway.port)), 6);
    expect(passed).toBe(3);
    await second.stop();
  });

  it('can be scaled by configuration', async () => {
    const wide = await testGateway(services.address, { RATE_LIMITS_SCALE: '2' });
    wide.clock.set('2026-11-21T00:00:00.000Z');
    expect((await passing(() => generate(guest(wide.port)), 8))[0]).toBe(6);
    await wide.stop();
  });
});

it('counts on its own, at a quarter, while Redis is away', async () => {
  const alone = await testGateway(services.address, {
    RATE_LIMITS_SCALE: '1',
    REDIS_URL: `redis://${nobody}`,
  });
  expect((await passing(() => generate(guest(alone.port)), 5))[0]).toBe(1);
  expect((await passing(() => guest(alone.port).signIn(7, 'wrong horse'), 10))[0]).toBe(7);
  await alone.stop();
});

describe('the message', () => {
  it.each([
    [1, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [5_400, '2 hours'],
    [80_000, '23 hours'],
  ])('says %d seconds as %s', (seconds, words) => {
    expect(limitMessage('write', seconds)).toBe(`You’re going a bit fast. Please try again in ${words}.`);
  });

  it('does not offer an account to somebody who has one', () => {
    expect(limitMessage('ai', 30)).toBe('One moment: more ideas in 30 seconds.');
  });
});

describe('somebody signed in', () => {
  const counted = async () => Number(await redis.hget('limit:ai:user:7:86400000', 'now'));

  afterEach(() => services.state.epochs.clear());

  it('is counted once for each request, whether or not their epoch must be asked for first', async () => {
    const browser = await signedIn(7);
    await generate(browser);
    expect(await counted()).toBe(1);
    gateway.clock.advance(31_000);
    await generate(browser);
    await generate(browser);
    expect(await counted()).toBe(3);
  });

  it('is not counted by a session that is over', async () => {
    const [one, other] = [await signedIn(7), await signedIn(7)];
    services.state.epochs.set(7, 1);
    gateway.clock.advance(31_000);
    // The first request makes the gateway fetch the epoch, the second uses the fetched one.
    for (const browser of [one, other]) expect((await generate(browser)).status).toBe(200);
    expect(await counted()).toBe(0);
    expect(await redis.keys('session:*')).toEqual([]);
  });
});
