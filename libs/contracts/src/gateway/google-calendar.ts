import { z } from 'zod';
import { defineRoutes } from '../core/route.js';

/** A route of the gateway itself, which speaks with Google. */
export const googleCalendarRoutes = defineRoutes('gateway', 'google-calendar', {
  auth: {
    method: 'GET',
    path: '/calendar/google/auth',
    summary: 'Get the address at Google where reading the calendar is allowed, for a window of its own',
    limit: 'write',
    input: z.strictObject({}),
    output: z.object({ authUrl: z.url() }),
    errors: ['google_not_set_up', 'google_unavailable'],
  },
});

/** The message of that window to the page that opened it; it has no access token, only an id that is used once. */
export const googleCalendarMessage = z.object({
  type: z.literal('giftwell-calendar'),
  tokenId: z.string().nullable(),
});
