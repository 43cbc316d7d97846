import type { CalendarEntry } from '@giftwell/calendar-reader';
import type { CalendarScan } from '@giftwell/contracts/calendar/calendar-import';
import { callProvider } from '@giftwell/server-kit';
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
const eventsAtOnce = 2_500;
/** The most that Google gives at once; an account has at most 25,000 contacts. */
const peopleAtOnce = 1_000;
/** 75,000 events: more than a calendar has. */
const maxPages = 30;

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
      const people = await this.people(auth);
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
    return inPages(async (place) => {
      const wanted = {
        ...{ calendarId: 'primary', maxResults: eventsAtOnce, singleEvents: false, showDeleted: false },
        fields: 'nextPageToken,items(summary,start,recurrence,status,eventType,birthdayProperties)',
        ...place,
      };
      const { data } = await callProvider('google-calendar', () => events.list(wanted, options));
      return { found: (data.items ?? []).flatMap(entriesOfEvent), next: data.nextPageToken };
    });
  }

  private async people(auth: NonNullable<people_v1.Options['auth']>): Promise<CalendarEntry[]> {
    const { people } = (await import('@googleapis/people')).default;
    const api = people({ version: 'v1', auth, ...(this.root && { rootUrl: `${this.root}/` }) });
    return inPages(async (place) => {
      const wanted = {
        ...{ resourceName: 'people/me', pageSize: peopleAtOnce, ...place },
        personFields: 'names,birthdays,events',
      };
      const { data } = await callProvider('google-contacts', () =>
        api.people.connections.list(wanted, options),
      ).catch((error: unknown) => {
        // Contacts are extra: a user may have refused them, which the first page says.
        if (place.pageToken || !isRefused(error)) throw error;
        return { data: { connections: [], nextPageToken: null } };
      });
      return { found: (data.connections ?? []).flatMap(entriesOfPerson), next: data.nextPageToken };
    });
  }
}

interface Page {
  found: CalendarEntry[];
  /** The token of the page after it. */
  next: string | null | undefined;
}

/** Reads page after page. */
async function inPages(read: (place: { pageToken?: string }) => Promise<Page>): Promise<CalendarEntry[]> {
  const entries: CalendarEntry[] = [];
  let token: string | null | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const { found, next } = await read(token ? { pageToken: token } : {});
    entries.push(...found);
    token = next;
    if (!token) break;
  }
  return entries;
}

const refusalOf = (error: unknown) =>
  new GoogleRefusal(isRefused(error) ? 'google_expired' : 'google_failed');

/** Whether Google doesn't let us read, as opposed to a failure. */
function isRefused(error: unknown): boolean {
  const { status, code } = error as { status?: unknown; code?: unknown };
  return [401, 403].includes(Number(status ?? code));
}
