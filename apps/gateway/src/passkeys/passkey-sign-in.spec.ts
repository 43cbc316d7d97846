import { fakeServices } from '../testing/fake-services.js';
import { Browser } from '../testing/http.js';
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

const path = '/api/auth/passkeys/sign-in';
const assertion = (id: string) => ({
  ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
});

it('opens a session for the owner of the passkey', async () => {
  const browser = new Browser(gateway.port);
  const answer = await browser.post(path, { assertion: assertion('passkey-of-7') });
  expect(answer.status).toBe(200);
  expect(Object.keys(answer.json())).toEqual(['user']);
  const { user } = (await browser.get('/api/auth/session')).json<{ user: { id: number } }>();
  expect(user.id).toBe(7);
});

it.each([
  ['a passkey that is refused', assertion('unknown'), 'passkey_refused'],
  ['an unknown key', { ...assertion('passkey-of-7'), isAdmin: true }, 'invalid_input'],
])('opens none for %s', async (_, given, code) => {
  const browser = new Browser(gateway.port);
  const answer = await browser.post(path, { assertion: given });
  expect([answer.status, answer.error().code]).toEqual([400, code]);
  expect(browser.cookie).toBeUndefined();
});
