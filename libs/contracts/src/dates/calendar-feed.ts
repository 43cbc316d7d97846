import { z } from 'zod';
import { shareCodeSchema } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';

const feedSchema = z.object({
  /** The secret part of its address. */
  code: shareCodeSchema,
  /** Whether it also has the estimated last days to order. */
  withOrderBy: z.boolean(),
});
export type CalendarFeed = z.infer<typeof feedSchema>;
const answer = z.object({ feed: feedSchema.nullable() });

/** The user's occasions for other calendar programs, at a secret address. */
export const calendarFeedRoutes = defineRoutes('planning', 'calendar-feed', {
  get: {
    method: 'GET',
    path: '/user/calendar-feed',
    summary: 'Get the address of my calendar feed; null if it is off',
    input: z.strictObject({}),
    output: answer,
  },
  turnOn: {
    method: 'POST',
    path: '/user/calendar-feed',
    summary: 'Turn my calendar feed on, or give it a new address; an old one stops working',
    input: z.strictObject({}),
    output: answer,
  },
  change: {
    method: 'PATCH',
    path: '/user/calendar-feed',
    summary: 'Change what my calendar feed has',
    input: z.strictObject({ withOrderBy: z.boolean() }),
    output: answer,
  },
  turnOff: {
    method: 'DELETE',
    path: '/user/calendar-feed',
    summary: 'Turn my calendar feed off; its address stops working',
    input: z.strictObject({}),
    output: answer,
  },
});

/** Internal route of planning-service for the gateway, which sends the file. Never mounted. */
export const calendarFeedFileRoutes = defineRoutes('planning', 'calendar-feed-file', {
  get: {
    method: 'GET',
    path: '/internal/calendar-feed/:code',
    summary: 'Get a calendar feed as iCalendar (RFC 5545)',
    access: 'public',
    input: z.strictObject({ code: shareCodeSchema }),
    output: z.object({ calendar: z.string() }),
    errors: ['calendar_feed_not_found'],
  },
});
