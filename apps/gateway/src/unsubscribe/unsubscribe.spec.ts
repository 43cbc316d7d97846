import { optOuts, unsubscribeToken } from '../testing/fake-preferences.js';
import { fakeServices } from '../testing/fake-services.js';
import { send } from '../testing/http.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';

let services: Awaited<ReturnType<typeof fakeServices>>;
let gateway: TestGateway;
const path = `/api/mail/unsubscribe/${unsubscribeToken}`;
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const oneClick = 'List-Unsubscribe=One-Click';

beforeAll(async () => {
  services = await fakeServices();
  gateway = await testGateway(services.address);
});
afterAll(async () => {
  await gateway.stop();
  await services.close();
});
beforeEach(() => optOuts.splice(0));

const post = (to: string, headers: Record<string, string>, body: string) =>
  send(gateway.port, to, { method: 'POST', headers, body });

it('takes the form of a mail program, from anywhere and without a session', async () => {
  const fromElsewhere = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
  for (const more of [{}, fromElsewhere] as Record<string, string>[]) {
    const answer = await post(path, { ...form, ...more }, oneClick);
    expect([answer.status, answer.text]).toEqual([200, '{"ok":true}']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  expect(optOuts).toEqual(Array.from({ length: 2 }, () => ({ token: unsubscribeToken, userId: null })));
});

it.each(['', 'List-Unsubscribe=No', `${oneClick}&on=true`, '__proto__=1'])(
  'refuses the form %j',
  async (body) => {
    expect((await post(path, form, body)).status).toBe(400);
    expect(optOuts).toEqual([]);
  },
);

it('refuses a link that nobody made', async () => {
  const other = `/api/mail/unsubscribe/7.digest.${'n'.repeat(22)}`;
  expect((await post(other, form, oneClick)).status).toBe(404);
  expect((await post('/api/mail/unsubscribe/anything', form, oneClick)).status).toBe(400);
});

it('shows the page to a browser, with the token where no server sees it', async () => {
  const shown = await send(gateway.port, path);
  expect([shown.status, shown.headers.location]).toEqual([303, `/unsubscribe#${unsubscribeToken}`]);
  const odd = await send(gateway.port, '/api/mail/unsubscribe/%0d%0aSet-Cookie:x');
  expect([odd.status, odd.headers.location]).toEqual([303, '/unsubscribe#']);
  expect(optOuts).toEqual([]);
});

it('takes no form on any other route', async () => {
  const answer = await post('/api/auth/logout', { ...form, 'x-requested-with': 'giftwell' }, oneClick);
  expect(answer.status).toBe(415);
});
