import { Browser, signedInAs } from '../testing/http.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';
import { eventually } from '../testing/upload.js';
import { fakeServices } from '../testing/fake-services.js';

const password = 'correct horse';
let services: Awaited<ReturnType<typeof fakeServices>>;
let open: TestGateway;
let proxied: TestGateway;

beforeAll(async () => {
  services = await fakeServices();
  open = await testGateway(services.address);
  proxied = await testGateway(services.address, { TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1' });
});
afterAll(async () => {
  await Promise.all([open.stop(), proxied.stop()]);
  await services.close();
});
beforeEach(() => (services.state.told.length = 0));

const link = { token: 'a'.repeat(43), password: 'daffodils and cake' };
const from = (address: string) => ({ 'x-forwarded-for': address });
/** The address that auth-service is told by a request with these headers. */
async function told({ port }: TestGateway, headers: Record<string, string>) {
  const answer = await new Browser(port, headers).post('/api/auth/password/reset', link);
  expect(answer.error().code).toBe('link_expired');
  return services.state.told.at(-1);
}

it.each<Record<string, string>>([
  from('203.0.113.7'),
  { forwarded: 'for=203.0.113.7' },
  { 'x-real-ip': '203.0.113.7' },
  { 'x-giftwell-visitor': '203.0.113.7' },
])('is not what the client says in %j', async (headers) => {
  expect(await told(open, headers)).toEqual(['reset', '127.0.0.1']);
});

it('is what a trusted proxy says, and nothing that stands before it', async () => {
  expect(await told(proxied, from('203.0.113.7'))).toEqual(['reset', '203.0.113.7']);
  expect(await told(proxied, from('198.51.100.1, 203.0.113.8, 10.1.2.3'))).toEqual(['reset', '203.0.113.8']);
  expect(await told(proxied, from('2001:db8:1:2:3:4:5:6'))).toEqual(['reset', '2001:db8:1:2::/64']);
});

it('is not an input that a client can choose', async () => {
  const browser = new Browser(proxied.port, from('203.0.113.9'));
  const answer = await browser.post('/api/auth/password/reset', { ...link, visitor: '198.51.100.1' });
  expect([answer.status, services.state.told]).toEqual([400, []]);
});

it('is told with each sign-in and change of an account', async () => {
  const browser = new Browser(proxied.port, from('203.0.113.10'));
  const assertion = {
    ...{ id: 'unknown', rawId: 'unknown', type: 'public-key', clientExtensionResults: {} },
    response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' },
  };
  const account = { username: 'Ann', email: 'ann@example.com', password: 'daffodils and cake' };
  await browser.post('/api/auth/register', account);
  await browser.post('/api/auth/passkeys/sign-in', { assertion });
  await browser.signIn(7);
  await browser.send('PATCH', '/api/user/profile', { username: 'Anna' });
  await browser.post('/api/auth/password/change', { currentPassword: password, password: account.password });
  await browser.post('/api/user/export', { password });
  await browser.post('/api/user/account/delete', { password: 'not it at all', confirmation: 'DELETE' });
  await browser.post('/api/auth/logout');
  await eventually(() => services.state.told.length >= 8);
  expect(services.state.told).toEqual(
    [
      'register',
      'passkey',
      'verify',
      'change profile',
      'change password',
      'export',
      'delete',
      'sign-out',
    ].map((what) => [what, '203.0.113.10']),
  );
});

it('is told to no route that doesn’t need it', async () => {
  const browser = await signedInAs(7, proxied.port);
  await browser.post('/api/auth/password/forgot', { email: 'ann@example.com' });
  await browser.get('/api/auth/me');
  expect(services.state.told.slice(-2)).toEqual([
    ['forgot', undefined],
    ['me', undefined],
  ]);
});
