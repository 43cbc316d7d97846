import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GoogleCalendar } from './google-calendar.js';

/** Google's APIs on the wire. */
let server: Server;
let google: GoogleCalendar;
let asked: string[] = [];
let statusOf: Record<string, number> = {};
const events = '/calendar/v3/calendars/primary/events';
const connections = '/v1/people/me/connections';
const pages: Record<string, unknown> = {
  [events]: {
    nextPageToken: 'more',
    items: [
      { summary: 'Mia’s birthday', start: { date: '2026-09-04' }, recurrence: ['RRULE:FREQ=YEARLY'] },
      {
        summary: 'Happy birthday!',
        start: { date: '2026-02-04' },
        eventType: 'birthday',
        birthdayProperties: { type: 'self' },
      },
      { summary: 'Late', start: { dateTime: '2026-08-03T23:30:00-07:00' } },
      { summary: 'Called off', start: { date: '2026-09-05' }, status: 'cancelled' },
      { start: { date: '2026-09-06' } },
    ],
  },
  [`${events} more`]: { items: [{ summary: 'Ada', start: { date: '2026-12-10' }, eventType: 'birthday' }] },
  [connections]: {
    nextPageToken: 'rest',
    connections: [
      {
        names: [{ displayName: 'Ben' }],
        birthdays: [{ date: { month: 5, day: 4 } }, { date: { year: 1980, month: 5, day: 4 } }],
        events: [{ type: 'anniversary', date: { year: 2010, month: 6, day: 12 } }],
      },
      { birthdays: [{ date: { month: 1, day: 1 } }] },
    ],
  },
  [`${connections} rest`]: {
    connections: [{ names: [{ displayName: 'Cleo' }], birthdays: [{ date: { month: 7, day: 8 } }] }],
  },
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://google');
    const page = searchParams.get('pageToken');
    asked.push(
      `${request.method} ${pathname}${page ? ` ${page}` : ''} ${request.headers.authorization ?? '-'}`,
    );
    const place = page ? `${pathname} ${page}` : pathname;
    response.writeHead(statusOf[place] ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(pages[place] ?? {}));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  google = new GoogleCalendar({
    GOOGLE_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
});
beforeEach(() => {
  asked = [];
  statusOf = {};
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const access = JSON.stringify({ userId: 1, accessToken: 'secret' });

describe('A Google account', () => {
  it('gives contacts and events of all pages, and its token is revoked', async () => {
    expect(await google.read(access)).toEqual([
      { title: 'Ben', day: { year: null, month: 5, day: 4 }, yearly: true, contact: 'birthday' },
      { title: 'Ben', day: { year: 2010, month: 6, day: 12 }, yearly: true, contact: 'anniversary' },
      { title: 'Cleo', day: { year: null, month: 7, day: 8 }, yearly: true, contact: 'birthday' },
      { title: 'Mia’s birthday', day: { year: 2026, month: 9, day: 4 }, yearly: true },
      { title: 'Late', day: { year: 2026, month: 8, day: 3 }, yearly: false },
      { title: 'Ada', day: { year: 2026, month: 12, day: 10 }, yearly: true, assumed: 'birthday' },
    ]);
    expect(asked.slice(0, 2)).toEqual([`GET ${events} Bearer secret`, `GET ${events} more Bearer secret`]);
    expect(asked.at(-1)).toMatch(/^POST \/revoke/);
  });

  it.each([401, 403])('that refuses contacts with %s still gives its events', async (status) => {
    statusOf = { [connections]: status };
    expect(await google.read(access)).toHaveLength(3);
  });

  it.each([
    [connections, 429, 'google_failed'],
    [connections, 500, 'google_failed'],
    [`${connections} rest`, 500, 'google_failed'],
    [`${connections} rest`, 401, 'google_expired'],
  ])(
    'whose contacts fail, at %s with %s, gives nothing instead of a part',
    async (place, status, failure) => {
      statusOf = { [place]: status };
      await expect(google.read(access)).rejects.toMatchObject({ failure });
      expect(asked.at(-1)).toMatch(/^POST \/revoke/);
    },
  );

  it.each([
    [401, 'google_expired'],
    [403, 'google_expired'],
    [500, 'google_failed'],
  ])(
    'that answers %s says why nothing was read, and the token is revoked all the same',
    async (status, failure) => {
      statusOf = { [events]: status };
      await expect(google.read(access)).rejects.toMatchObject({ failure });
      expect(asked.at(-1)).toMatch(/^POST \/revoke/);
    },
  );
});
