import { z } from 'zod';
import { shareCodeSchema } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';
import { calendarFeedFileRoutes } from '../dates/calendar-feed.js';

/** A route of the gateway itself, because a calendar is not JSON. */
export const calendarFileRoutes = defineRoutes('gateway', 'calendar-file', {
  download: {
    method: 'GET',
    path: '/calendars/:code/giftwell.ics',
    summary: 'Get a calendar feed by its secret address, as iCalendar',
    access: 'public',
    limit: 'share_code',
    input: z.strictObject({ code: shareCodeSchema }),
    output: z.object({}),
    errors: calendarFeedFileRoutes.get.errors,
  },
});

/** The path of a calendar feed. */
export const calendarFilePath = (code: string): string => `/api/calendars/${code}/giftwell.ics`;
