import { CalendarStore } from '@giftwell/server-kit';
import { buffer } from 'node:stream/consumers';
import { fakeServices } from '../testing/fake-services.js';
import { startGoogleStandIn } from '../testing/google-stand-in.js';
import { send, type Answer } from '../testing/http.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';

let services: Awaited<ReturnType<typeof fakeServices>>;
let google: Awaited<ReturnType<typeof startGoogleStandIn>>;
let gateway: TestGateway;
const gina = { sub: '1001', email: 'gina@example.com', email_verified: true, name: 'Gina' };
const failed = (problem: string) => `/calendar-connected.html?error=calendar_auth_failed&message=${problem}`;

beforeAll(async () => {
  services = await fakeServices();
  google = await startGoogleStandIn();
  gateway = await testGateway(services.address, google.env);
});
afterAll(async () => {
  await gateway.stop();
  await google.close();
  await services.close();
});
beforeEach(() => {
  google.person = gina;
  google.requests.length = 0;
});

/** A browser with its cookies, signed in as this user. */
async function browser(user: number) {
  const cookies = new Map<string, string>();
  const keep = (answer: Answer) => {
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [name, value] = line.split(';', 1)[0]!.split('=', 2);
      cookies.set(name!, value!);
    }
    return answer;
  };
  const headers = () => ({ cookie: [...cookies].map((pair) => pair.join('=')).join('; ') });
  const get = async (path: string) => keep(await send(gateway.port, path, { headers: headers() }));
  const body = JSON.stringify({ email: `user${user}@example.com`, password: 'correct horse' });
  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  keep(await send(gateway.port, '/api/auth/login', { method: 'POST', headers: json, body }));
  return {
    cookies,
    get,
    begin: async () => (await get('/api/calendar/google/auth')).json<{ authUrl: string }>().authUrl,
    async comeBack(address: string) {
      const { pathname, search } = new URL(address);
      return (await get(pathname + search)).headers.location;
    },
  };
}

it('asks for reading only, with state and PKCE, and keeps the access token from the browser', async () => {
  const one = await browser(7);
  const to = await one.comeBack(await google.visit(await one.begin()));
  const [asked] = google.requests;
  expect(asked?.get('scope')).toBe(
    'openid https://www.googleapis.com/auth/calendar.readonly https://www.googleapis.com/auth/contacts.readonly',
  );
  expect(asked?.get('code_challenge_method')).toBe('S256');
  expect(asked?.get('state')).toBeTruthy();
  const said = new URLSearchParams(to?.split('?')[1]);
  expect([to?.split('?')[0], said.get('calendar_auth_success')]).toEqual([
    '/calendar-connected.html',
    'true',
  ]);
  const stored = await services.get(CalendarStore).read(said.get('token_id')!);
  const access = JSON.parse(String(await buffer(stored!.chunks()))) as { accessToken: string };
  expect(access).toEqual({ userId: 7, accessToken: expect.any(String) as string });
  expect(to).not.toContain(access.accessToken);
});

it('says so when access is refused', async () => {
  const one = await browser(7);
  google.person = null;
  expect(await one.comeBack(await google.visit(await one.begin()))).toBe(failed('access_denied'));
});

it('connects only the browser and the session that began', async () => {
  const [one, other] = [await browser(7), await browser(8)];
  const back = await google.visit(await one.begin());
  expect(await other.comeBack(back)).toBe(failed('expired'));
  await other.begin();
  expect(await other.comeBack(back)).toBe(failed('failed'));
  expect(await one.comeBack(back)).toContain('calendar_auth_success=true');
  expect(await one.comeBack(back)).toBe(failed('expired'));
});

it('needs a signed-in user, and a configured Google', async () => {
  expect((await send(gateway.port, '/api/calendar/google/auth')).status).toBe(401);
  const without = await testGateway(services.address);
  const cookie = [...(await browser(7)).cookies].map((pair) => pair.join('=')).join('; ');
  const answer = await send(without.port, '/api/calendar/google/auth', { headers: { cookie } });
  expect(answer.status).toBe(404);
  await without.stop();
});
