import { exportParts, ownExport } from '../testing/fake-exports.js';
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

it('joins the parts of the file for its user', async () => {
  const browser = new Browser(gateway.port);
  await browser.signIn(7);
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
  const stranger = new Browser(gateway.port);
  await stranger.signIn(8);
  expect((await stranger.get(`/api/user/export/${ownExport}`)).status).toBe(404);
  expect((await new Browser(gateway.port).get(`/api/user/export/${ownExport}`)).status).toBe(401);
});
