import { z } from 'zod';
import { defineRoutes } from '../core/route.js';
import { emailSchema, passwordSchema } from './auth.js';

/** The secret of a link in a mail. It is after the `#` of the link, which browsers don't send to servers. */
export const linkTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'This link isn’t complete');

const done = z.object({ ok: z.literal(true) });

/** Public routes of auth-service, mounted unchanged. */
export const passwordRoutes = defineRoutes('auth', 'password', {
  forgot: {
    method: 'POST',
    path: '/auth/password/forgot',
    summary:
      'Mail a link with which the password can be reset; the same answer for addresses without an account',
    access: 'public',
    limit: 'credentials',
    input: z.strictObject({ email: emailSchema }),
    output: done,
  },
  reset: {
    method: 'POST',
    path: '/auth/password/reset',
    summary: 'Choose a new password with such a link; all sessions end',
    access: 'public',
    limit: 'credentials',
    passesClientAddress: true,
    input: z.strictObject({ token: linkTokenSchema, password: passwordSchema }),
    output: done,
    errors: ['link_expired', 'weak_password'],
  },
});
