import type { IncomingMessage, ServerResponse } from 'node:http';

/** Google's Calendar and People APIs, for the stand-in of the sign-in: events, contacts and the end of a token. */
export class CalendarAnswers {
  /** As Google sends them. */
  events: object[] = [
    { summary: 'Mia’s birthday', start: { date: '2026-09-04' }, recurrence: ['RRULE:FREQ=YEARLY'] },
    {
      summary: 'Mom and Dad’s anniversary',
      start: { date: '2026-06-12' },
      recurrence: ['RRULE:FREQ=YEARLY'],
    },
    { summary: 'Dentist', start: { dateTime: '2026-08-03T10:00:00+02:00' } },
  ];
  contacts: object[] = [
    { names: [{ displayName: 'Ada Byron' }], birthdays: [{ date: { year: 1990, month: 12, day: 10 } }] },
  ];
  /** Tokens that were revoked. */
  revoked = 0;

  /** Whether the request was for one of these APIs. */
  answer(request: IncomingMessage, response: ServerResponse, pathname: string): boolean {
    const answers: Record<string, () => object> = {
      '/calendar/v3/calendars/primary/events': () => ({ items: this.events }),
      '/v1/people/me/connections': () => ({ connections: this.contacts }),
      '/revoke': () => ({ revoked: (this.revoked += 1) }),
    };
    const found = answers[pathname];
    if (!found) return false;
    const isAllowed = pathname === '/revoke' || /^Bearer .+/.test(request.headers.authorization ?? '');
    response.writeHead(isAllowed ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isAllowed ? found() : { error: { code: 401 } }));
    return true;
  }
}
