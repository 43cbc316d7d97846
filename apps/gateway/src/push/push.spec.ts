import { definePush } from '@giftwell/contracts/core/event';
import { Pusher } from '@giftwell/server-kit';
import { z } from 'zod';
import { Browser, openStream, type OpenStream } from '../testing/http.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';
import { fakeServices } from '../testing/fake-services.js';
import { streamsOfAUser } from './open-streams.js';

let services: Awaited<ReturnType<typeof fakeServices>>;
let gateway: TestGateway;
let pusher: Pusher;
let opened: OpenStream[] = [];
const wishlistChanged = definePush({ type: 'wishlist.changed', data: z.object({ id: z.number() }) });

beforeAll(async () => {
  services = await fakeServices();
  gateway = await testGateway(services.address);
  pusher = services.get(Pusher);
});
afterAll(async () => {
  await gateway.stop();
  await services.close();
});
afterEach(async () => {
  for (const stream of opened) stream.leave();
  await Promise.all(opened.map(({ ended }) => ended));
  opened = [];
});

const signedIn = async (user: number) => {
  const browser = new Browser(gateway.port);
  await browser.signIn(user);
  return browser;
};
async function listen(browser: Browser, port = gateway.port): Promise<OpenStream> {
  const stream = await openStream(port, '/api/push', {
    headers: { cookie: browser.cookie!, accept: 'text/event-stream' },
  });
  opened.push(stream);
  return stream;
}

describe('the push stream', () => {
  it('brings a user what is meant for them, and nobody else', async () => {
    const [mine, theirs] = [await listen(await signedIn(7)), await listen(await signedIn(8))];
    expect(mine.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    });
    await pusher.toUser(7, wishlistChanged, { id: 3 });
    expect(await mine.until('event:')).toBe(': hello\n\nevent: wishlist.changed\ndata: {"id":3}\n\n');
    await pusher.toUser(8, wishlistChanged, { id: 4 });
    expect(await theirs.until('event:')).not.toContain('"id":3');
  });

  it('is for signed-in users', async () => {
    const answer = await new Browser(gateway.port).get('/api/push');
    expect(answer.status).toBe(401);
  });

  it('ends when its session ends, and tells the browser nothing about sessions', async () => {
    const [one, other] = [await signedIn(7), await signedIn(7)];
    const [ending, staying] = [await listen(one), await listen(other)];
    await one.post('/api/auth/logout');
    await ending.ended;
    await pusher.toUser(7, wishlistChanged, { id: 5 });
    expect(await staying.until('event:')).toBe(': hello\n\nevent: wishlist.changed\ndata: {"id":5}\n\n');
    expect(ending.text()).toBe(': hello\n\n');
  });

  it('ends on other gateways too', async () => {
    const second = await testGateway(services.address);
    const [mine, other] = [await signedIn(7), await signedIn(7)];
    const stream = await listen(other, second.port);
    await mine.post('/api/auth/sessions/end-others');
    await stream.ended;
    await second.stop();
  });

  it('is open at most ten times for a user, and again when one has left', async () => {
    const browser = await signedIn(9);
    for (let open = 0; open < streamsOfAUser; open += 1) expect((await listen(browser)).status).toBe(200);
    const refused = await browser.get('/api/push');
    expect([refused.status, refused.error().code, refused.headers['retry-after']]).toEqual([
      429,
      'too_many_streams',
      '30',
    ]);
    opened[0]!.leave();
    await opened[0]!.ended;
    for (
      let tries = 0;
      (await services.redis.zcard('push-streams:9')) === streamsOfAUser && tries < 200;
      tries += 1
    ) {
      await new Promise((next) => setTimeout(next, 10));
    }
    expect((await listen(browser)).status).toBe(200);
  });

  it('of a gateway that died counts no longer than 45 s', async () => {
    const browser = await signedIn(10);
    for (let open = 0; open < streamsOfAUser; open += 1) await listen(browser);
    gateway.clock.advance(46_000);
    expect((await listen(browser)).status).toBe(200);
  });

  it('ends when the gateway stops', async () => {
    const third = await testGateway(services.address);
    const browser = await signedIn(11);
    const stream = await listen(browser, third.port);
    await third.stop();
    await stream.ended;
    await expect(listen(browser, third.port)).rejects.toThrow('ECONNREFUSED');
  });
});
