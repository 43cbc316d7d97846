import type { CalendarEntry } from '@giftwell/calendar-reader';
import type { CalendarScan } from '@giftwell/contracts/calendar/calendar-import';
import type { calendar_v3 } from '@googleapis/calendar';
import type { people_v1 } from '@googleapis/people';
import { z } from 'zod';
import type { Config } from '../config.js';
import { entriesOfEvent, entriesOfPerson } from './google-entries.js';

/** What the gateway stores after the consent: short-lived, and never in a queue, a log or a page. */
export const googleAccessSchema = z.object({ userId: z.number().int(), accessToken: z.string().min(1) });

/** Google doesn't let us read any more, or at all. */
export class GoogleRefusal extends Error {
  constructor(readonly failure: NonNullable<CalendarScan['failure']>) {
    super(failure);
  }
}

const timeoutMs = 15_000;
const pageSize = 2_500;
/** More events than anybody has. */
const mostPages = 20;
const peopleAtOnce = 1_000;

const options = { timeout: timeoutMs, retry: false };

/** Reads birthdays, contacts and events of a Google account with an access token, which ends with the reading. */
export class GoogleCalendar {
  private readonly root: string | undefined;

  constructor({ GOOGLE_API_URL }: Pick<Config, 'GOOGLE_API_URL'>) {
    this.root = GOOGLE_API_URL;
  }

  async read(access: string): Promise<CalendarEntry[]> {
    const { accessToken } = googleAccessSchema.parse(JSON.parse(access));
    // By their default export, because the bundle keeps no other one of packages in CommonJS.
    const { OAuth2Client } = (await import('google-auth-library')).default;
    const endpoints = this.root ? { endpoints: { oauth2RevokeUrl: `${this.root}/revoke` } } : {};
    const auth = new OAuth2Client(endpoints);
    auth.setCredentials({ access_token: accessToken });
    try {
      const events = await this.events(auth);
      // Contacts are extra: a user may have refused them.
      const people = await this.people(auth).catch(() => []);
      return [...people, ...events];
    } catch (error) {
      throw refusalOf(error);
    } finally {
      // Where that fails, the token ends by itself within an hour.
      await auth.revokeToken(accessToken).catch(() => undefined);
    }
  }

  private async events(auth: NonNullable<calendar_v3.Options['auth']>): Promise<CalendarEntry[]> {
    const { calendar } = (await import('@googleapis/calendar')).default;
    const { events } = calendar({ version: 'v3', auth, ...(this.root && { rootUrl: `${this.root}/` }) });
    const entries: CalendarEntry[] = [];
    let pageToken: string | undefined;
    for (let page = 0; page < mostPages; page += 1) {
      const { data } = await events.list(
        {
          ...{ calendarId: 'primary', maxResults: pageSize, singleEvents: false, showDeleted: false },
          fields: 'nextPageToken,items(summary,start,recurrence,status,eventType,birthdayProperties)',
          ...(pageToken && { pageToken }),
        },
        options,
      );
      for (const event of data.items ?? []) entries.push(...entriesOfEvent(event));
      pageToken = data.nextPageToken ?? undefined;
      if (!pageToken) break;
    }
    return entries;
  }

  private async people(auth: NonNullable<people_v1.Options['auth']>): Promise<CalendarEntry[]> {
    const { people } = (await import('@googleapis/people')).default;
    const api = people({ version: 'v1', auth, ...(this.root && { rootUrl: `${this.root}/` }) });
    const { data } = await api.people.connections.list(
      {
        ...{ resourceName: 'people/me', pageSize: peopleAtOnce },
        personFields: 'names,birthdays,events',
      },
      options,
    );
    return (data.connections ?? []).flatMap(entriesOfPerson);
  }
}

function refusalOf(error: unknown): GoogleRefusal {
  const status = Number(
    (error as { status?: unknown; code?: unknown }).status ?? (error as { code?: unknown }).code,
  );
  return new GoogleRefusal(status === 401 || status === 403 ? 'google_expired' : 'google_failed');
}
