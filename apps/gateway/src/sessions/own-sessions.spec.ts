import { sessionRoutes } from '@giftwell/contracts/auth/auth';
import { fakeServices } from '../testing/fake-services.js';
import { password } from '../testing/fake-state.js';
import { Browser, signedInAs } from '../testing/http.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';

let services: Awaited<ReturnType<typeof fakeServices>>;
let gateway: TestGateway;

beforeAll(async () => {
  services = await fakeServices();
  gateway = await testGateway(services.address);
});
afterAll(async () => {
  await gateway.stop();
  await services.close();
});
beforeEach(async () => {
  await services.redis.flushdb();
  services.state.epochs.clear();
});

const signedIn = (user: number) => signedInAs(user, gateway.port);
const listOf = async (browser: Browser) =>
  sessionRoutes.list.output.parse((await browser.get('/api/auth/sessions')).json()).sessions;
const end = (browser: Browser, id: string) => browser.send('DELETE', `/api/auth/sessions/${id}`, {});

describe('one session', () => {
  it('is ended from another device of its user', async () => {
    const [mine, other] = [await signedIn(7), await signedIn(7)];
    const theirs = (await listOf(mine)).find(({ current }) => !current)!;
    expect((await end(mine, theirs.id)).json()).toEqual({ ok: true });
    expect([await mine.isSignedIn(), await other.isSignedIn()]).toEqual([true, false]);
    const again = await end(mine, theirs.id);
    expect([again.status, again.error().code]).toEqual([404, 'session_not_found']);
  });

  it('is not ended by another user or a guest', async () => {
    const [mine, stranger] = [await signedIn(7), await signedIn(8)];
    const { id } = (await listOf(mine))[0]!;
    expect((await end(stranger, id)).status).toBe(404);
    expect((await end(new Browser(gateway.port), id)).status).toBe(401);
    expect((await end(mine, '*')).status).toBe(400);
    expect(await mine.isSignedIn()).toBe(true);
  });
});

describe('changing the password', () => {
  const change = (browser: Browser, currentPassword: string) =>
    browser.post('/api/auth/password/change', { currentPassword, password: 'a new and long one' });

  it('keeps this browser signed in with a new session, and ends all others', async () => {
    const [mine, other] = [await signedIn(7), await signedIn(7)];
    const before = mine.cookie;
    const answer = await change(mine, password);
    expect([answer.status, answer.json()]).toEqual([
      200,
      { user: expect.objectContaining({ id: 7 }) as object },
    ]);
    expect(mine.cookie).not.toBe(before);
    expect([await mine.isSignedIn(), await other.isSignedIn()]).toEqual([true, false]);
    const old = new Browser(gateway.port);
    old.cookie = before;
    expect(await old.isSignedIn()).toBe(false);
  });

  it('needs the old one, and a user', async () => {
    const [mine, other] = [await signedIn(7), await signedIn(7)];
    expect((await change(mine, 'not it at all')).status).toBe(400);
    expect((await change(new Browser(gateway.port), password)).status).toBe(401);
    expect([await mine.isSignedIn(), await other.isSignedIn()]).toEqual([true, true]);
  });
});

describe('changing the profile', () => {
  const change = (browser: Browser, changes: object) => browser.send('PATCH', '/api/user/profile', changes);

  it('ends no session while the password stays', async () => {
    const [mine, other] = [await signedIn(7), await signedIn(7)];
    const before = mine.cookie;
    const answer = await change(mine, { username: 'Ada Lovelace' });
    expect([answer.status, answer.json()]).toEqual([
      200,
      { user: expect.objectContaining({ id: 7, username: 'Ada Lovelace' }) as object },
    ]);
    expect(mine.cookie).toBe(before);
    expect([await mine.isSignedIn(), await other.isSignedIn()]).toEqual([true, true]);
  });

  it('keeps this browser signed in with a new password, and ends all other sessions', async () => {
    const [mine, other] = [await signedIn(7), await signedIn(7)];
    const before = mine.cookie;
    const answer = await change(mine, { currentPassword: password, newPassword: 'a new and long one' });
    expect(answer.status).toBe(200);
    expect(mine.cookie).not.toBe(before);
    expect([await mine.isSignedIn(), await other.isSignedIn()]).toEqual([true, false]);
  });

  it('needs the old password for a new one, and a user', async () => {
    const mine = await signedIn(7);
    expect((await change(mine, { newPassword: 'a new and long one' })).status).toBe(400);
    expect((await change(new Browser(gateway.port), { username: 'Nobody' })).status).toBe(401);
  });
});
