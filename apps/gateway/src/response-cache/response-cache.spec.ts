import { testRedisUrl } from '@giftwell/server-kit/testing';
import { Redis } from 'ioredis';
import { mock } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fakeServices } from '../testing/fake-services.js';
import { shareCode } from '../testing/fake-state.js';
import { Browser } from '../testing/http.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';

let services: Awaited<ReturnType<typeof fakeServices>>;
let gateways: TestGateway[];
let redis: Redis;

beforeAll(async () => {
  services = await fakeServices();
  gateways = [await testGateway(services.address), await testGateway(services.address)];
  redis = new Redis(testRedisUrl());
});
afterAll(async () => {
  redis.disconnect();
  for (const gateway of gateways) await gateway.stop();
  await services.close();
});
beforeEach(async () => {
  await redis.flushdb();
  services.state.saved.clear();
  services.state.aMoment = () => Promise.resolve();
  for (const gateway of gateways) gateway.clock.set('2026-06-15T12:00:00Z');
});

/** A user's browser at the first gateway, and one with the same session at the second. */
async function signedIn(user: number): Promise<[Browser, Browser]> {
  const [here, there] = gateways.map(({ port }) => new Browser(port)) as [Browser, Browser];
  expect((await here.signIn(user)).status).toBe(200);
  there.cookie = here.cookie;
  return [here, there];
}
const kite = {
  ...{ name: 'Kite', category: 'Outdoor & Adventure', description: '', reason: '', searchTerm: 'kite' },
  ...{ priceMinCents: 100, priceMaxCents: 200 },
};
const saveOne = (browser: Browser) => browser.post('/api/suggestions/import', { suggestions: [kite] });
const totalOf = async (browser: Browser, path = '/api/suggestions/saved') => {
  const answer = await browser.get(path);
  expect(answer.status).toBe(200);
  return answer.json<{ total: number }>().total;
};
/** Closes all other connections to this spec's database; other specs use the same Redis. */
async function cutConnections(): Promise<void> {
  const clients = String(await redis.client('LIST'))
    .trim()
    .split('\n');
  const me = await redis.client('ID');
  for (const client of clients) {
    const { id, db } = Object.fromEntries(client.split(' ').map((field) => field.split('=')));
    if (Number(id) !== me && Number(db) === (redis.options.db ?? 0)) await redis.client('KILL', 'ID', id);
  }
}
/** Number of calls to the service during `work`. */
async function asked(work: () => Promise<unknown>): Promise<number> {
  const before = services.state.listed;
  await work();
  return services.state.listed - before;
}

describe('an answer that is kept', () => {
  it('is repeated at the gateway that has it, by its address', async () => {
    const [here, there] = await signedIn(7);
    expect(await asked(() => totalOf(here))).toBe(1);
    expect(await asked(() => totalOf(here))).toBe(0);
    expect(await asked(() => totalOf(there))).toBe(1);
    expect(await asked(() => totalOf(here, '/api/suggestions/saved?offset=3'))).toBe(1);
    expect(await asked(() => totalOf(here, '/api/suggestions/saved?offset=3'))).toBe(0);
  });

  it('is repeated to no other user, and to nobody whose session has ended', async () => {
    const [mine] = await signedIn(7);
    await saveOne(mine);
    await totalOf(mine);
    const [other] = await signedIn(8);
    expect(await totalOf(other)).toBe(0);
    const cookie = mine.cookie;
    await mine.post('/api/auth/logout');
    mine.cookie = cookie;
    expect((await mine.get('/api/suggestions/saved')).status).toBe(401);
    mine.cookie = undefined;
    expect((await mine.get('/api/suggestions/saved')).status).toBe(401);
  });

  it('is forgotten at both gateways when something is changed', async () => {
    const [here, there] = await signedIn(7);
    await Promise.all([totalOf(here), totalOf(there)]);
    await saveOne(here);
    expect([await totalOf(here), await totalOf(there)]).toEqual([1, 1]);
    await saveOne(there);
    expect([await totalOf(here), await totalOf(there)]).toEqual([2, 2]);
    expect(await asked(() => Promise.all([totalOf(here), totalOf(there)]))).toBe(0);
  });

  it('is as new as what a running change has done so far', async () => {
    const [here, there] = await signedIn(7);
    await totalOf(there);
    let goOn = () => {};
    const held = new Promise<void>((done) => (goOn = done));
    const moments = [Promise.resolve(), held];
    services.state.aMoment = () => moments.shift() ?? Promise.resolve();
    const saving = saveOne(here);
    while (services.state.saved.get(7) !== 1) await sleep(1);
    expect(await totalOf(there)).toBe(1);
    goOn();
    await saving;
  });

  it('is not used while a service may still be at work on a change that failed', async () => {
    const [here, there] = await signedIn(7);
    expect((await here.post('/api/suggestions/66/unsave')).status).toBe(500);
    expect(await asked(() => totalOf(there).then(() => totalOf(there)))).toBe(2);
    for (const gateway of gateways) gateway.clock.advance(121_000);
    expect(await asked(() => totalOf(there).then(() => totalOf(there)))).toBe(1);
  });

  it('lives for half a minute, and ends with a quarter of an hour, when a day may end', async () => {
    const [here] = await signedIn(7);
    await totalOf(here);
    gateways[0]!.clock.advance(29_999);
    expect(await asked(() => totalOf(here))).toBe(0);
    gateways[0]!.clock.advance(1);
    expect(await asked(() => totalOf(here))).toBe(1);
    gateways[0]!.clock.set('2026-06-15T18:14:50Z');
    expect(await asked(() => totalOf(here))).toBe(1);
    gateways[0]!.clock.set('2026-06-15T18:15:00Z');
    expect(await asked(() => totalOf(here))).toBe(1);
  });

  it('is forgotten when the connection to Redis is lost', async () => {
    const [here] = await signedIn(7);
    await totalOf(here);
    await cutConnections();
    const untilAnswered = async () => {
      while ((await here.get('/api/suggestions/saved')).status !== 200) await sleep(20);
    };
    expect(await asked(untilAnswered)).toBe(1);
    expect(await asked(() => totalOf(here))).toBe(0);
  });
});

it('never shows less than what was confirmed before, with many writers and readers at two gateways', async () => {
  services.state.aMoment = () => sleep(Math.random() * 4);
  const browsers = await signedIn(7);
  const any = () => browsers[Math.floor(Math.random() * browsers.length)]!;
  let confirmed = 0;
  let reads = 0;
  let writing = true;
  const write = async () => {
    for (let count = 0; count < 25; count += 1) {
      expect((await saveOne(any())).status).toBe(200);
      confirmed += 1;
      await sleep(Math.random() * 20);
    }
  };
  const tooOld: string[] = [];
  const read = async () => {
    while (writing) {
      const least = confirmed;
      const total = await totalOf(any());
      reads += 1;
      if (total < least) tooOld.push(`${total} after ${least}`);
      await sleep(Math.random() * 4);
    }
  };
  const readers = Array.from({ length: 6 }, read);
  const asks = await asked(async () => {
    await Promise.all([write(), write(), write()]);
    writing = false;
    await Promise.all(readers);
  });
  expect(tooOld).toEqual([]);
  expect(asks).toBeLessThan(reads);
  expect([await totalOf(browsers[0]), await totalOf(browsers[1])]).toEqual([75, 75]);
});

it('takes one command in Redis for a read, also if it is counted by address, and two for a change', async () => {
  const [here] = await signedIn(7);
  const openShared = async () =>
    expect((await here.get(`/api/group-purchases/shared/${shareCode}`)).status).toBe(200);
  await totalOf(here);
  await openShared();
  await saveOne(here);
  const sent = mock.method(Redis.prototype, 'sendCommand');
  const commandsFor = async (work: () => Promise<unknown>) => {
    sent.mock.resetCalls();
    await work();
    return sent.mock.calls.map((call) => call.arguments[0].name);
  };
  expect(await commandsFor(() => totalOf(here))).toEqual(['evalsha']);
  expect(await commandsFor(openShared)).toEqual(['evalsha']);
  expect(await commandsFor(() => saveOne(here))).toEqual(['evalsha', 'evalsha']);
  sent.mock.restore();
});
