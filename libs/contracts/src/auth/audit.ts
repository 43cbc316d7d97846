import { z } from 'zod';
import { defineRoutes } from '../core/route.js';

/** Internal routes of auth-service that only the gateway may call. Never mounted. */
export const auditRoutes = defineRoutes('auth', 'audit', {
  note: {
    method: 'POST',
    path: '/internal/audit',
    summary: 'Record changes of sessions and refused requests of the caller',
    access: 'public',
    input: z.strictObject({
      action: z.enum(['sign-out', 'sessions-end', 'access-denied', 'limit-hit']),
      /** For example the refused route, but never its parameters. */
      object: z.string().max(200).nullable(),
      result: z.string().max(50),
    }),
    output: z.object({ ok: z.literal(true) }),
  },
});
