import { z } from 'zod';
import { defineRoutes } from '../core/route.js';

/** Internal route for the gateway, before an account is deleted. Never mounted. */
export const openGroupRoutes = defineRoutes('payments', 'open-groups', {
  check: {
    method: 'GET',
    path: '/internal/open-groups',
    summary: 'Check that none of my group gifts holds money or may still get some',
    input: z.strictObject({}),
    output: z.object({ ok: z.literal(true) }),
    errors: ['open_group_gifts'],
  },
});
