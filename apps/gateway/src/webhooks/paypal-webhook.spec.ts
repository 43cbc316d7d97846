import { fakeServices } from '../testing/fake-services.js';
import { messages } from '../testing/fake-payments.js';
import { send } from '../testing/http.js';
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

it('passes a message on unchanged, with its signature and nothing else', async () => {
  const body = '{ "id":"WH-1",  "amount": 1.50, "name":"Zo\\u00e9" }';
  const headers = { 'content-type': 'application/json', 'paypal-transmission-sig': 'abc=', cookie: 'a=b' };
  const answer = await send(gateway.port, '/api/paypal/webhook', { method: 'POST', headers, body });
  expect([answer.status, answer.text]).toEqual([200, '{"ok":true}']);
  expect(messages).toEqual([{ headers: { 'paypal-transmission-sig': 'abc=' }, body }]);
});

it('takes six hundred messages a minute of an address, here a fiftieth of that', async () => {
  const small = await testGateway(services.address, {
    ...{ RATE_LIMITS_SCALE: '0.02', TRUSTED_PROXIES: '127.0.0.1' },
  });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' };
  const message = { method: 'POST', headers, body: '{}' };
  const statuses: number[] = [];
  for (let at = 0; at < 13; at += 1)
    statuses.push((await send(small.port, '/api/paypal/webhook', message)).status);
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
  await small.stop();
});

it('refuses what isn’t JSON', async () => {
  const [headers, before] = [{ 'content-type': 'application/json' }, messages.length];
  const answer = await send(gateway.port, '/api/paypal/webhook', { method: 'POST', headers, body: '{' });
  expect(answer.status).toBe(400);
  expect(messages).toHaveLength(before);
});
