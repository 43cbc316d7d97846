import { exportParts, ownExport } from '../testing/fake-exports.js';
import { fakeServices } from '../testing/fake-services.js';
import { Browser, signedInAs } from '../testing/http.js';
import { password } from '../testing/fake-state.js';
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

it('starts with the password, and tells the service when the session was opened', async () => {
  const browser = await signedInAs(7, gateway.port);
  services.state.inputs.length = 0;
  const answer = await browser.post('/api/user/export', { password });
  expect([answer.status, answer.json()]).toMatchObject([
    200,
    { export: { id: ownExport, state: 'working' } },
  ]);
  expect(services.state.inputs).toEqual([
    { password, from: '127.0.0.1', signedInAt: expect.stringMatching(/^\d{4}-.*Z$/) as string },
  ]);
});

it('does not start with a wrong password, or for a guest', async () => {
  const browser = await signedInAs(7, gateway.port);
  const wrong = await browser.post('/api/user/export', { password: 'not it at all' });
  expect([wrong.status, wrong.error().code]).toEqual([400, 'wrong_password']);
  expect((await new Browser(gateway.port).post('/api/user/export', { password })).status).toBe(401);
});

it('joins the parts of the file for its user', async () => {
  const browser = await signedInAs(7, gateway.port);
  const answer = await browser.get(`/api/user/export/${ownExport}`);
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="giftwell-2026-01-05.zip"',
    'cache-control': 'private, no-store',
  });
  expect(answer.text).toBe(exportParts.join(''));
});

it('is not there for others, and for guests', async () => {
  const stranger = await signedInAs(8, gateway.port);
  expect((await stranger.get(`/api/user/export/${ownExport}`)).status).toBe(404);
  expect((await new Browser(gateway.port).get(`/api/user/export/${ownExport}`)).status).toBe(401);
});
