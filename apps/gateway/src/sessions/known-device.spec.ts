import { Browser, send } from '../testing/http.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';
import { fakeServices } from '../testing/fake-services.js';
import { password } from '../testing/fake-state.js';

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

const lastInput = () => services.state.inputs.at(-1) as { from: string; device: string | null };

it('tells auth where a sign-in comes from and whether the browser has signed in to this account before', async () => {
  const browser = new Browser(gateway.port);
  const answer = await browser.signIn(7);
  expect(lastInput()).toMatchObject({ from: '127.0.0.1', device: null });
  const known = answer.headers['set-cookie']!.find((header) => header.startsWith('__Host-did='))!;
  browser.cookie = known.split(';')[0];
  await browser.signIn(7, 'a slip of the finger');
  expect(lastInput().device).toMatch(/^[\w-]{22}$/);
  await browser.signIn(8);
  expect(lastInput().device).toBeNull();
});

it('takes neither address nor device from the request', async () => {
  const body = JSON.stringify({ email: 'user7@example.com', password, from: '192.0.2.9', device: 'mine' });
  const headers = { 'content-type': 'application/json' };
  const { status } = await send(gateway.port, '/api/auth/login', { method: 'POST', headers, body });
  expect(status).toBe(400);
});
