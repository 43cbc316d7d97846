import { fakeCalendar, fakeCalendarCode } from '../testing/fake-planning.js';
import { fakeServices } from '../testing/fake-services.js';
import { send } from '../testing/http.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';

let services: Awaited<ReturnType<typeof fakeServices>>;
let gateway: TestGateway;
const path = `/api/calendars/${fakeCalendarCode}/giftwell.ics`;

beforeAll(async () => {
  services = await fakeServices();
  gateway = await testGateway(services.address);
});
afterAll(async () => {
  await gateway.stop();
  await services.close();
});

it('is a calendar for whoever has its address, and in no search engine', async () => {
  const answer = await send(gateway.port, path);
  expect([answer.status, answer.text]).toEqual([200, fakeCalendar]);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex, nofollow',
    etag: expect.stringMatching(/^"[\w-]{43}"$/) as string,
  });
});

it('is not sent again while it is the same', async () => {
  const { etag } = (await send(gateway.port, path)).headers;
  const ask = (known: string) => send(gateway.port, path, { headers: { 'if-none-match': known } });
  for (const known of [etag!, `W/${etag}`, `"other", ${etag}`]) {
    const answer = await ask(known);
    expect([answer.status, answer.text, answer.headers.etag]).toEqual([304, '', etag]);
  }
  expect((await ask('"other"')).status).toBe(200);
});

it('refuses an address that nobody made', async () => {
  expect((await send(gateway.port, `/api/calendars/${'x'.repeat(22)}/giftwell.ics`)).status).toBe(404);
  expect((await send(gateway.port, '/api/calendars/short/giftwell.ics')).status).toBe(400);
});
