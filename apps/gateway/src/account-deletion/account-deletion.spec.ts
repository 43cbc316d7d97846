import { userKeys } from '@giftwell/server-kit';
import { organizerWithMoney } from '../testing/fake-payments.js';
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
  services.state.deleted.clear();
});

const signedIn = (user: number) => signedInAs(user, gateway.port);
const remove = (browser: Browser, given: object = {}) =>
  browser.post('/api/user/account/delete', { password, confirmation: 'DELETE', ...given });

it('deletes the account, ends all its sessions at once, and empties this browser', async () => {
  const [mine, other, stranger] = [await signedIn(7), await signedIn(7), await signedIn(8)];
  const answer = await remove(mine);
  expect([answer.status, answer.json()]).toEqual([200, { ok: true }]);
  expect(answer.headers['clear-site-data']).toBe('"cache", "cookies", "storage"');
  expect([...services.state.deleted]).toEqual([7]);
  expect([await mine.isSignedIn(), await other.isSignedIn(), await stranger.isSignedIn()]).toEqual([
    ...[false, false],
    true,
  ]);
  const { redis } = services;
  expect(await redis.exists(userKeys.sessions + 7)).toBe(0);
  expect(await redis.keys(`${userKeys.session}*`)).toHaveLength(1);
});

it('deletes nothing without the word, with a wrong password, or for a guest', async () => {
  const mine = await signedIn(7);
  const answers = [
    await remove(mine, { confirmation: 'delete' }),
    await remove(mine, { password: 'not it at all' }),
    await remove(new Browser(gateway.port)),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 401]);
  expect(answers[0]!.error().details).toMatchObject({
    fields: { confirmation: 'Type DELETE in capital letters' },
  });
  expect(services.state.deleted.size).toBe(0);
  expect(await mine.isSignedIn()).toBe(true);
});

it('deletes nothing while a group gift of the user holds money', async () => {
  const mine = await signedIn(organizerWithMoney);
  const answer = await remove(mine);
  expect([answer.status, answer.error().code]).toEqual([409, 'open_group_gifts']);
  expect(services.state.deleted.size).toBe(0);
  expect(await mine.isSignedIn()).toBe(true);
});
