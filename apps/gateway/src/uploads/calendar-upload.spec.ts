import type { CalendarScan } from '@giftwell/contracts/calendar/calendar-import';
import { CalendarStore } from '@giftwell/server-kit';
import { buffer } from 'node:stream/consumers';
import { fakeServices } from '../testing/fake-services.js';
import { startedScans } from '../testing/fake-planning.js';
import { send } from '../testing/http.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';
import { formOf, formType, partOf } from '../testing/upload.js';

let services: Awaited<ReturnType<typeof fakeServices>>;
let gateway: TestGateway;
let cookie = '';
type Started = Pick<CalendarScan, 'scanId' | 'state'> & { code?: string };

beforeAll(async () => {
  services = await fakeServices();
  gateway = await testGateway(services.address);
  const body = JSON.stringify({ email: 'user7@example.com', password: 'correct horse' });
  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const { headers } = await send(gateway.port, '/api/auth/login', { method: 'POST', headers: json, body });
  cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
});
afterAll(async () => {
  await gateway.stop();
  await services.close();
});
beforeEach(() => {
  startedScans.length = 0;
});

const upload = (content: Buffer | string, field = 'calendar', as = cookie) =>
  send(gateway.port, '/api/calendar/scans', {
    method: 'POST',
    headers: { 'content-type': formType, 'sec-fetch-site': 'same-origin', cookie: as },
    body: formOf(partOf(content, field, '; filename="days.ics"')),
  });

it('stores a calendar file and has it scanned', async () => {
  const file = `BEGIN:VCALENDAR\r\n${'X'.repeat(300_000)}`;
  const answer = await upload(file);
  expect([answer.status, answer.json<Started>().state]).toEqual([200, 'waiting']);
  const [{ fileKey, userId }] = startedScans as [{ fileKey: string; userId: number | null }];
  expect(userId).toBe(7);
  const stored = await services.get(CalendarStore).read(fileKey);
  expect(String(await buffer(stored!.chunks()))).toBe(file);
});

it.each([
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'calendar', 'unsupported_file'],
  ['an archive', Buffer.from('504b03040000', 'hex'), 'calendar', 'unsupported_file'],
  ['nothing', '', 'calendar', 'file_empty'],
  ['another field', 'BEGIN:VCALENDAR', 'audio', 'broken_upload'],
])('refuses %s', async (_, content, field, code) => {
  expect((await upload(content, field)).error().code).toBe(code);
  expect(startedScans).toEqual([]);
});

it('refuses guests and JSON', async () => {
  expect((await upload('BEGIN:VCALENDAR', 'calendar', '')).status).toBe(401);
  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie };
  const answer = await send(gateway.port, '/api/calendar/scans', {
    method: 'POST',
    headers: json,
    body: '{}',
  });
  expect(answer.error().code).toBe('unsupported_file');
});
