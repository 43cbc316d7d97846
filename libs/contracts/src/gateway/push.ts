import { shareCodeSchema } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';
import { z } from 'zod';

/** A route of the gateway itself. Items may get lost; their content is also available by GET. */
export const pushRoutes = defineRoutes('gateway', 'push', {
  open: {
    method: 'GET',
    path: '/push',
    summary: 'Stream push messages about changes as server-sent events, named by their type',
    input: z.strictObject({}),
    output: z.object({}),
    item: z.unknown(),
    errors: ['too_many_streams'],
  },
  group: {
    method: 'GET',
    path: '/push/groups/:shareCode',
    summary: 'Stream that the page of a group gift changed, as server-sent events without data about it',
    access: 'public',
    limit: 'live',
    input: z.strictObject({ shareCode: shareCodeSchema }),
    output: z.object({}),
    item: z.unknown(),
    errors: ['group_purchase_not_found', 'too_many_streams'],
  },
});
