import { z } from 'zod';
import { defineRoutes } from '../core/route.js';

/** Most hints that are stored for a user. */
export const hintsMax = 100;

/** Public routes of auth-service, mounted unchanged. */
export const hintRoutes = defineRoutes('auth', 'hints', {
  list: {
    method: 'GET',
    path: '/user/hints',
    summary: 'List the hints that I have seen',
    input: z.strictObject({}),
    output: z.object({ hints: z.array(z.string()) }),
  },
  add: {
    method: 'POST',
    path: '/user/hints',
    summary: 'Show me a hint no more',
    input: z.strictObject({ hint: z.string().regex(/^[a-z0-9-]{1,40}$/, 'There is no such hint') }),
    output: z.object({ ok: z.literal(true) }),
  },
});
