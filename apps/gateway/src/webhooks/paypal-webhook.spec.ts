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

it('passes a message on as it came, with its signature and nothing else', async () => {
  const body = '{ "id":"WH-1",  "amount": 1.50, "name":"Zo\\u00e9" }';
  const headers = { 'content-type': 'application/json', 'paypal-transmission-sig': 'abc=', cookie: 'a=b' };
  const answer = await send(gateway.port, '/api/paypal/webhook', { method: 'POST', headers, body });
  expect([answer.status, answer.text]).toEqual([200, '{"ok":true}']);
  expect(messages).toEqual([{ headers: { 'paypal-transmission-sig': 'abc=' }, body }]);
});

it('refuses what isn’t JSON', async () => {
  const headers = { 'content-type': 'application/json' };
  const answer = await send(gateway.port, '/api/paypal/webhook', { method: 'POST', headers, body: '{' });
  expect(answer.status).toBe(400);
  expect(messages).toHaveLength(1);
});
