import { arrivals } from '../testing/fake-google.js';
import { fakeServices } from '../testing/fake-services.js';
import { startGoogleStandIn } from '../testing/google-stand-in.js';
import { send, type Answer } from '../testing/http.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';

let services: Awaited<ReturnType<typeof fakeServices>>;
let google: Awaited<ReturnType<typeof startGoogleStandIn>>;
let gateway: TestGateway;
const gina = { sub: '1001', email: 'gina@example.com', email_verified: true, name: 'Gina' };
const failed = (problem: string, path = '/') => `${path}?error=oauth_failed&message=${problem}`;

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
  arrivals.length = 0;
  Object.assign(google, { person: gina, wrongNonce: false });
});

/** A browser with all of its cookies. */
function browser(port = gateway.port) {
  const cookies = new Map<string, string>();
  const keep = (answer: Answer) => {
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [name, value] = line.split(';', 1)[0]!.split('=', 2);
      if (/Max-Age=0\b/.test(line)) cookies.delete(name!);
      else cookies.set(name!, value!);
    }
    return answer;
  };
  const headers = () => ({ cookie: [...cookies].map((pair) => pair.join('=')).join('; ') });
  const get = async (path: string) => keep(await send(port, path, { headers: headers() }));
  return {
    cookies,
    get,
    async post(path: string, body: object) {
      const json = { ...headers(), 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
      return keep(await send(port, path, { method: 'POST', headers: json, body: JSON.stringify(body) }));
    },
    /** The address at Google. */
    start: async (query = '') => (await get(`/api/auth/google${query}`)).headers.location!,
    /** Where the browser ends up after it has returned to this address. */
    async comeBack(address: string) {
      const { pathname, search } = new URL(address);
      const answer = await get(pathname + search);
      expect(answer.status).toBe(303);
      return answer.headers.location;
    },
  };
}
type Browser = ReturnType<typeof browser>;
const signIn = async (one: Browser, query = '') => one.comeBack(await google.visit(await one.start(query)));
const userOf = async (one: Browser) =>
  (await one.get('/api/auth/session')).json<{ user: { email: string } | null }>().user;
const member = async () => {
  const one = browser();
  await one.post('/api/auth/login', { email: 'user7@example.com', password: 'correct horse' });
  return one;
};

it('signs in whom Google vouches for', async () => {
  const one = browser();
  expect((await one.get('/api/auth/options')).json()).toEqual({ google: true });
  expect(await signIn(one, '?timeZone=Europe/Berlin')).toBe('/?success=google_login');
  const identity = { issuer: google.env.GOOGLE_ISSUER, subject: '1001', email: gina.email };
  expect(arrivals).toEqual([
    { identity: { ...identity, emailVerified: true, name: 'Gina' }, timeZone: 'Europe/Berlin' },
  ]);
  expect(await userOf(one)).toMatchObject({ id: 500 });
});

it('asks with state, nonce and PKCE, for the address and the name only', async () => {
  await signIn(browser());
  const [one, two] = [google.requests.at(-1)!, (await signIn(browser()), google.requests.at(-1)!)];
  expect(one.get('scope')).toBe('openid email profile');
  expect(one.get('response_type')).toBe('code');
  expect(one.get('code_challenge_method')).toBe('S256');
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(one.get(name)).toMatch(/^[\w-]{43}$/);
    expect(one.get(name)).not.toBe(two.get(name));
  }
});

it('gives a new session to somebody who had one, and ends the old one', async () => {
  const one = await member();
  const before = new Map(one.cookies);
  await signIn(one);
  const old = browser();
  for (const [name, value] of before) old.cookies.set(name, value);
  expect(await userOf(old)).toBeNull();
});

it('says so when somebody refuses at Google', async () => {
  google.person = null;
  expect(await signIn(browser())).toBe(failed('access_denied'));
  expect(arrivals).toEqual([]);
});

it('passes on why the account is not opened', async () => {
  google.person = { ...gina, sub: '2', email: 'taken@example.com' };
  const one = browser();
  expect(await signIn(one)).toBe(failed('account_exists'));
  expect(await userOf(one)).toBeNull();
});

describe('refuses a return', () => {
  const changed = (address: string, change: Record<string, string>) => {
    const url = new URL(address);
    for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value);
    return url.href;
  };

  it.each([
    ['with another state', { state: 'x'.repeat(43) }],
    ['with an invented code', { code: 'x'.repeat(43) }],
    ['of another issuer', { iss: 'https://idp.evil.example' }],
  ])('%s, and does not give a second chance', async (_, change) => {
    const one = browser();
    const address = await google.visit(await one.start());
    expect(await one.comeBack(changed(address, change))).toBe(failed('failed'));
    expect(await one.comeBack(address)).toBe(failed('expired'));
    expect(arrivals).toEqual([]);
    expect(await userOf(one)).toBeNull();
  });

  it('with the nonce of another sign-in', async () => {
    google.wrongNonce = true;
    expect(await signIn(browser())).toBe(failed('failed'));
    expect(arrivals).toEqual([]);
  });

  it('a second time, also with the cookie of before', async () => {
    const one = browser();
    const address = await google.visit(await one.start());
    const copy = browser();
    for (const [name, value] of one.cookies) copy.cookies.set(name, value);
    expect(await one.comeBack(address)).toBe('/?success=google_login');
    expect(await copy.comeBack(address)).toBe(failed('expired'));
    expect(await userOf(copy)).toBeNull();
  });

  it('in a browser that did not begin it, also if it has begun another', async () => {
    const address = await google.visit(await browser().start());
    expect(await browser().comeBack(address)).toBe(failed('expired'));
    const victim = browser();
    await victim.start();
    expect(await victim.comeBack(address)).toBe(failed('failed'));
    expect(arrivals).toEqual([]);
  });

  it('after ten minutes', async () => {
    const one = browser();
    const address = await google.visit(await one.start());
    gateway.clock.advance(600_000);
    expect(await one.comeBack(address)).toBe(failed('expired'));
  });
});

describe('links an account', () => {
  it('after the password was given', async () => {
    const one = await member();
    expect((await one.post('/api/auth/google/link', { password: 'not it at all' })).status).toBe(400);
    expect(await one.start('?for=link')).toBe(failed('expired', '/settings'));
    expect((await one.post('/api/auth/google/link', { password: 'correct horse' })).status).toBe(200);
    expect(await signIn(one, '?for=link')).toBe('/settings?success=google_linked');
    expect(arrivals).toMatchObject([{ identity: { subject: '1001' }, linkedBy: 7 }]);
    expect(await one.start('?for=link')).toBe(failed('expired', '/settings'));
  });

  it('not of a guest, and not of a session that began meanwhile', async () => {
    expect(await browser().start('?for=link')).toBe(failed('expired', '/settings'));
    const one = await member();
    await one.post('/api/auth/google/link', { password: 'correct horse' });
    const address = await google.visit(await one.start('?for=link'));
    await one.post('/api/auth/login', { email: 'user8@example.com', password: 'correct horse' });
    expect(await one.comeBack(address)).toBe(failed('expired', '/settings'));
    expect(arrivals).toEqual([]);
  });
});

it('logs no code, token or address', async () => {
  google.wrongNonce = true;
  const one = browser();
  const address = await google.visit(await one.start());
  await one.comeBack(address);
  const log = gateway.logLines.join('\n');
  expect(log).toContain('Sign-in with Google failed');
  expect(log).not.toContain(new URL(address).searchParams.get('code'));
  expect(log).not.toContain(gina.email);
});

// At the end: Passport has one strategy for the process, and these gateways replace it.
describe('without Google', () => {
  it('says that it does not answer, before and after, and recovers', async () => {
    const other = await startGoogleStandIn();
    const own = await testGateway(services.address, { ...other.env, GOOGLE_ISSUER: 'http://127.0.0.1:9' });
    expect(await browser(own.port).start()).toBe(failed('temporarily_unavailable'));
    await own.stop();
    const second = await testGateway(services.address, other.env);
    const one = browser(second.port);
    const address = await other.visit(await one.start());
    await other.close();
    expect(await one.comeBack(address)).toBe(failed('temporarily_unavailable'));
    await second.stop();
  });

  it('offers nothing where it is not set up', async () => {
    const own = await testGateway(services.address);
    const one = browser(own.port);
    expect((await one.get('/api/auth/options')).json()).toEqual({ google: false });
    expect(await one.start()).toBe(failed('failed'));
    expect(await one.comeBack('http://localhost/api/auth/google/callback?code=x&state=y')).toBe(
      failed('failed'),
    );
    await own.stop();
  });
});
