import { defineRoutes } from '../core/route.js';
import { z } from 'zod';

/** Answered here. What an item holds is a hint, which may be lost: the truth is a GET away. */
export const pushRoutes = defineRoutes('gateway', 'push', {
  open: {
    method: 'GET',
    path: '/push',
    summary: 'Hints about what changed, as a stream of server-sent events named by their type',
    input: z.strictObject({}),
    output: z.object({}),
    item: z.unknown(),
    errors: ['too_many_streams'],
  },
});
