import { z } from 'zod';
import { defineRoutes } from '../core/route.js';
import { emailSchema, passwordSchema } from './auth.js';
import { linkTokenSchema } from './password.js';

const done = z.object({ ok: z.literal(true) });
const byLink = z.strictObject({ token: linkTokenSchema });

/** Public routes of auth-service, mounted unchanged. */
export const addressRoutes = defineRoutes('auth', 'address', {
  confirm: {
    method: 'POST',
    path: '/auth/address/confirm',
    summary: 'Confirm an address with a mailed link; a new address is used from then on',
    access: 'public',
    limit: 'credentials',
    passesClientAddress: true,
    input: byLink,
    /** `changed`: it replaced another address, and all sessions have ended. */
    output: z.object({ email: z.string(), changed: z.boolean() }),
    errors: ['link_expired', 'email_taken'],
  },
  state: {
    method: 'GET',
    path: '/auth/address',
    summary: 'Get my address, whether it is confirmed, and whether its mail server refuses mail',
    input: z.strictObject({}),
    output: z.object({
      email: z.string(),
      confirmed: z.boolean(),
      /** Its mail server doesn't know the address; it gets no mail until another link is asked for. */
      refused: z.boolean(),
      hasPassword: z.boolean(),
    }),
  },
  sendLink: {
    method: 'POST',
    path: '/auth/address/send-link',
    summary: 'Mail another link that confirms my address, also after its mail server refused mail',
    limit: 'credentials',
    input: z.strictObject({}),
    output: done,
  },
  change: {
    method: 'POST',
    path: '/auth/address/change',
    summary: 'Mail a link to a new address; the answer does not reveal whether another account has it',
    limit: 'credentials',
    passesClientAddress: true,
    input: z.strictObject({ email: emailSchema, password: passwordSchema }),
    output: done,
    errors: ['wrong_password', 'too_many_attempts'],
  },
});

/** A public route of auth-service, used if a mail server is configured. */
export const signUpRoutes = defineRoutes('auth', 'sign-up', {
  finish: {
    method: 'POST',
    path: '/auth/register/finish',
    summary: 'Open the account with the link from the sign-up mail',
    access: 'public',
    limit: 'credentials',
    passesClientAddress: true,
    input: byLink,
    /** `renamedTo`: the new username if another account took the wanted one meanwhile. */
    output: z.object({ email: z.string(), renamedTo: z.string().nullable() }),
    errors: ['link_expired', 'email_taken', 'username_taken'],
  },
});
